import type { CurrencyCode } from '../../domain/currency.ts'
import { decimalPlacesOf } from '../../domain/currency-rules.ts'
import { roundPrice } from '../pricing/money.ts'

/** Why an amount cannot be a price: no hellers. */
export function reasonAgainstPrice(amount: number, currency: CurrencyCode): string | null {
  const minor = amount * 100
  if (Math.abs(minor - roundPrice(minor, currency)) < 1e-6) return null
  const places = decimalPlacesOf(currency)
  return `${amount} is no price in ${currency}, which has ${places === 0 ? 'whole amounts' : `${places} decimal places`}`
}
