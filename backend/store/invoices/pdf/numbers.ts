import type { CurrencyCode } from '../../../../domain/currency.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { localeTags } from '../../../../domain/locales/locales.ts'

export interface Numbers {
  /** `1.234,56` */
  sum: (amount: number) => string
  /** `1.234,56 EUR` */
  money: (amount: number) => string
  /** All digits, two at least: `3,3333`. */
  price: (decimal: string) => string
  /** `2,5` */
  plain: (value: number) => string
}

export function numbersIn(locale: Locale, currencyCode: CurrencyCode): Numbers {
  const tag = localeTags[locale]
  const sums = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const prices = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 10 })
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 })
  return {
    sum: (amount) => sums.format(amount),
    money: (amount) => `${sums.format(amount)} ${currencyCode}`,
    price: (decimal) => prices.format(Number(decimal)),
    plain: (value) => plain.format(value),
  }
}
