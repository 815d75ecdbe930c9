import type { CurrencyCode } from '../../domain/currency.ts'
import { notFound } from '../contract/refusal.ts'
import { listedPrice } from './listed-price.ts'
import type { PastPrice } from './lowest-price.ts'
import { roundPrice } from './money.ts'
import { priceChange } from './price-change.ts'

interface NewPrice {
  variantId: string
  /** Market of the price: EUR or CZK. */
  currency: CurrencyCode
  /** Minor units with tax, as the currency's prices end. */
  withTax: number
}

interface Row {
  n: number
  bit: number
  product_n: number
  category_n: number
  created_at: string
  with_tax: number
  original_with_tax: number | null
}

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
  const row = await db
    .prepare(
      `SELECT v.n, v.bit, v.product_n, p.category_n, p.created_at, pr.with_tax, pr.original_with_tax
      FROM variant v JOIN product p ON p.n = v.product_n
      JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?2 WHERE v.id = ?1`,
    )
    .bind(variantId, currency)
    .first<Row>()
  if (!row) throw notFound()
  if (row.with_tax === withTax) return false
  const since = now.toISOString()
  const history = await priceHistory(db, row, currency)
  const current = { withTax: row.with_tax, originalWithTax: row.original_with_tax }
  const { originalWithTax, lowest30WithTax } = priceChange(current, history, withTax, since)
  const place = { categoryN: row.category_n, productN: row.product_n, bit: row.bit }
  const listed = await listedPrice(db, place, currency, withTax)
  const noted = (from: string, price: number) =>
    db
      .prepare(
        `INSERT OR IGNORE INTO price_history (variant_n, currency, valid_from, with_tax)
        VALUES (?1, ?2, ?3, ?4)`,
      )
      .bind(row.n, currency, from, price)
  await db.batch([
    ...history.map((past) => noted(past.from, past.withTax)),
    noted(since, withTax),
    db
      .prepare(
        `UPDATE price SET with_tax = ?3, original_with_tax = ?4, lowest30_with_tax = ?5
        WHERE variant_n = ?1 AND currency = ?2`,
      )
      .bind(row.n, currency, withTax, originalWithTax, lowest30WithTax),
    ...(listed ? [listed] : []),
    // From this date the storefront learns what to forget.
    db.prepare('UPDATE product SET updated_at = ?2 WHERE n = ?1').bind(row.product_n, since),
    db.prepare(`UPDATE meta SET value = ?1 WHERE key = 'catalogue_version'`).bind(since),
  ])
  return true
}

/** Prices until now. Of one that has never changed nothing is noted yet: it began with the product. */
async function priceHistory(
  db: D1Database,
  { n, created_at, with_tax }: Row,
  currency: CurrencyCode,
): Promise<PastPrice[]> {
  const { results } = await db
    .prepare(
      `SELECT valid_from AS "from", with_tax AS withTax FROM price_history
      WHERE variant_n = ?1 AND currency = ?2 ORDER BY valid_from`,
    )
    .bind(n, currency)
    .all<PastPrice>()
  return results.length > 0 ? results : [{ from: created_at, withTax: with_tax }]
}
