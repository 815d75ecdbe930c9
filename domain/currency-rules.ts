import type { CurrencyCode } from './currency.ts'
import { onePerLanguage } from './time/one-per-language.ts'

/* Intl's data of currencies, with the trade's exceptions. Server only: browsers get each
   currency's record. */

/** Decimal places of gross prices, if fewer than the currency's own. */
const priceDecimals: Readonly<Record<CurrencyCode, number>> = { CZK: 0 }

/** Decimal places of gross prices: whole cents, whole crowns. */
export function decimalPlacesOf(currency: CurrencyCode): number {
  return priceDecimals[currency] ?? Math.min(describeCurrency('en', currency).places, 2)
}

/** The same as the smallest step of a price, in hundredths. */
export function priceStepOf(currency: CurrencyCode): number {
  return 10 ** (2 - decimalPlacesOf(currency))
}

/** `€`, `Kč`, `zł`: the local symbol. */
export function symbolOf(currency: CurrencyCode, locale: string): string {
  return describeCurrency(locale, currency).symbol
}

/**
 * Position of the symbol: `€3.90`, `3,90 €`. An alphabetic symbol such as `Kč` follows, as is usual
 * in trade.
 */
export function symbolPlacementOf(currency: CurrencyCode, locale: string): 'left' | 'right' {
  const { symbol, isFirst } = describeCurrency(locale, currency)
  return isFirst && !/\p{L}/u.test(symbol) ? 'left' : 'right'
}

/** Why a currency cannot be used; null: it can. */
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
