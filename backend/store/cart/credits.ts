import type { CurrencyCode } from '../../../domain/currency.ts'
import { creditRates } from '../account/credit-rates.ts'
import { splitAcrossRates, type TaxMix } from '../../pricing/tax-mix.ts'
import type { GrossAndNet } from '../../pricing/total.ts'

export interface CartCredits {
  spent: number
  balance: number
  /** Zero or negative. */
  discount: GrossAndNet
}

interface Payable {
  /** Remaining amount for items. */
  items: GrossAndNet
  /** Part of it for lines paid with credits, in minor units. */
  forCredits: number
  /** Additional credits to pay with. */
  requested: number
  balance: number
  currency: CurrencyCode
  mix: TaxMix
}

/** Credits pay for items, limited by their price and the balance (spec §6). */
export function payWithCredits(payable: Payable): CartCredits {
  const { items: itemsTotal, forCredits, requested, balance, currency, mix } = payable
  const worth = creditRates.get(currency)?.worth
  if (!worth) return { spent: 0, balance, discount: splitAcrossRates(0, mix) }
  const spent = Math.min(
    Math.ceil(forCredits / worth) + requested,
    Math.ceil(itemsTotal.withTax / worth),
    Math.max(balance, 0),
  )
  const off = Math.min(spent * worth, itemsTotal.withTax)
  return { spent, balance, discount: splitAcrossRates(off === 0 ? 0 : -off, mix) }
}
