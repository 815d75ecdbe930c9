import type { Currency, CurrencyCode } from '../../domain/currency.ts'
import { isRightToLeft, languageTag, type LanguageContext } from '../../domain/language.ts'
import { onePerLanguage } from '../../domain/time/one-per-language.ts'
import { noBreakRanges } from './no-break-ranges.ts'

const nbsp = '\u00a0'
const timeZone = 'Europe/Paris'

export interface Format {
  /** Amount with symbol, by the currency's record; an unknown code is shown as the code. */
  price(amount: number, code?: CurrencyCode): string
  /**
   * With two decimals if it is no multiple of the currency's smallest amount, so that sums add up.
   */
  sum(amount: number, code?: CurrencyCode): string
  number(value: number, decimals?: number): string
  /** `95 m³/h`: number and unit with a no-break space. */
  quantity(value: number, unit: string): string
  /** `95–290 m³/h`, without a line break. */
  range(from: number, to: number, unit: string): string
  /** `21. November 2026`, in the shop's time zone. */
  date(iso: string): string
  /** `Mo., 23. November`, for delivery dates. */
  weekday(iso: string): string
}

/**
 * Formats of one language; prices follow the currency's record, not the locale (spec §3 Currency).
 */
export function createFormat(
  spoken: LanguageContext,
  active: CurrencyCode,
  currencies: Currency[],
): Format {
  const locale = languageTag(spoken)
  // Bidi isolation: between right-to-left words a number and its unit would swap.
  const isolate = isRightToLeft(spoken.language)
    ? (shown: string) => `\u2066${shown}\u2069`
    : (shown: string) => shown
  const number = (value: number, decimals = 2) => numbersOf(locale, decimals).format(value)
  return {
    price(amount, code = active) {
      const currency = currencies.find((entry) => entry.code === code)
      return isolate(
        currency ? formatPrice(amount, currency) : `${amount.toFixed(2)}${nbsp}${code}`,
      )
    },
    sum(amount, code = active) {
      const currency = currencies.find((entry) => entry.code === code)
      if (!currency) return isolate(`${amount.toFixed(2)}${nbsp}${code}`)
      const isRound = Number.isInteger(
        Math.round(amount * 100) / 10 ** (2 - currency.decimalPlaces),
      )
      return isolate(formatPrice(amount, isRound ? currency : { ...currency, decimalPlaces: 2 }))
    },
    number,
    quantity: (value, unit) => isolate(unit ? `${number(value)}${nbsp}${unit}` : number(value)),
    range: (from, to, unit) =>
      isolate(
        noBreakRanges(`${number(from)}–${unit ? `${number(to)}${nbsp}${unit}` : number(to)}`),
      ),
    date: (iso) => datesOf(locale, 'date').format(new Date(iso)),
    weekday: (iso) => datesOf(locale, 'weekday').format(new Date(iso)),
  }
}

const dateStyles = {
  date: { dateStyle: 'long', timeZone },
  weekday: { weekday: 'short', day: 'numeric', month: 'long', timeZone },
} as const

const numbersOf = onePerLanguage(
  (tag: string, decimals: number) =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: decimals }),
)
const datesOf = onePerLanguage(
  (tag: string, style: keyof typeof dateStyles) => new Intl.DateTimeFormat(tag, dateStyles[style]),
)

function formatPrice(amount: number, currency: Currency): string {
  const [whole = '0', cents = ''] = Math.abs(amount).toFixed(currency.decimalPlaces).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, currency.millesimalPoint)
  const digits = cents ? `${grouped}${currency.decimalPoint}${cents}` : grouped
  const sign = amount < 0 ? '−' : ''
  return currency.symbolPlacement === 'left'
    ? `${sign}${currency.symbol}${digits}`
    : `${sign}${digits}${nbsp}${currency.symbol}`
}
