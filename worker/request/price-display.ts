export interface PriceDisplay {
  netPrices: boolean
  bothPrices: boolean
}

/** Cookies of the price display (spec §4 Preferences); the browser's preferences API sets them. */
export const priceDisplayCookies = {
  netPrices: 'display_vat',
  bothPrices: 'display_both_prices',
} as const

/** Net prices first only by choice, the other price beside it unless declined. */
export function priceDisplayOf(cookies: ReadonlyMap<string, string>): PriceDisplay {
  return {
    netPrices: cookies.get(priceDisplayCookies.netPrices) === '1',
    bothPrices: cookies.get(priceDisplayCookies.bothPrices) !== '0',
  }
}
