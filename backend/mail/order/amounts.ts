import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Locale } from '../../../domain/locale.ts'
import { toMinor } from '../../../domain/minor-units.ts'
import { numberFormat } from '../../locales/number-format.ts'
import { formatMoney } from '../../pricing/money.ts'

export interface Amounts {
  money: (amount: number) => string
  number: (amount: number) => string
}

/** Amounts in the storefront's format. */
export function amountsIn(locale: Locale, currency: CurrencyCode): Amounts {
  const numbers = numberFormat(locale === 'en' ? 'en-GB' : locale)
  return {
    // A true minus sign, as in the shop.
    money: (amount) => formatMoney(toMinor(amount), currency, locale).replace(/^-/, '\u2212'),
    number: (amount) => numbers.format(amount),
  }
}
