import * as z from 'zod'
import { rowSchema, type RowOf, readRows } from '../db/rows.ts'
import type { Changed } from './changed-tags.ts'
import type { Env } from '../env.ts'
import { currentBookmark } from '../db/read-session.ts'
import { sendPurge } from './send-purge.ts'

/** Purges per delivery; later ones follow with the next. */
const maxPurges = 500

const Row = rowSchema('purge_outbox', {
  id: z.number(),
  tags: z.string(),
  updatedAt: z.string(),
})
type Row = RowOf<typeof Row>

/** Queues a purge for the storefront; `deliverPurges` sends it. */
export function queuePurge(db: D1Database, { tags, updatedAt }: Changed): D1PreparedStatement {
  return db
    .prepare('INSERT INTO purge_outbox (tags, updated_at) VALUES (?1, ?2)')
    .bind(tags.join(' '), updatedAt.toISOString())
}

/**
 * Sends all waiting purges as one. If refused they stay for the next delivery; duplicates are
 * harmless. @throws if the storefront cannot be notified
 */
export async function deliverPurges(env: Env): Promise<void> {
  const results = await readRows(
    env.DB.prepare('SELECT id, tags, updated_at FROM purge_outbox ORDER BY id LIMIT ?1').bind(
      maxPurges,
    ),
    Row,
  )
  if (results.length === 0) return
  const bookmark = await currentBookmark(env.DB)
  await sendPurge(env, {
    ...(bookmark && { bookmark }),
    tags: results.flatMap(({ tags }) => tags.split(' ')),
    updatedAt: latestChange(results, new Date()),
  })
  await env.DB.prepare('DELETE FROM purge_outbox WHERE id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(results.map(({ id }) => id)))
    .run()
}

/** Latest time of the changes. A time in the future, of a wrong clock, and an invalid one count as now. */
function latestChange(rows: readonly Row[], now: Date): Date {
  const times = rows.map((row) => Date.parse(row.updatedAt))
  const isKnown = times.every((time) => time <= now.getTime())
  return isKnown ? new Date(Math.max(...times)) : now
}
