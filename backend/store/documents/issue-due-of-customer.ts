import * as z from 'zod'
import { readRows, rowSchema } from '../../db/rows.ts'
import { isTransferRow } from '../../pay/bank-account.ts'
import { log } from '../../request/log.ts'
import { issueDue } from '../invoices/issue-due.ts'
import { loadOrderFacts } from '../invoices/order-facts.ts'

const OrderRow = rowSchema('sale_order', { id: z.string() })
/** Newest first: the scheduled run issues older ones. */
const maxOrders = 20

/** Issues due documents of a customer's orders, so that the list is complete. */
export async function issueDueOfCustomer(
  db: D1Database,
  customerId: string,
  now: Date,
): Promise<void> {
  const due = await readRows(
    db
      .prepare(
        `SELECT id FROM sale_order AS o
        WHERE customer_id = ?1 AND snapshot ->> '$.document' IS NOT NULL AND (
          (status IN ('new', 'payment_failed') AND ${isTransferRow}
            AND NOT EXISTS (SELECT 1 FROM invoice WHERE order_id = o.id))
          OR EXISTS (SELECT 1 FROM order_event AS e WHERE e.order_id = o.id
            AND kind IN ('invoice_due', 'credit_note_due')
            AND NOT EXISTS (SELECT 1 FROM invoice WHERE cause = iif(e.kind = 'invoice_due',
              'invoice:' || e.order_id, 'credit:' || e.id))))
        ORDER BY created_at DESC LIMIT ${maxOrders}`,
      )
      .bind(customerId),
    OrderRow,
  )
  for (const { id } of due.toReversed()) {
    try {
      // Sequential, first order first: numbers follow that order.
      // oxlint-disable-next-line no-await-in-loop
      const facts = await loadOrderFacts(db, 'id', id)
      // oxlint-disable-next-line no-await-in-loop
      if (facts) await issueDue(db, facts, now)
    } catch (error) {
      // The documents of all other orders are listed.
      log('error', 'order-failure', { order: id, detail: String(error) })
    }
  }
}
