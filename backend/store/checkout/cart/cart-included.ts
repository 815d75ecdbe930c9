import {
  cartParts,
  type CartIncluded,
  type CartQuery,
} from '../../../../domain/contract/store-cart-parts.ts'
import { loadMerchant } from '../../../merchant/load-merchant.ts'
import { listGifts } from '../../cart/gifts.ts'
import type { PricedCart } from '../../cart/priced-cart.ts'
import type { Shopper } from '../../cart/find-shopper.ts'
import type { EvidenceContext } from '../../services/find-evidence.ts'
import { paymentsFor, shippersFor } from '../delivery/methods.ts'
import { decideCartTax } from './decide-cart-tax.ts'

/** The parts that were asked for along with a cart, made of the same prices as it. */
export async function cartIncluded(
  context: EvidenceContext,
  { customer }: Shopper,
  priced: PricedCart | null,
  query: CartQuery,
): Promise<CartIncluded> {
  const { db, caller, config } = context
  const asked = new Set(query.with?.split(','))
  const wanted = new Set(cartParts.filter((part) => asked.has(part)))
  const now = new Date()
  const [merchant, gifts] = await Promise.all([
    loadMerchant(db),
    wanted.has('gifts') ? listGifts(db, caller, priced) : undefined,
  ])
  const taxed = { priced, query, merchant }
  const taxation = wanted.has('taxation') ? await decideCartTax(context, taxed, now) : undefined
  return {
    ...(gifts && { gifts }),
    ...(wanted.has('shippers') && { shippers: shippersFor(priced, { merchant, caller, now }) }),
    ...(taxation && { taxation }),
    ...(wanted.has('payments') && {
      payments: paymentsFor(merchant, caller, customer?.variant === 'b2b', config),
    }),
  }
}
