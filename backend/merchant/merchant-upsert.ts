import type { Merchant } from '../../domain/merchant/merchant.ts'

/** Statement that replaces the shop's merchant. */
export function merchantUpsert(db: D1Database, merchant: Merchant, now: Date): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO merchant (id, value, updated_at) VALUES (1, ?1, ?2)
      ON CONFLICT DO UPDATE SET value = ?1, updated_at = ?2`,
    )
    .bind(JSON.stringify(merchant), now.toISOString())
}
