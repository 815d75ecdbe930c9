import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { decideTax } from '../../../domain/tax/decide-tax.ts'
import { rateUnder } from '../../../domain/tax/rates.ts'
import type { TaxDecision, VatIdEvidence } from '../../../domain/tax/tax-decision.ts'
import type { Caller } from '../../request/caller.ts'
import { countryOf, marketOf, warehouseOf } from '../../request/market.ts'
import type { PricedCart } from '../cart/priced-cart.ts'
import type { Choice } from './choice.ts'
import type { Taxation } from './settle-order.ts'

interface Buyer {
  isBusiness: boolean
  evidence: VatIdEvidence | null
}

/** Which VAT an order that goes there is charged. */
export function taxationOf(
  { vatPercent }: PricedCart,
  { shippingAddress, branch }: Pick<Choice, 'shippingAddress' | 'branch'>,
  buyer: Buyer,
  { caller, merchant, now }: { caller: Caller; merchant: Merchant; now: Date },
): Taxation & { tax: TaxDecision } {
  const market = marketOf(caller)
  const tax = decideTax({
    dispatchCountry: warehouseOf[market],
    destination: shippingAddress,
    marketCountry: countryOf[market],
    collectedIn: branch?.kind === 'branch' ? branch.address.country : null,
    buyer,
    seller: { country: merchant.country || warehouseOf[market] },
    at: now,
  })
  return {
    tax,
    rates: {
      standard: rateUnder(tax, 'standard', now),
      reduced: rateUnder(tax, 'reduced', now),
    },
    listed: { standard: vatPercent, reduced: vatPercent },
  }
}
