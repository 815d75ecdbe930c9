import * as z from 'zod'
import { readRows, rowSchema } from '../../db/rows.ts'
import { eachDue, type Position } from '../../maintenance/each-due.ts'
import { issueDue } from './issue-due.ts'
import { loadOrderFacts } from './order-facts.ts'

const DueRow = rowSchema('order_event', { id: z.string(), at: z.string() })
const day = 86_400_000
/** Maximum time between payment and dispatch, after which exempt supplies are invoiced. */
const lookBackDays = 60
/** Orders per run; the rest follows with the next one. */
const maxChanged = 50

/** Exempt supplies are invoiced once they are shipped: until then they would displace others. */
const isIssuable = `EXISTS (SELECT 1 FROM sale_order o WHERE o.id = e.order_id
  AND (coalesce(o.snapshot ->> '$.document.tax.category', 'S') = 'S'
    OR EXISTS (SELECT 1 FROM order_event s WHERE s.order_id = o.id AND s.kind = 'shipped')))`

/**
 * Issues due documents of orders that nobody has viewed, those due first at first. A failure is
 * logged and neither stops nor displaces others.
 */
export async function issueAllDue(db: D1Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lookBackDays * day).toISOString()
  const page = ({ at, id }: Position, limit: number) =>
    readRows(
      db
        .prepare(
          `SELECT order_id AS id, min(at) AS at FROM order_event e
          WHERE kind IN ('invoice_due', 'credit_note_due') AND at > ?1 AND NOT EXISTS (
            SELECT 1 FROM invoice WHERE cause = iif(e.kind = 'invoice_due',
              'invoice:' || e.order_id, 'credit:' || e.id)) AND ${isIssuable}
          GROUP BY order_id HAVING (min(at), order_id) > (?2, ?3)
          ORDER BY min(at), order_id LIMIT ?4`,
        )
        .bind(since, at, id, limit),
      DueRow,
    )
  // Sequential, by due date: numbers follow that order.
  await eachDue(db, { job: 'issue-invoices', page, maxChanged }, async (orderId) => {
    const facts = await loadOrderFacts(db, 'id', orderId)
    return facts !== null && (await issueDue(db, facts, now)).length > facts.issued.length
  })
}
