import assets from 'virtual:asset-manifest'
import { sheetOfScreen } from '../../client/styles/sheet-of-screen.ts'
import type { ScreenName } from '../../domain/routes.ts'

/** URLs of the style sheets of a screen, in their order. */
export function styleSheetsOf(screen: ScreenName): string[] {
  const name = sheetOfScreen[screen]
  const own = name && assets.sheets[name]
  return own ? [assets.styles, own] : [assets.styles]
}
