import * as z from 'zod'
import { rowSchema, readRows } from '../db/rows.ts'
import type { CurrencyCode } from '../../domain/currency.ts'
import {
  decodeColumn,
  decodeProducts,
  encodeColumn,
  type AnyColumn,
  type NumberColumn,
} from '../cms/listing/columns.ts'
import { Segment } from '../cms/listing/segment.ts'

interface ListedVariant {
  categoryPk: number
  productPk: number
  /** Of the variant among those of its product. */
  bit: number
}

const SegmentRow = rowSchema('segment', {
  pk: z.number(),
  products: z.string(),
  prices: z.string(),
})

/** The statement that lists a variant at another price; null where it is not listed at all. */
export async function listedPrice(
  db: D1Database,
  { categoryPk, productPk, bit }: ListedVariant,
  currency: CurrencyCode,
  price: number,
): Promise<D1PreparedStatement | null> {
  const results = await readRows(
    db
      .prepare(
        `SELECT s.n, p.data AS products, c.data AS prices FROM segment s
      JOIN segment_column p ON p.segment_n = s.n AND p.name = 'products'
      JOIN segment_column c ON c.segment_n = s.n AND c.name = ?2 WHERE s.category_n = ?1`,
      )
      .bind(categoryPk, currency),
    SegmentRow,
  )
  for (const { pk, products, prices } of results) {
    const segment = new Segment(categoryPk, decodeProducts(products))
    const column = decodeColumn(prices)
    const start = segment.starts[segment.indexOf(productPk)]
    if (start === undefined || !isNumbers(column)) continue
    const data = encodeColumn(withNumber(column, start + bit, price))
    return db
      .prepare('UPDATE segment_column SET data = ?3 WHERE segment_n = ?1 AND name = ?2')
      .bind(pk, currency, data)
  }
  return null
}

/** The same column with another number at one place. */
export function withNumber(
  { numbers, codes }: NumberColumn,
  at: number,
  number: number,
): NumberColumn {
  const all = Array.from(codes, (code) => numbers[code - 1] ?? null).with(at, number)
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
