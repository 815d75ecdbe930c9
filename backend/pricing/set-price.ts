import * as z from 'zod'
import { rowSchema, type RowOf, findRow, readRows } from '../db/rows.ts'
import type { CurrencyCode } from '../../domain/currency.ts'
import { notFound } from '../contract/refusal.ts'
import { listedPrice } from './listed-price.ts'
import { PastPrice } from './lowest-price.ts'
import { roundPrice } from './money.ts'
import { priceChange } from './price-change.ts'

interface NewPrice {
  variantId: string
  /** Market of the price: EUR or CZK. */
  currency: CurrencyCode
  /** Minor units with tax, as the currency's prices end. */
  withTax: number
}

const Row = rowSchema('variant', {
  pk: z.number(),
  bit: z.number(),
  productPk: z.number(),
  categoryPk: z.number(),
  createdAt: z.string(),
  withTax: z.number(),
  originalWithTax: z.number().nullable(),
})
type Row = RowOf<typeof Row>

/**
 * Sets the price of a variant in one market, as an operator does: with its history, and for a
 * reduction the lowest price of the 30 days before (PAngV § 11; § 12a z. 634/1992 Sb.). A price that
 * goes up is no reduction any more. Listings follow at once. False: it was this price already.
 */
export async function setPrice(
  db: D1Database,
  { variantId, currency, withTax }: NewPrice,
  now = new Date(),
): Promise<boolean> {
  if (withTax <= 0 || roundPrice(withTax, currency) !== withTax) {
    throw new RangeError(`${withTax} is no price in ${currency}`)
  }
  const row = await findRow(
    db
      .prepare(
        `SELECT v.n, v.bit, v.product_n, p.category_n, p.created_at, pr.with_tax, pr.original_with_tax
      FROM variant v JOIN product p ON p.n = v.product_n
      JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?2 WHERE v.id = ?1`,
      )
      .bind(variantId, currency),
    Row,
  )
  if (!row) throw notFound()
  if (row.withTax === withTax) return false
  const since = now.toISOString()
  const history = await priceHistory(db, row, currency)
  const { originalWithTax, lowest30WithTax } = priceChange(row, history, withTax, since)
  const position = { categoryPk: row.categoryPk, productPk: row.productPk, bit: row.bit }
  const listed = await listedPrice(db, position, currency, withTax)
  const historyInsert = (from: string, price: number) =>
    db
      .prepare(
        `INSERT OR IGNORE INTO price_history (variant_n, currency, valid_from, with_tax)
        VALUES (?1, ?2, ?3, ?4)`,
      )
      .bind(row.pk, currency, from, price)
  await db.batch([
    ...history.map((past) => historyInsert(past.from, past.withTax)),
    historyInsert(since, withTax),
    db
      .prepare(
        `UPDATE price SET with_tax = ?3, original_with_tax = ?4, lowest30_with_tax = ?5
        WHERE variant_n = ?1 AND currency = ?2`,
      )
      .bind(row.pk, currency, withTax, originalWithTax, lowest30WithTax),
    ...(listed ? [listed] : []),
    // From this date the storefront learns what to forget.
    db.prepare('UPDATE product SET updated_at = ?2 WHERE n = ?1').bind(row.productPk, since),
    db.prepare(`UPDATE meta SET value = ?1 WHERE key = 'catalogue_version'`).bind(since),
  ])
  return true
}

/** Prices until now. Of one that has never changed nothing is noted yet: it began with the product. */
async function priceHistory(
  db: D1Database,
  { pk, createdAt, withTax }: Row,
  currency: CurrencyCode,
): Promise<PastPrice[]> {
  const results = await readRows(
    db
      .prepare(
        `SELECT valid_from AS "from", with_tax FROM price_history
      WHERE variant_n = ?1 AND currency = ?2 ORDER BY valid_from`,
      )
      .bind(pk, currency),
    PastPrice,
  )
  return results.length > 0 ? results : [{ from: createdAt, withTax }]
}
