export interface PriceDisplay {
  netPrices: boolean
  bothPrices: boolean
}

/** Cookies of the price display (spec §4 Preferences); set by the preferences API. */
export const priceDisplayCookies = {
  netPrices: 'display_vat',
  bothPrices: 'display_both_prices',
} as const

/** Net prices first only by choice, with gross beside them unless declined. */
export function priceDisplayOf(cookies: ReadonlyMap<string, string>): PriceDisplay {
  return {
    netPrices: cookies.get(priceDisplayCookies.netPrices) === '1',
    bothPrices: cookies.get(priceDisplayCookies.bothPrices) !== '0',
  }
}
