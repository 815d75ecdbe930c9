import { toDecimal } from '../../domain/minor-units.ts'
import type { CurrencyCode } from '../../domain/currency.ts'
import {
  decimalPlacesOf,
  priceStepOf,
  symbolOf,
  symbolPlacementOf,
} from '../../domain/currency-rules.ts'

/** What is left of an amount with tax when the tax is taken out, to whole minor units. */
export function withoutTax(minor: number, vatPercent: number): number {
  return Math.round((minor * 100) / (100 + vatPercent))
}

/** A price with tax after a reduction, rounded as the currency's prices are. */
export function reduced(minor: number, percent: number, currency: CurrencyCode): number {
  return roundPrice((minor * (100 - percent)) / 100, currency)
}

export function roundPrice(minor: number, currency: CurrencyCode): number {
  const step = priceStepOf(currency)
  return Math.round(minor / step) * step
}

/** For texts to people, e.g. in a mail: `1.234,50 €`, `€1,234.50`, as the shop writes it too. */
export function formatMoney(minor: number, currency: CurrencyCode, locale: string): string {
  // Crowns are whole; what is left of them without VAT is not, and has to add up.
  const digits = decimalPlacesOf(currency) === 0 && minor % 100 === 0 ? 0 : 2
  const tag = locale === 'en' ? 'en-GB' : locale
  const amount = toDecimal(minor)
  const number = new Intl.NumberFormat(tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(amount))
  const sign = amount < 0 ? '-' : ''
  const symbol = symbolOf(currency, tag)
  return symbolPlacementOf(currency, tag) === 'left'
    ? `${sign}${symbol}${number}`
    : `${sign}${number}\u00a0${symbol}`
}
