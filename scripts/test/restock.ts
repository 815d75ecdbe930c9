import type { D1Database } from '@cloudflare/workers-types'

/** Puts 1,000 pieces into each warehouse that a variant is in, in thousandths as they are stored. */
export async function restock(db: D1Database, variantId: string): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE variant_stock SET stock = 1000000
        WHERE variant_n = (SELECT n FROM variant WHERE id = ?1)`,
      )
      .bind(variantId),
    db
      .prepare(
        `UPDATE variant
        SET stock = (SELECT sum(stock) FROM variant_stock s WHERE s.variant_n = variant.n)
        WHERE id = ?1`,
      )
      .bind(variantId),
  ])
}
