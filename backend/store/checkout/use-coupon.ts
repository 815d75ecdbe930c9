import { hashToken } from '../../db/hash.ts'

interface Use {
  orderId: string
  code: string
  customerId: string | null
  email: string
}

/**
 * Uses a coupon for an order, for its batch. Two CHECKs abort it: when the coupon is used up
 * (`coupon_uses`), and when this customer or address has used it often enough (`coupon_per_customer`).
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
          WHERE u.code = c.code AND (u.email_hash = ?4 OR u.customer_id = ?3)), c.per_customer
        FROM coupon c WHERE c.code = ?2`,
      )
      .bind(orderId, code, customerId, await hashToken(`coupon:${email.trim().toLowerCase()}`)),
  ]
}
