import { type IconName, iconNames } from '../../ui/icon/icon-names.ts'

/** The icon of a CMS name, if the shop has it. */
export function findIcon(name: string): IconName | null {
  return iconNames.find((each) => each === name) ?? null
}
