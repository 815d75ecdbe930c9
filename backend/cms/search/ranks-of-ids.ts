import * as z from 'zod'
import { rowSchema, readRows } from '../../db/rows.ts'
import type { Ranks } from '../catalog/matches.ts'

const best = 255

const RankedRow = rowSchema('product', { pk: z.number(), position: z.number() })

/** Ranks of products found by an external service, in order; at most 255. */
export async function ranksOfIds(db: D1Database, ids: readonly string[]): Promise<Ranks> {
  const results = await readRows(
    db
      .prepare(
        `SELECT p.n, j.key AS position FROM json_each(?1) j JOIN product p ON p.id = j.value
      WHERE j.key < ?2`,
      )
      .bind(JSON.stringify(ids), best),
    RankedRow,
  )
  const ranks = new Uint8Array(Math.max(0, ...results.map(({ pk }) => pk + 1)))
  // The first of duplicates counts.
  for (const { pk, position } of results) {
    ranks[pk] = Math.max(ranks[pk] ?? 0, best - position)
  }
  return ranks
}
