import { languageTag } from '../../../domain/language.ts'
import type { Shop } from '../../shop.tsx'

/** Weekday in full: the Czech abbreviation for Monday reads as "after". */
export function deliveryDay({ context }: Pick<Shop, 'context'>, date: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(languageTag(context), options).format(new Date(date))
}
