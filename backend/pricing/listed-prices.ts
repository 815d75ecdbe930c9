import * as z from 'zod'
import { rowSchema, readRows } from '../db/rows.ts'
import { CurrencyCode } from '../../domain/currency.ts'
import {
  decodeColumn,
  decodeProducts,
  encodeColumn,
  type AnyColumn,
  type NumberColumn,
} from '../cms/listing/columns.ts'
import { Segment } from '../cms/listing/segment.ts'

interface ListedPrice {
  categoryPk: number
  productPk: number
  /** Index of the variant in its product. */
  bit: number
  currency: CurrencyCode
  withTax: number
}

const SegmentRow = rowSchema('segment', {
  pk: z.number(),
  categoryPk: z.number(),
  products: z.string(),
  currency: CurrencyCode,
  prices: z.string(),
})

/** Statements that update listed prices; none for unlisted variants. */
export async function listedPrices(
  db: D1Database,
  prices: readonly ListedPrice[],
): Promise<D1PreparedStatement[]> {
  const columns = new Set(prices.map(({ categoryPk, currency }) => `${categoryPk} ${currency}`))
  const results = await readRows(
    db
      .prepare(
        `SELECT s.n, s.category_n, p.data AS products, substr(c.name, 7) AS currency, c.data AS prices
      FROM json_each(?1) given JOIN segment s ON s.category_n = given.value ->> 0
      JOIN segment_column p ON p.segment_n = s.n AND p.name = 'products'
      JOIN segment_column c ON c.segment_n = s.n AND c.name = 'price:' || (given.value ->> 1)`,
      )
      .bind(JSON.stringify([...columns].map((column) => column.split(' ')))),
    SegmentRow,
  )
  return results.flatMap(({ pk, categoryPk, currency, products, prices: data }) => {
    const segment = new Segment(categoryPk, decodeProducts(products))
    const column = decodeColumn(data)
    if (!isNumbers(column)) return []
    const places = prices.flatMap((price): [at: number, withTax: number][] => {
      if (price.categoryPk !== categoryPk || price.currency !== currency) return []
      const start = segment.starts[segment.indexOf(price.productPk)]
      return start === undefined ? [] : [[start + price.bit, price.withTax]]
    })
    if (places.length === 0) return []
    const changed = encodeColumn(withNumbers(column, new Map(places)))
    return db
      .prepare('UPDATE segment_column SET data = ?3 WHERE segment_n = ?1 AND name = ?2')
      .bind(pk, `price:${currency}`, changed)
  })
}

/** The same column with other values at some indexes. */
export function withNumbers(
  { numbers, codes }: NumberColumn,
  changed: ReadonlyMap<number, number>,
): NumberColumn {
  const all = Array.from(codes, (code, at) => changed.get(at) ?? numbers[code - 1] ?? null)
  const present = all.filter((one) => one !== null)
  const ascending = [...new Set(present)].sort((a, b) => a - b)
  const codeOf = new Map(ascending.map((one, index) => [one, index + 1]))
  return {
    numbers: ascending,
    codes: Uint16Array.from(all, (one) => (one === null ? 0 : (codeOf.get(one) ?? 0))),
  }
}

function isNumbers(column: AnyColumn): column is NumberColumn {
  return 'codes' in column
}
