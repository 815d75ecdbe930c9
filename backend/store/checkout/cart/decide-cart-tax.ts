import type { CartQuery } from '../../../../domain/contract/store-cart-parts.ts'
import type { Merchant } from '../../../../domain/merchant/merchant.ts'
import type { Taxation } from '../../../../domain/tax/taxation.ts'
import type { PricedCart } from '../../cart/priced-cart.ts'
import type { EvidenceContext } from '../../services/find-evidence.ts'
import type { DispatchedFrom } from '../tax/dispatch-country.ts'
import { decideOrderTax } from '../tax/order-tax.ts'
import type { OrderedAmount } from '../reserve-stock.ts'
import { taxationOf } from '../tax/taxation.ts'

interface TaxedCart {
  priced: PricedCart | null
  query: Omit<CartQuery, 'with'>
  merchant: Merchant
  dispatch?: DispatchedFrom | null
}

/** VAT of a cart, as far as destination and buyer are known. */
export async function decideCartTax(
  context: EvidenceContext,
  { priced, query, merchant, dispatch = null }: TaxedCart,
  now: Date,
): Promise<Taxation> {
  const { vat_id, country, postcode = '', collected_in } = query
  const order = {
    ordered: (priced?.lines ?? []).map(({ row }): OrderedAmount => [row.variantId, row.amount]),
    business: vat_id ? { vatin: vat_id, vatinsvk: '' } : null,
    destination: country ? { country, postcode } : null,
    collectedIn: collected_in ?? null,
    merchant,
    dispatch,
  }
  const tax = await decideOrderTax(context, order, now)
  const handedOverIn = order.collectedIn ?? order.destination?.country ?? null
  return taxationOf(tax, context.caller, { at: now, handedOverIn })
}
