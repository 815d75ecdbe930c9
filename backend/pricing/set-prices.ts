import * as z from 'zod'
import { nextCatalogueVersion } from '../cms/listing/catalogue-version.ts'
import { requestTasks } from '../cms/listing/listing-tasks.ts'
import { CurrencyCode, defaultCurrency } from '../../domain/currency.ts'
import { notFound } from '../contract/refusal.ts'
import { rowSchema, type RowOf, readRows } from '../db/rows.ts'
import { listedPrices } from './listed-prices.ts'
import { roundPrice } from './money.ts'
import { priceChange } from './price-change.ts'

export interface NewPrice {
  variantId: string
  /** Market of the price. */
  currency: CurrencyCode
  /** Minor units with tax, rounded to the currency's price step. */
  withTax: number
}

const Row = rowSchema('variant', {
  variantId: z.string(),
  currency: CurrencyCode,
  pk: z.number(),
  bit: z.number(),
  productPk: z.number(),
  categoryPk: z.number(),
  createdAt: z.string(),
  withTax: z.number(),
  originalWithTax: z.number().nullable(),
})
type Row = RowOf<typeof Row>

export const HistoryRow = rowSchema('price_history', {
  pk: z.number(),
  currency: CurrencyCode,
  from: z.string(),
  withTax: z.number(),
})
type HistoryRow = RowOf<typeof HistoryRow>

/**
 * Sets prices of variants in their markets with their history, and for a reduction the lowest price
 * of the 30 days before (PAngV § 11; § 12a z. 634/1992 Sb.). An increase ends a reduction. All or
 * none; listings are updated at once. The last of duplicates counts. False: unchanged.
 */
export async function setPrices(
  db: D1Database,
  prices: readonly NewPrice[],
  now = new Date(),
): Promise<boolean[]> {
  for (const { currency, withTax } of prices) {
    if (withTax > 0 && roundPrice(withTax, currency) === withTax) continue
    throw new RangeError(`${withTax} is no price in ${currency}`)
  }
  const requested = new Map(prices.map((price) => [keyOf(price), price.withTax]))
  const rows = await readPrices(db, prices)
  const known = new Set(rows.map(keyOf))
  if (prices.some((price) => !known.has(keyOf(price)))) throw notFound()
  const changes = rows.flatMap((row) => {
    const withTax = requested.get(keyOf(row))
    return withTax === undefined || withTax === row.withTax ? [] : { row, withTax }
  })
  if (changes.length > 0) await db.batch(await statementsOf(db, changes, now.toISOString()))
  const changed = new Set(changes.map(({ row }) => keyOf(row)))
  return prices.map((price) => changed.has(keyOf(price)))
}

interface Change {
  row: Row
  withTax: number
}

async function statementsOf(
  db: D1Database,
  changes: readonly Change[],
  since: string,
): Promise<D1PreparedStatement[]> {
  const history = await readHistory(
    db,
    changes.map(({ row }) => row),
  )
  const pasts = changes.flatMap(({ row, withTax }) => {
    const { pk, currency } = row
    const past = pastOf(row, history).map((one) => [pk, currency, one.from, one.withTax])
    return [...past, [pk, currency, since, withTax]]
  })
  const shown = changes.map(({ row, withTax }) => {
    const { originalWithTax, lowest30WithTax } = priceChange(
      row,
      pastOf(row, history),
      withTax,
      since,
    )
    return [row.pk, row.currency, withTax, originalWithTax, lowest30WithTax]
  })
  const listed = changes.map(({ row, withTax }) => ({ ...row, withTax }))
  const categories = [...new Set(changes.map(({ row }) => row.categoryPk))]
  return [
    db
      .prepare(
        `INSERT OR IGNORE INTO price_history (variant_n, currency, valid_from, with_tax)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1)`,
      )
      .bind(JSON.stringify(pasts)),
    db
      .prepare(
        `UPDATE price SET with_tax = value ->> 2, original_with_tax = value ->> 3,
          lowest30_with_tax = value ->> 4
        FROM json_each(?1) WHERE variant_n = value ->> 0 AND currency = value ->> 1`,
      )
      .bind(JSON.stringify(shown)),
    ...(await listedPrices(db, listed)),
    // Columns were read before this transaction: a concurrent one may have changed them.
    requestTasks(
      db,
      categories.map((pk) => ({ kind: 'segments', subject: String(pk) })),
    ),
    // This modification time triggers the storefront's purge. Tiles show the cheapest variant.
    db
      .prepare(
        `UPDATE product SET updated_at = ?2, default_variant_n = coalesce(
          (SELECT v.n FROM variant v JOIN price pr ON pr.variant_n = v.n
          WHERE v.product_n = product.n
          ORDER BY pr.currency <> '${defaultCurrency}', pr.currency, pr.with_tax, v.bit LIMIT 1),
          default_variant_n)
        WHERE n IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(changes.map(({ row }) => row.productPk)), since),
    nextCatalogueVersion(db, since),
  ]
}

function readPrices(db: D1Database, prices: readonly NewPrice[]): Promise<Row[]> {
  const names = new Map(prices.map((price) => [keyOf(price), [price.variantId, price.currency]]))
  return readRows(
    db
      .prepare(
        `SELECT v.id AS variant_id, pr.currency, v.n, v.bit, v.product_n, p.category_n, p.created_at,
        pr.with_tax, pr.original_with_tax
      FROM json_each(?1) given JOIN variant v ON v.id = given.value ->> 0
      JOIN product p ON p.n = v.product_n
      JOIN price pr ON pr.variant_n = v.n AND pr.currency = given.value ->> 1`,
      )
      .bind(JSON.stringify([...names.values()])),
    Row,
  )
}

function readHistory(db: D1Database, rows: readonly Row[]): Promise<HistoryRow[]> {
  return readRows(
    db
      .prepare(
        `SELECT h.variant_n AS n, h.currency, h.valid_from AS "from", h.with_tax
      FROM json_each(?1) given JOIN price_history h
        ON h.variant_n = given.value ->> 0 AND h.currency = given.value ->> 1
      ORDER BY h.valid_from`,
      )
      .bind(JSON.stringify(rows.map(({ pk, currency }) => [pk, currency]))),
    HistoryRow,
  )
}

/** Current prices. A price without history began with the product. */
function pastOf({ pk, currency, createdAt, withTax }: Row, history: readonly HistoryRow[]) {
  const past = history.filter((one) => one.pk === pk && one.currency === currency)
  return past.length > 0 ? past : [{ from: createdAt, withTax }]
}

function keyOf({ variantId, currency }: Pick<NewPrice, 'variantId' | 'currency'>): string {
  return `${currency} ${variantId}`
}
