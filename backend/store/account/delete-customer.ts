import { hashToken } from '../../db/hash.ts'
import * as z from 'zod'
import { rowSchema, rowsOf } from '../../db/rows.ts'
import { forgetClaimant } from '../claims/forget-claimant.ts'
import { guestKey } from '../products/guest-key.ts'
import type { CustomerRow } from './customer.ts'

const ReviewRow = rowSchema('customer_review', { productId: z.string() })

/**
 * Deletes a customer in one transaction. Orders are retained as vouchers for tax law (8 years in
 * Germany, 10 in Czechia and Slovakia): buyer and destination without contact data, comments and
 * the page's token, invoices as they were issued; closed warranty claims without their texts, declared
 * withdrawals as they were declared (3 years). The newsletter's opt-in proof is retained under the
 * hash of its address. Reviews written as a guest go too. The session that asked for it stays,
 * without an account, to answer the same request again. Returns the products that lose a review.
 */
export async function deleteCustomer(
  db: D1Database,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
  bearer: string | null = null,
): Promise<string[]> {
  const endedBy = bearer && (await hashToken(bearer))
  const hashed = await hashToken(email)
  const byId = (sql: string) => db.prepare(sql).bind(id)
  const byEmail = (sql: string) => db.prepare(sql).bind(email)
  const [reviews] = await db.batch([
    db
      .prepare('DELETE FROM customer_review WHERE author_key IN (?1, ?2) RETURNING product_id')
      .bind(id, await guestKey(email)),
    db
      .prepare(
        `DELETE FROM mail WHERE lower(recipient) IN (
          SELECT ?2 UNION SELECT lower(snapshot ->> '$.customer.email') FROM sale_order WHERE customer_id = ?1)
        OR kind = 'order_notice' AND order_id IN (SELECT id FROM sale_order WHERE customer_id = ?1)`,
      )
      .bind(id, email),
    ...forgetClaimant(db, id),
    byId(
      `UPDATE sale_order SET customer_id = NULL, token = 'deleted-' || id,
        snapshot = json_set(snapshot, '$.token', 'deleted-' || id, '$.customer.email', '', '$.customer.phone', '',
          '$.document.customer.email', '', '$.document.customer.phone', '', '$.document.recipient.phone', '',
          '$.document.note', '', '$.document.shipperNote', ''),
        details = json_remove(details, '$.comment', '$.shipperComment', '$.custom', '$.utm',
          '$.shipping.phone', '$.consents')
      WHERE customer_id = ?1`,
    ),
    byId('UPDATE coupon_use SET customer_id = NULL WHERE customer_id = ?1'),
    byId('DELETE FROM cart_item WHERE cart_id IN (SELECT id FROM cart WHERE customer_id = ?1)'),
    byId('DELETE FROM cart WHERE customer_id = ?1'),
    byId(
      'DELETE FROM shopping_list_item WHERE list_id IN (SELECT id FROM shopping_list WHERE customer_id = ?1)',
    ),
    byId('DELETE FROM shopping_list WHERE customer_id = ?1'),
    byId('DELETE FROM customer_address WHERE customer_id = ?1'),
    byId('DELETE FROM offer WHERE customer_id = ?1'),
    byId('DELETE FROM credit_entry WHERE customer_id = ?1'),
    byId('DELETE FROM password_reset WHERE customer_id = ?1'),
    db
      .prepare('DELETE FROM session WHERE customer_id = ?1 AND token_hash IS NOT ?2')
      .bind(id, endedBy),
    byId(`UPDATE session SET customer_id = '', device = '' WHERE customer_id = ?1`),
    byEmail('DELETE FROM pending_action WHERE email = ?1'),
    byEmail('DELETE FROM watcher WHERE email = ?1'),
    byEmail('DELETE FROM newsletter WHERE email = ?1'),
    db.prepare('UPDATE newsletter_log SET email = ?2 WHERE email = ?1').bind(email, hashed),
    byId('DELETE FROM customer WHERE id = ?1'),
  ])
  return rowsOf(reviews, ReviewRow).map(({ productId }) => productId)
}
