import { businessVariant } from '../../../../domain/context.ts'
import {
  cartParts,
  type CartIncluded,
  type CartPart,
  type CartQuery,
} from '../../../../domain/contract/store-cart-parts.ts'
import { loadMerchant } from '../../../merchant/load-merchant.ts'
import { type GiftRow, offerGifts, readGifts } from '../../cart/gifts.ts'
import { reportProblems } from '../../cart/report-problems.ts'
import type { PricedCart } from '../../cart/priced-cart.ts'
import type { Shopper } from '../../cart/find-shopper.ts'
import type { EvidenceContext } from '../../services/find-evidence.ts'
import { paymentsFor, shippersFor } from '../delivery/methods.ts'
import { type DispatchedFrom, guestDispatchCountry } from '../tax/dispatch-country.ts'
import { decideCartTax } from './decide-cart-tax.ts'

/** Data of the requested parts that does not depend on what is in the cart. */
interface IncludedRows {
  parts: ReadonlySet<CartPart>
  gifts: GiftRow[] | null
  dispatch: DispatchedFrom | null
}

/** Reads it in the cart's own round trip. */
export async function readIncluded(
  { db, caller }: Pick<EvidenceContext, 'db' | 'caller'>,
  query: CartQuery,
): Promise<IncludedRows> {
  const requested = new Set(query.with?.split(','))
  const parts = new Set(cartParts.filter((part) => requested.has(part)))
  // As in `decideCartTax`: own branches hand goods over.
  const destination = query.country ?? null
  const [gifts, dispatch] = await Promise.all([
    parts.has('gifts') ? readGifts(db, caller) : null,
    parts.has('taxation') ? guestDispatchCountry(db, caller, destination) : null,
  ])
  return { parts, gifts, dispatch }
}

/** Parts requested together with a cart, from the same prices. */
export async function cartIncluded(
  context: EvidenceContext,
  { customer }: Shopper,
  { priced, rows, query }: { priced: PricedCart | null; rows: IncludedRows; query: CartQuery },
): Promise<CartIncluded> {
  const { db, caller, config } = context
  const { parts, gifts, dispatch } = rows
  const now = new Date()
  const merchant = await loadMerchant(db)
  const taxed = { priced, query, merchant, dispatch }
  const [taxation, problems] = await Promise.all([
    parts.has('taxation') ? decideCartTax(context, taxed, now) : undefined,
    parts.has('problems') ? reportProblems(db, caller, config, priced) : undefined,
  ])
  return {
    ...(gifts && { gifts: offerGifts(gifts, caller, priced) }),
    ...(problems && { problems }),
    ...(parts.has('shippers') && { shippers: shippersFor(priced, { merchant, caller, now }) }),
    ...(taxation && { taxation }),
    ...(parts.has('payments') && {
      payments: paymentsFor(merchant, caller, customer?.variant === businessVariant, config),
    }),
  }
}
