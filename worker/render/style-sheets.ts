import assets from 'virtual:asset-manifest'
import type { ScreenPolicy } from '../../domain/screens/screen-policy.ts'
import { screenPolicies } from '../../domain/screens/screens.gen.ts'
import type { ScreenName } from '../../domain/routes.ts'

/** URLs of a screen's style sheets, in order. */
export function styleSheetsOf(screen: ScreenName): string[] {
  const { sheet: name }: ScreenPolicy = screenPolicies[screen]
  const own = name && assets.sheets[name]
  return own ? [assets.styles, own] : [assets.styles]
}
