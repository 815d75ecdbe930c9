import * as z from 'zod'
import { readRows, rowSchema } from '../../db/rows.ts'
import { eachDue, type Position } from '../../maintenance/each-due.ts'

/** Changes per run; the rest follows with the next one. */
const maxChanged = 100
/** Orders per run, failing ones included. */
const maxTried = 200

const Due = rowSchema('sale_order', { id: z.string(), at: z.string() })

interface DueOrders {
  job: string
  /** Condition on `sale_order`, with `?1`, `?2` ... for the values. */
  where: string
  values: readonly string[]
}

/**
 * Processes due orders, oldest first, each in its own transaction, and returns the number of
 * changes. A failure is logged and left for a later run: it neither stops nor displaces others.
 */
export function eachDueOrder(
  db: D1Database,
  { job, where, values }: DueOrders,
  handle: (id: string) => Promise<boolean>,
): Promise<number> {
  const page = (after: Position, limit: number) =>
    readRows(dueAfter(db, { where, values, after, limit }), Due)
  return eachDue(db, { job, page, maxTried, maxChanged }, handle)
}

interface Page extends Omit<DueOrders, 'job'> {
  after: Position
  limit: number
}

function dueAfter(db: D1Database, { where, values, after, limit }: Page): D1PreparedStatement {
  const [payUntil, id, count] = [1, 2, 3].map((number) => `?${values.length + number}`)
  return db
    .prepare(
      `SELECT id, pay_until AS at FROM sale_order WHERE status IN ('new', 'payment_failed')
        AND pay_until >= ${payUntil} AND (pay_until > ${payUntil} OR id > ${id}) AND ${where}
      ORDER BY pay_until, id LIMIT ${count}`,
    )
    .bind(...values, after.at, after.id, limit)
}
