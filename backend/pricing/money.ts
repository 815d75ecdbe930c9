import { toDecimal } from '../../domain/minor-units.ts'
import type { CurrencyCode } from '../../domain/currency.ts'
import {
  decimalPlacesOf,
  priceStepOf,
  symbolOf,
  symbolPlacementOf,
} from '../../domain/currency-rules.ts'
import { decimalFormat } from '../locales/number-format.ts'

/** Net of a gross amount, in whole minor units. */
export function withoutTax(minor: number, vatPercent: number): number {
  return Math.round((minor * 100) / (100 + vatPercent))
}

/** A discounted gross price, rounded to the currency's price step. */
export function reduced(minor: number, percent: number, currency: CurrencyCode): number {
  return roundPrice((minor * (100 - percent)) / 100, currency)
}

export function roundPrice(minor: number, currency: CurrencyCode): number {
  const step = priceStepOf(currency)
  return Math.round(minor / step) * step
}

/** For texts, e.g. in an email: `1.234,50 €`, `€1,234.50`, in the shop's format. */
export function formatMoney(minor: number, currency: CurrencyCode, locale: string): string {
  // Crowns are whole; their net amounts are not, and have to add up.
  const digits = decimalPlacesOf(currency) === 0 && minor % 100 === 0 ? 0 : 2
  const tag = locale === 'en' ? 'en-GB' : locale
  const amount = toDecimal(minor)
  const number = decimalFormat(tag, digits).format(Math.abs(amount))
  const sign = amount < 0 ? '-' : ''
  const symbol = symbolOf(currency, tag)
  return symbolPlacementOf(currency, tag) === 'left'
    ? `${sign}${symbol}${number}`
    : `${sign}${number}\u00a0${symbol}`
}
