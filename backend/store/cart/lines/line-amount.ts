import type { ChangedAmount } from '../../../../domain/cart/cart.ts'
import { Refusal } from '../../../contract/refusal.ts'
import { fromThousandths } from '../../../db/thousandths.ts'
import type { Caller } from '../../../request/caller.ts'
import { clipAmount } from './amount.ts'
import { limitText } from './limit-text.ts'
import type { Offer } from '../offer.ts'
import type { CartRow } from '../find-shopper.ts'

export interface Change {
  itemId: string
  changedAmount: ChangedAmount | null
}

/** Available amount of a variant minus its other lines; refuses if that is zero. */
export function requireAmount(requested: number, offer: Offer, inOthers: number): number {
  const amount = clipAmount(requested, { ...offer, stock: Math.max(offer.stock - inOthers, 0) })
  if (amount === 0) throw soldOut(offer, 0)
  return amount
}

/** Sets the amount of a line and records its current price. */
export function amountUpdate(
  db: D1Database,
  { currency }: Caller,
  itemId: string,
  amount: number,
  { listPrice }: Offer,
): D1PreparedStatement {
  return db
    .prepare(
      'UPDATE cart_item SET amount = ?2, noted_currency = ?3, noted_with_tax = ?4 WHERE id = ?1',
    )
    .bind(itemId, amount, currency, listPrice)
}

export function touch(db: D1Database, cart: CartRow) {
  return db
    .prepare('UPDATE cart SET updated_at = ?2 WHERE id = ?1')
    .bind(cart.id, new Date().toISOString())
}

export function soldOut(offer: Offer, left: number): Refusal {
  const values = { name: offer.name, limit: limitText(left, offer) }
  const key = left > 0 ? 'outOfStock' : 'notSaleable'
  return new Refusal(422, { key, code: 'out_of_stock', field: 'amount', values })
}

export function changedAmount(
  { variantId }: Offer,
  requested: number,
  amount: number,
): ChangedAmount | null {
  return requested === amount
    ? null
    : { variantId, requested: fromThousandths(requested), amount: fromThousandths(amount) }
}
