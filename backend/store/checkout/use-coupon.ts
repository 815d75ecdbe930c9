import { hashToken } from '../../db/hash.ts'

interface Use {
  orderId: string
  code: string
  customerId: string | null
  email: string
}

/**
 * Uses a coupon for an order, for its batch. Two CHECKs abort it: total uses (`coupon_uses`), and
 * uses per customer or address (`coupon_per_customer`).
 */
export async function useCoupon(
  db: D1Database,
  { orderId, code, customerId, email }: Use,
): Promise<D1PreparedStatement[]> {
  return [
    db
      .prepare(
        'UPDATE coupon SET uses_left = uses_left - 1 WHERE code = ?1 AND uses_left IS NOT NULL',
      )
      .bind(code),
    db
      .prepare(
        `INSERT INTO coupon_use (order_id, code, customer_id, email_hash, nth, most)
        SELECT ?1, c.code, ?3, ?4, 1 + (SELECT count(*) FROM coupon_use u
          WHERE u.code = c.code AND u.returned_at IS NULL
            AND (u.email_hash = ?4 OR u.customer_id = ?3)), c.per_customer
        FROM coupon c WHERE c.code = ?2`,
      )
      .bind(orderId, code, customerId, await hashToken(`coupon:${email.trim().toLowerCase()}`)),
  ]
}

/** Releases a coupon use with its order, once. */
export function returnCoupon(db: D1Database, orderId: string, now: Date): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE coupon SET uses_left = uses_left + 1 WHERE uses_left IS NOT NULL AND code =
        (SELECT u.code FROM coupon_use u WHERE u.order_id = ?1 AND u.returned_at IS NULL)`,
      )
      .bind(orderId),
    db
      .prepare('UPDATE coupon_use SET returned_at = ?2 WHERE order_id = ?1 AND returned_at IS NULL')
      .bind(orderId, now.toISOString()),
  ]
}

/** Counts a released use again. Not limited, because the price was confirmed. */
export function reuseCoupon(db: D1Database, orderId: string): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE coupon SET uses_left = max(uses_left - 1, 0) WHERE uses_left IS NOT NULL AND code =
        (SELECT u.code FROM coupon_use u WHERE u.order_id = ?1 AND u.returned_at IS NOT NULL)`,
      )
      .bind(orderId),
    db.prepare('UPDATE coupon_use SET returned_at = NULL WHERE order_id = ?1').bind(orderId),
  ]
}
