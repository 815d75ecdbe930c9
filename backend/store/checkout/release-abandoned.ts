import type { Config } from '../../env.ts'
import { findKeptOrder } from './kept-order.ts'
import { releaseOrder } from './release-order.ts'

/** Orders of one run; what is left comes with the next one. */
const atOnce = 100

/**
 * Releases orders whose online payment did not come within its window (`paymentWindowHours`), and
 * gives how many. One that is paid at the same moment stays as it is.
 */
export async function releaseAbandoned(
  db: D1Database,
  config: Config,
  now = new Date(),
): Promise<number> {
  const { results } = await db
    .prepare(
      `SELECT id FROM sale_order WHERE pay_until < ?1 AND status IN ('new', 'payment_failed')
      ORDER BY pay_until LIMIT ?2`,
    )
    .bind(now.toISOString(), atOnce)
    .all<{ id: string }>()
  let released = 0
  for (const { id } of results) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction each, and no hurry
    const kept = await findKeptOrder(db, 'id', id)
    // oxlint-disable-next-line no-await-in-loop
    if (kept && (await releaseOrder(db, kept, config, now))) released++
  }
  return released
}
