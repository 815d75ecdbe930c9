import * as z from 'zod'
import { jsonColumn } from '../db/json-column.ts'
import { findRow, rowSchema } from '../db/rows.ts'
import { log } from '../request/log.ts'

const pageSize = 50

/** Position of an item in a queue, which is sorted by both. */
const Position = z.object({ at: z.string(), id: z.string() })
export type Position = z.infer<typeof Position>

const CursorRow = rowSchema('meta', { value: jsonColumn(Position).catch({ at: '', id: '' }) })

interface DueItems {
  /** Name for the log and of the stored position. */
  job: string
  /** Items after a position, at most `limit`. */
  page: (after: Position, limit: number) => Promise<Position[]>
  /** Most items a run: the platform limits the queries of a run. */
  maxTried?: number
  /** Most changes a run. */
  maxChanged?: number
}

/**
 * Handles due items in their order, and returns the number of changes. A failure is logged and left
 * for a later run. A run that reaches a limit stores its position, at which the next one continues:
 * so items that always fail never displace those behind them, however many they are.
 */
export async function eachDue(
  db: D1Database,
  { job, page, maxTried = 150, maxChanged = Infinity }: DueItems,
  handle: (id: string) => Promise<boolean>,
): Promise<number> {
  const key = `cursor:${job}`
  const stored = await findRow(
    db.prepare('SELECT value FROM meta WHERE key = ?1').bind(key),
    CursorRow,
  )
  const start: Position = { at: '', id: '' }
  let after = stored?.value ?? start
  let [tried, changed] = [0, 0]
  for (let count = pageSize; count === pageSize;) {
    // oxlint-disable-next-line no-await-in-loop -- keyset pagination
    const items = await page(after, pageSize)
    for (const item of items) {
      if (tried === maxTried || changed >= maxChanged) {
        // oxlint-disable-next-line no-await-in-loop
        await storePosition(db, key, after)
        return changed
      }
      after = item
      tried++
      try {
        // oxlint-disable-next-line no-await-in-loop -- one transaction each; latency is irrelevant
        if (await handle(item.id)) changed++
      } catch (error) {
        log('error', 'order-failure', { job, order: item.id, detail: String(error) })
      }
    }
    count = items.length
  }
  // The next run begins with the first item again.
  if (stored) await db.prepare('DELETE FROM meta WHERE key = ?1').bind(key).run()
  return changed
}

async function storePosition(db: D1Database, key: string, position: Position): Promise<void> {
  await db
    .prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?1, ?2)')
    .bind(key, JSON.stringify(position))
    .run()
}
