import type { CartRow } from '../find-shopper.ts'

/** Moves the lines from a place on, so that one can be put there. */
export function shiftLines(db: D1Database, cart: CartRow, position: number): D1PreparedStatement {
  return db
    .prepare('UPDATE cart_item SET position = position + 1 WHERE cart_id = ?1 AND position >= ?2')
    .bind(cart.id, position)
}
