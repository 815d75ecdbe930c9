import type { ScreenName } from './routes.ts'

const personal =
  /^(?:checkout(?!-finished)|payment|import-order|bulk-order|withdrawal|login|register|password|user|shopping-list|wish-list|maintenance)/

/**
 * Whether scripts of third parties may run on a screen: never where somebody types addresses,
 * passwords or means of payment. The finished page tells of the order and may.
 */
export function allowsThirdParties(screen: ScreenName): boolean {
  return !personal.test(screen)
}
