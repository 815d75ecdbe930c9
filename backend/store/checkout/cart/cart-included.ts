import {
  cartParts,
  type CartIncluded,
  type CartQuery,
} from '../../../../domain/contract/store-cart-parts.ts'
import { loadMerchant } from '../../../merchant/load-merchant.ts'
import { listGifts } from '../../cart/gifts.ts'
import { reportProblems } from '../../cart/report-problems.ts'
import type { PricedCart } from '../../cart/priced-cart.ts'
import type { Shopper } from '../../cart/find-shopper.ts'
import type { EvidenceContext } from '../../services/find-evidence.ts'
import { paymentsFor, shippersFor } from '../delivery/methods.ts'
import { decideCartTax } from './decide-cart-tax.ts'

/** Parts requested together with a cart, from the same prices. */
export async function cartIncluded(
  context: EvidenceContext,
  { customer }: Shopper,
  priced: PricedCart | null,
  query: CartQuery,
): Promise<CartIncluded> {
  const { db, caller, config } = context
  const requested = new Set(query.with?.split(','))
  const included = new Set(cartParts.filter((part) => requested.has(part)))
  const now = new Date()
  const merchant = await loadMerchant(db)
  const taxed = { priced, query, merchant }
  const [gifts, taxation, problems] = await Promise.all([
    included.has('gifts') ? listGifts(db, caller, priced) : undefined,
    included.has('taxation') ? decideCartTax(context, taxed, now) : undefined,
    included.has('problems') ? reportProblems(db, caller, config, priced) : undefined,
  ])
  return {
    ...(gifts && { gifts }),
    ...(problems && { problems }),
    ...(included.has('shippers') && { shippers: shippersFor(priced, { merchant, caller, now }) }),
    ...(taxation && { taxation }),
    ...(included.has('payments') && {
      payments: paymentsFor(merchant, caller, customer?.variant === 'b2b', config),
    }),
  }
}
