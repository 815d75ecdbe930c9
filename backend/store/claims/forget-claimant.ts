import { ClaimState, isFinalState } from '../../../domain/claim/claim-state.ts'

/** The customer may object to the response, and its email may be returned. */
const daysAfterClosing = 30

const closed = ClaimState.options
  .filter(isFinalState)
  .map((state) => `'${state}'`)
  .join()

/**
 * Statements that delete a customer's details from claims, for the deletion of the account. A claim
 * that is open keeps them, because the law gives it a response; it is only marked.
 */
export function forgetClaimant(db: D1Database, customerId: string): D1PreparedStatement[] {
  const own = `order_id IN (SELECT id FROM sale_order WHERE customer_id = ?1)`
  return [
    ...anonymise(db, `state IN (${closed}) AND ${own}`, [customerId]),
    db
      .prepare(
        `UPDATE warranty_claim SET account_deleted_at = ?2 WHERE state NOT IN (${closed}) AND ${own}`,
      )
      .bind(customerId, new Date().toISOString()),
  ]
}

/** Statements that do the same for those marked, once they have been closed for 30 days. */
export function forgetClosedClaimants(db: D1Database, now: Date): D1PreparedStatement[] {
  const since = new Date(now.getTime() - daysAfterClosing * 86_400_000).toISOString()
  const ended = `state IN (${closed}) AND account_deleted_at IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM warranty_claim_event WHERE claim_id = warranty_claim.id AND at > ?1)`
  return [
    db
      .prepare(
        `DELETE FROM mail WHERE order_id IN (SELECT order_id FROM warranty_claim WHERE ${ended})
        AND recipient IN (SELECT email FROM warranty_claim WHERE order_id = mail.order_id AND ${ended})`,
      )
      .bind(since),
    ...anonymise(db, ended, [since]),
  ]
}

function anonymise(db: D1Database, which: string, values: string[]): D1PreparedStatement[] {
  const statements = [
    `UPDATE warranty_claim_event SET note = ''
      WHERE claim_id IN (SELECT id FROM warranty_claim WHERE ${which})`,
    `UPDATE warranty_claim SET name = '', email = '', description = '', token = 'deleted-' || id,
      account_deleted_at = NULL WHERE ${which}`,
  ]
  return statements.map((sql) => db.prepare(sql).bind(...values))
}
