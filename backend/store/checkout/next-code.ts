import * as z from 'zod'
import { shopTime, yearOf } from '../../../domain/time/day.ts'
import { type Query, query, readBatch, type RowOf, rowSchema } from '../../db/rows.ts'

const SequenceRow = rowSchema('sequence', { value: z.number() })

/** `2026000123`, by the shop's year: unique, though a refused attempt may leave a gap. */
export function nextCode(db: D1Database, now: Date): Query<string> {
  const { statement, parse } = query(
    db.prepare(
      `INSERT INTO sequence (name, value) VALUES ('order', 1)
      ON CONFLICT DO UPDATE SET value = value + 1 RETURNING value`,
    ),
    SequenceRow,
  )
  return { statement, parse: (rows) => codeOf(parse(rows)[0], now) }
}

function codeOf(row: RowOf<typeof SequenceRow> | undefined, now: Date): string {
  return `${yearOf(shopTime(now).day)}${String(row?.value ?? 0).padStart(6, '0')}`
}

/** Takes the next number. */
export async function assignOrderCode(db: D1Database, now: Date): Promise<string> {
  const [code] = await readBatch<[string]>(db, [nextCode(db, now)])
  return code
}
