import * as z from 'zod'
import { readRows, type RowOf, rowSchema } from '../../db/rows.ts'
import { log } from '../../request/log.ts'

/** Orders per query and per run; the rest follows with the next one. */
const batchSize = 100

const Due = rowSchema('sale_order', { id: z.string(), payUntil: z.string() })
type Due = RowOf<typeof Due>

interface DueOrders {
  job: string
  /** Condition on `sale_order`, with `?1`, `?2` ... for the values. */
  where: string
  values: readonly string[]
}

/**
 * Processes due orders, oldest first, each in its own transaction, and returns the number of
 * changes. A failure is logged and left for the next run: it neither stops nor displaces others.
 */
export async function eachDueOrder(
  db: D1Database,
  { job, where, values }: DueOrders,
  handle: (id: string) => Promise<boolean>,
): Promise<number> {
  let changed = 0
  let after: Due = { id: '', payUntil: '' }
  for (let count = batchSize; count === batchSize && changed < batchSize;) {
    // oxlint-disable-next-line no-await-in-loop -- keyset pagination
    const results = await readRows(dueAfter(db, where, values, after), Due)
    for (const due of results) {
      after = due
      try {
        // oxlint-disable-next-line no-await-in-loop -- one transaction each; latency is irrelevant
        if (await handle(due.id)) changed++
      } catch (error) {
        log('error', 'order-failure', { job, order: due.id, detail: String(error) })
      }
    }
    count = results.length
  }
  return changed
}

function dueAfter(
  db: D1Database,
  where: string,
  values: readonly string[],
  after: Due,
): D1PreparedStatement {
  const [payUntil, id, limit] = [1, 2, 3].map((number) => `?${values.length + number}`)
  return db
    .prepare(
      `SELECT id, pay_until FROM sale_order WHERE status IN ('new', 'payment_failed')
        AND pay_until >= ${payUntil} AND (pay_until > ${payUntil} OR id > ${id}) AND ${where}
      ORDER BY pay_until, id LIMIT ${limit}`,
    )
    .bind(...values, after.payUntil, after.id, batchSize)
}
