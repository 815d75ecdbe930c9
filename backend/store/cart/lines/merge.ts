import * as z from 'zod'
import { rowSchema, findRow } from '../../../db/rows.ts'
import { hashToken } from '../../../db/hash.ts'

/**
 * Merges a guest's cart at sign-in: moved as a whole if the customer has none, else its lines are
 * added and equal variants merged. Amounts above stock are reported when the order is placed.
 */
export async function mergeGuestCart(
  db: D1Database,
  cartToken: string | null,
  customerId: string,
): Promise<void> {
  if (cartToken === null) return
  const guest = await findId(db, 'token_hash', await hashToken(cartToken))
  if (!guest) return
  const own = await findId(db, 'customer_id', customerId)
  if (!own) {
    await db
      .prepare('UPDATE cart SET customer_id = ?2, token_hash = NULL WHERE id = ?1')
      .bind(guest, customerId)
      .run()
    return
  }
  await db.batch([
    db
      .prepare(
        // The first of equal lines takes the sum.
        `UPDATE cart_item SET amount = cart_item.amount + g.amount
        FROM (SELECT variant_id, sum(amount) AS amount FROM cart_item WHERE cart_id = ?1 GROUP BY variant_id) g
        WHERE cart_item.variant_id = g.variant_id AND cart_item.id =
          (SELECT id FROM cart_item o WHERE o.cart_id = ?2 AND o.variant_id = g.variant_id
            ORDER BY position, id LIMIT 1)`,
      )
      .bind(guest, own),
    db
      .prepare(
        // Children of a merged line belong to its target.
        `UPDATE cart_item SET parent_id = (SELECT o.id FROM cart_item p
          JOIN cart_item o ON o.cart_id = ?2 AND o.variant_id = p.variant_id AND o.parent_id IS NULL
          WHERE p.id = cart_item.parent_id ORDER BY o.position, o.id LIMIT 1)
        WHERE cart_id = ?1 AND parent_id IN (SELECT p.id FROM cart_item p WHERE p.cart_id = ?1
          AND p.variant_id IN (SELECT variant_id FROM cart_item WHERE cart_id = ?2))`,
      )
      .bind(guest, own),
    db
      .prepare(
        `DELETE FROM cart_item WHERE cart_id = ?1
        AND variant_id IN (SELECT variant_id FROM cart_item WHERE cart_id = ?2)`,
      )
      .bind(guest, own),
    db
      .prepare(
        `UPDATE cart_item SET cart_id = ?2, position = position
          + (SELECT coalesce(max(position), 0) FROM cart_item WHERE cart_id = ?2) WHERE cart_id = ?1`,
      )
      .bind(guest, own),
    db
      .prepare(
        `UPDATE cart SET coupon_code = coalesce(cart.coupon_code, g.coupon_code),
          comment = iif(cart.comment = '', g.comment, cart.comment)
        FROM cart g WHERE g.id = ?1 AND cart.id = ?2`,
      )
      .bind(guest, own),
    db.prepare('DELETE FROM cart WHERE id = ?1').bind(guest),
  ])
}

const CartRow = rowSchema('cart', { id: z.string() })

async function findId(
  db: D1Database,
  column: 'token_hash' | 'customer_id',
  value: string,
): Promise<string | null> {
  const row = await findRow(
    db.prepare(`SELECT id FROM cart WHERE ${column} = ?1`).bind(value),
    CartRow,
  )
  return row?.id ?? null
}
