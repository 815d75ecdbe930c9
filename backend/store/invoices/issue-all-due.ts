import * as z from 'zod'
import { readRows, rowSchema } from '../../db/rows.ts'
import { issueDue } from './issue-due.ts'
import { loadOrderFacts } from './order-facts.ts'

const OrderRow = rowSchema('order_event', { orderId: z.string() })
const day = 86_400_000
/** Maximum time between payment and dispatch, after which exempt supplies are invoiced. */
const lookBackDays = 60
const maxOrders = 50

/** Issues due documents of orders that nobody has viewed. */
export async function issueAllDue(db: D1Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lookBackDays * day).toISOString()
  const due = await readRows(
    db
      .prepare(
        `SELECT DISTINCT order_id FROM order_event e
        WHERE kind IN ('invoice_due', 'credit_note_due') AND at > ?1 AND NOT EXISTS (
          SELECT 1 FROM invoice WHERE cause = iif(e.kind = 'invoice_due',
            'invoice:' || e.order_id, 'credit:' || e.id)) LIMIT ${maxOrders}`,
      )
      .bind(since),
    OrderRow,
  )
  for (const { orderId } of due) {
    // Sequential, by due date: numbers follow that order.
    // oxlint-disable-next-line no-await-in-loop
    const facts = await loadOrderFacts(db, 'id', orderId)
    // oxlint-disable-next-line no-await-in-loop
    if (facts) await issueDue(db, facts, now)
  }
}
