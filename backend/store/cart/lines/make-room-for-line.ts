import type { CartRow } from '../find-shopper.ts'

/** Shifts the lines from a position on, to insert one. */
export function makeRoomForLine(
  db: D1Database,
  cart: CartRow,
  position: number,
): D1PreparedStatement {
  return db
    .prepare('UPDATE cart_item SET position = position + 1 WHERE cart_id = ?1 AND position >= ?2')
    .bind(cart.id, position)
}
