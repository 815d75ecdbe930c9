import * as z from 'zod'
import { query, type Query, type RowOf, rowSchema } from '../../../db/rows.ts'
import { setBit } from '../../listing/bits.ts'
import type { Narrowing } from '../narrowing.ts'

const HiddenRow = rowSchema('product', { pk: z.number() })

/** Row numbers of products hidden from the caller's price group, for the batch of a listing. */
export function hiddenQuery(
  db: D1Database,
  groups: readonly string[],
): Query<RowOf<typeof HiddenRow>[]> {
  const statement = db
    .prepare(
      `SELECT p.n FROM restricted_view x CROSS JOIN product p ON p.id = x.id
      WHERE x.kind = 'product' GROUP BY p.n
      HAVING NOT max(x.price_group IN (SELECT value FROM json_each(?1)))`,
    )
    .bind(JSON.stringify(groups))
  return query(statement, HiddenRow)
}

/** Filters of a listing, plus one that excludes hidden products. */
export function withoutHidden(saved: Narrowing[], hidden: readonly number[]): Narrowing[] {
  if (!hidden.length) return saved
  const rest: Narrowing = {
    facet: 'hidden',
    column: null,
    passes(segment) {
      const inside = hidden.map((product) => segment.indexOf(product)).filter((index) => index >= 0)
      // Otherwise the whole segment's counts apply.
      if (!inside.length) return segment.all
      const bits = segment.all.slice()
      for (const index of inside) {
        const end = segment.starts[index + 1] ?? 0
        for (let at = segment.starts[index] ?? 0; at < end; at++) setBit(bits, at, false)
      }
      return bits
    },
  }
  return [...saved, rest]
}
