import * as z from 'zod'
import { rowSchema, findRow } from '../db/rows.ts'

const MetaRow = rowSchema('meta', { value: z.string() })

/** How far a concurrent run may be ahead, in milliseconds. */
const maxAheadMs = 3_600_000

/**
 * Time until which a job has processed everything; null: never, or it is in the future, after a run
 * with a wrong clock, and says nothing.
 */
export async function readWatermark(db: D1Database, name: string, now: Date): Promise<Date | null> {
  const row = await findRow(
    db.prepare('SELECT value FROM meta WHERE key = ?1').bind(keyOf(name)),
    MetaRow,
  )
  const time = row ? Date.parse(row.value) : NaN
  return Number.isNaN(time) || time > now.getTime() + maxAheadMs ? null : new Date(time)
}

/**
 * Advances it; belongs to the transaction of the processed changes. Concurrent runs never set it
 * back, unless it is further ahead than any of them can be: the clock of a run was wrong.
 */
export function advanceWatermark(db: D1Database, name: string, until: Date): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO meta (key, value) VALUES (?1, ?2)
      ON CONFLICT (key) DO UPDATE SET value =
        iif(value > ?3, excluded.value, max(value, excluded.value))`,
    )
    .bind(keyOf(name), until.toISOString(), new Date(until.getTime() + maxAheadMs).toISOString())
}

function keyOf(name: string): string {
  return `watermark:${name}`
}
