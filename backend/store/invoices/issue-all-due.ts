import * as z from 'zod'
import { readRows, rowSchema } from '../../db/rows.ts'
import { log } from '../../request/log.ts'
import { issueDue } from './issue-due.ts'
import { loadOrderFacts } from './order-facts.ts'

const OrderRow = rowSchema('order_event', { orderId: z.string() })
const day = 86_400_000
/** Maximum time between payment and dispatch, after which exempt supplies are invoiced. */
const lookBackDays = 60
const maxOrders = 50

/** Exempt supplies are invoiced once they are shipped: until then they would displace others. */
const isIssuable = `EXISTS (SELECT 1 FROM sale_order o WHERE o.id = e.order_id
  AND (o.snapshot ->> '$.document.tax.category' = 'S' OR (o.snapshot ->> '$.document' IS NOT NULL
    AND EXISTS (SELECT 1 FROM order_event s WHERE s.order_id = o.id AND s.kind = 'shipped'))))`

/**
 * Issues due documents of orders that nobody has viewed, those due first at first. A failure is
 * logged and does not stop others.
 */
export async function issueAllDue(db: D1Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lookBackDays * day).toISOString()
  const due = await readRows(
    db
      .prepare(
        `SELECT order_id FROM order_event e
        WHERE kind IN ('invoice_due', 'credit_note_due') AND at > ?1 AND NOT EXISTS (
          SELECT 1 FROM invoice WHERE cause = iif(e.kind = 'invoice_due',
            'invoice:' || e.order_id, 'credit:' || e.id)) AND ${isIssuable}
        GROUP BY order_id ORDER BY min(at) LIMIT ${maxOrders}`,
      )
      .bind(since),
    OrderRow,
  )
  for (const { orderId } of due) {
    try {
      // Sequential, by due date: numbers follow that order.
      // oxlint-disable-next-line no-await-in-loop
      const facts = await loadOrderFacts(db, 'id', orderId)
      // oxlint-disable-next-line no-await-in-loop
      if (facts) await issueDue(db, facts, now)
    } catch (error) {
      log('error', 'order-failure', {
        job: 'issue-invoices',
        order: orderId,
        detail: String(error),
      })
    }
  }
}
