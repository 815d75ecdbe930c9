import * as z from 'zod'
import { rowSchema, findRow } from '../../../db/rows.ts'
import { notFound } from '../../../contract/refusal.ts'
import { toThousandths } from '../../../db/thousandths.ts'
import type { Caller } from '../../../request/caller.ts'
import { amountUpdate, changedAmount, requireAmount, touch, type Change } from './line-amount.ts'
import { requireOffer } from '../offer.ts'
import type { CartRow, Shopper } from '../find-shopper.ts'

const CartItemRow = rowSchema('cart_item', { variantId: z.string(), inOthers: z.number() })

/** Sets the amount of a line; 404 for a line of another cart. */
export async function setAmount(
  db: D1Database,
  caller: Caller,
  { cart, customer }: Shopper & { cart: CartRow },
  itemId: string,
  requested: number,
): Promise<Change> {
  const line = await findRow(
    db
      .prepare(
        `SELECT i.variant_id, coalesce((SELECT sum(amount) FROM cart_item o
        WHERE o.cart_id = i.cart_id AND o.variant_id = i.variant_id AND o.id <> i.id), 0) AS in_others
      FROM cart_item i WHERE i.id = ?1 AND i.cart_id = ?2`,
      )
      .bind(itemId, cart.id),
    CartItemRow,
  )
  if (!line) throw notFound()
  const offer = await requireOffer(db, caller, { id: line.variantId }, customer)
  const amount = requireAmount(toThousandths(requested), offer, line.inOthers)
  await db.batch([amountUpdate(db, caller, itemId, amount, offer), touch(db, cart)])
  return { itemId, changedAmount: changedAmount(offer, toThousandths(requested), amount) }
}

/** Removes a line with its child lines. */
export async function removeItem(db: D1Database, cart: CartRow, itemId: string): Promise<void> {
  const [removed] = await db.batch([
    db
      .prepare('DELETE FROM cart_item WHERE (id = ?1 OR parent_id = ?1) AND cart_id = ?2')
      .bind(itemId, cart.id),
    touch(db, cart),
  ])
  if (removed?.meta.changes === 0) throw notFound()
}
