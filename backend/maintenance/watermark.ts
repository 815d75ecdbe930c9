import * as z from 'zod'
import { rowSchema, findRow } from '../db/rows.ts'

const MetaRow = rowSchema('meta', { value: z.string() })

/** Time until which a job has processed everything; null: never. */
export async function readWatermark(db: D1Database, name: string): Promise<Date | null> {
  const row = await findRow(
    db.prepare('SELECT value FROM meta WHERE key = ?1').bind(keyOf(name)),
    MetaRow,
  )
  const time = row ? Date.parse(row.value) : NaN
  return Number.isNaN(time) ? null : new Date(time)
}

/** Advances it; belongs to the transaction of the processed changes. */
export function advanceWatermark(db: D1Database, name: string, until: Date): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO meta (key, value) VALUES (?1, ?2)
      ON CONFLICT (key) DO UPDATE SET value = max(value, excluded.value)`,
    )
    .bind(keyOf(name), until.toISOString())
}

function keyOf(name: string): string {
  return `watermark:${name}`
}
