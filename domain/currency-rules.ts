import type { CurrencyCode } from './currency.ts'
import { onePerLanguage } from './time/one-per-language.ts'

/*
 * What Intl knows of currencies, and where trade differs from it. For servers: browsers are told by
 * the record of each currency.
 */

/** Decimal places of prices with tax, where they are fewer than those of the currency itself. */
const placesOfPrices: Readonly<Record<CurrencyCode, number>> = { CZK: 0 }

/** Decimal places that prices with tax end on: whole cents, whole crowns. */
export function decimalPlacesOf(currency: CurrencyCode): number {
  return placesOfPrices[currency] ?? Math.min(describeCurrency('en', currency).places, 2)
}

/** The same as the smallest step of a price, in the hundredths in which money is added up. */
export function priceStepOf(currency: CurrencyCode): number {
  return 10 ** (2 - decimalPlacesOf(currency))
}

/** `€`, `Kč`, `zł`: as whoever pays in it writes it. */
export function symbolOf(currency: CurrencyCode, locale: string): string {
  return describeCurrency(locale, currency).symbol
}

/**
 * Where a language writes the symbol: `€3.90`, `3,90 €`. A name of letters, such as `Kč`, stands behind,
 * where the trade writes it.
 */
export function symbolPlacementOf(currency: CurrencyCode, locale: string): 'left' | 'right' {
  const { symbol, isFirst } = describeCurrency(locale, currency)
  return isFirst && !/\p{L}/u.test(symbol) ? 'left' : 'right'
}

/** Why a shop cannot sell in a currency; null: it can. */
export function refuseCurrency(currency: CurrencyCode): string | null {
  if (!Intl.supportedValuesOf('currency').includes(currency)) return 'is no currency of ISO 4217'
  const isWholeUnit = withoutMinorUnit.includes(currency)
  const { places } = describeCurrency('en', currency)
  return isWholeUnit || places > 2 ? 'has no hundredths, in which money is added up here' : null
}

/** ISO 4217: minor unit 0. Payment providers count them in whole units. */
const withoutMinorUnit =
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')

const describeCurrency = onePerLanguage((locale: string, currency: CurrencyCode) => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const parts = format.formatToParts(0)
  const symbol = parts.find(({ type }) => type === 'currency')?.value
  return {
    symbol: symbol ?? currency,
    isFirst: parts[0]?.type === 'currency',
    places: format.resolvedOptions().maximumFractionDigits ?? 2,
  }
})
