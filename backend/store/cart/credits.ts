import type { CurrencyCode } from '../../../domain/currency.ts'
import { creditRates } from '../account/credit-rates.ts'
import { sumAcross, type TaxMix } from '../../pricing/tax-mix.ts'
import type { Sum } from '../../pricing/total.ts'

export interface CartCredits {
  spent: number
  balance: number
  /** Zero or negative. */
  discount: Sum
}

interface Payable {
  /** What is left to pay for items. */
  items: Sum
  /** Of that, lines that are wanted for credits, in minor units. */
  forCredits: number
  /** Credits that the customer wants to pay with besides. */
  requested: number
  balance: number
  currency: CurrencyCode
  mix: TaxMix
}

/** Credits pay for items, never more than these cost and never more than there are (spec §6). */
export function payWithCredits(payable: Payable): CartCredits {
  const { items: itemsTotal, forCredits, requested, balance, currency, mix } = payable
  const worth = creditRates.get(currency)?.worth
  if (!worth) return { spent: 0, balance, discount: sumAcross(0, mix) }
  const spent = Math.min(
    Math.ceil(forCredits / worth) + requested,
    Math.ceil(itemsTotal.withTax / worth),
    Math.max(balance, 0),
  )
  const off = Math.min(spent * worth, itemsTotal.withTax)
  return { spent, balance, discount: sumAcross(off === 0 ? 0 : -off, mix) }
}
