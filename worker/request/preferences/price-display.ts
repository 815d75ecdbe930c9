import { businessVariant, type PriceGroup } from '../../../domain/context.ts'

export interface PriceDisplay {
  netPrices: boolean
  bothPrices: boolean
}

/** Cookies of the price display (spec §4 Preferences); set by the preferences API. */
export const priceDisplayCookies = {
  netPrices: 'display_vat',
  bothPrices: 'display_both_prices',
} as const

/** Without a choice: net prices first for businesses only, and the other price beside them. */
export function priceDisplayOf(
  cookies: ReadonlyMap<string, string>,
  { variant }: PriceGroup,
): PriceDisplay {
  const chosen = cookies.get(priceDisplayCookies.netPrices)
  return {
    netPrices: chosen === '1' || (chosen !== '0' && variant === businessVariant),
    bothPrices: cookies.get(priceDisplayCookies.bothPrices) !== '0',
  }
}
