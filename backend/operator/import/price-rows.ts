import { readRows } from '../../db/rows.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import { insert, type Statement, type TableRow } from '../../db/insert.ts'
import { upsert } from '../../db/upsert.ts'
import { toMinor } from '../../../domain/minor-units.ts'
import { priceChange } from '../../pricing/price-change.ts'
import { HistoryRow } from '../../pricing/set-prices.ts'
import type { WrittenProduct } from './number-products.ts'

interface NewPrice {
  n: number
  currency: CurrencyCode
  withTax: number
  /** Null: there was none. */
  current: { withTax: number; originalWithTax: number | null } | null
  /** Start of the product's first price. */
  createdAt: string
}

/** Changed prices with their history; unchanged ones write nothing. */
export async function priceRows(
  db: D1Database,
  products: readonly WrittenProduct[],
  since: string,
): Promise<Statement[]> {
  const changes = products.flatMap(newPrices)
  if (changes.length === 0) return []
  const rows = await readRows(
    db
      .prepare(
        `SELECT variant_n AS n, currency, valid_from AS "from", with_tax FROM price_history
      WHERE variant_n IN (SELECT value FROM json_each(?1)) ORDER BY valid_from`,
      )
      .bind(JSON.stringify([...new Set(changes.map(({ n }) => n))])),
    HistoryRow,
  )
  const histories = Map.groupBy(rows, ({ pk, currency }) => `${pk} ${currency}`)
  const historyRows: TableRow[] = []
  const prices = changes.map(({ n, currency, withTax, current, createdAt }) => {
    const key = { variant_n: n, currency }
    historyRows.push({ ...key, valid_from: since, with_tax: withTax })
    if (!current)
      return { ...key, with_tax: withTax, original_with_tax: null, lowest30_with_tax: null }
    const known = histories.get(`${n} ${currency}`)
    const history = known ?? [{ from: createdAt, withTax: current.withTax }]
    // A price without history began with the product.
    if (!known) historyRows.push({ ...key, valid_from: createdAt, with_tax: current.withTax })
    const { originalWithTax, lowest30WithTax } = priceChange(current, history, withTax, since)
    return {
      ...key,
      with_tax: withTax,
      original_with_tax: originalWithTax,
      lowest30_with_tax: lowest30WithTax,
    }
  })
  return [
    ...insert('price_history', historyRows, 'INSERT OR IGNORE INTO'),
    ...upsert({ table: 'price', key: ['variant_n', 'currency'] }, prices),
  ]
}

function newPrices({ record, variants }: WrittenProduct): NewPrice[] {
  return variants.flatMap(({ n, record: variant, current }) =>
    Object.entries(variant.prices).flatMap(([currency, amount]): NewPrice[] => {
      const withTax = toMinor(amount)
      const [before, original] = current?.prices[currency] ?? []
      if (before === withTax) return []
      const known =
        before === undefined ? null : { withTax: before, originalWithTax: original ?? null }
      return [{ n, currency, withTax, current: known, createdAt: record.createdAt }]
    }),
  )
}
