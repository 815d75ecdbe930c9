import * as z from 'zod'
import type { Order } from '../../../domain/order/order.ts'
import { json } from '../../db/columns.ts'
import { query, readBatch, type RowOf, rowSchema } from '../../db/rows.ts'
import { OrderRow } from '../orders/orders.ts'
import { EventData } from '../orders/progress/read-progress.ts'
import { EarlierDetails, earlierDocument } from './earlier-document.ts'
import { invoicesOfOrder, type StoredInvoice } from './stored-invoice.ts'

const EventRow = rowSchema('order_event', {
  id: z.string(),
  kind: z.string(),
  at: z.string(),
  data: json(EventData),
})
const OrderFactsRow = rowSchema('sale_order', { ...OrderRow.shape, details: json(EarlierDetails) })
export type OrderEvent = RowOf<typeof EventRow>

export interface OrderFacts {
  order: Order
  events: OrderEvent[]
  /** Its documents, oldest first. */
  issued: StoredInvoice[]
}

/** An order with its events and documents, in one snapshot of the database. */
export async function loadOrderFacts(
  db: D1Database,
  column: 'id' | 'token',
  value: string,
): Promise<OrderFacts | null> {
  const [orders, events, issued] = await readBatch(db, [
    query(
      db
        .prepare(`SELECT status, snapshot, pay_until, details FROM sale_order WHERE ${column} = ?1`)
        .bind(value),
      OrderFactsRow,
    ),
    query(
      db
        .prepare(
          `SELECT id, kind, at, data FROM order_event
          WHERE order_id = (SELECT id FROM sale_order WHERE ${column} = ?1) ORDER BY at, rowid`,
        )
        .bind(value),
      EventRow,
    ),
    invoicesOfOrder(db, column, value),
  ])
  const [row] = orders
  if (!row) return null
  const { details, snapshot, status, payUntil } = row
  const order = { ...snapshot, status, payUntil }
  const document = snapshot.document ?? earlierDocument(order, details)
  return { order: { ...order, ...(document && { document }) }, events, issued }
}
