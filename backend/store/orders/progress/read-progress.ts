import * as z from 'zod'
import { json } from '../../../db/columns.ts'
import { query, readBatch, type RowOf, rowSchema } from '../../../db/rows.ts'

const quantities = z.record(z.string(), z.int())

/** Data of an order's events: money in minor units, amounts of lines in thousandths. */
export const EventData = z.object({
  items: quantities.optional(),
  cancelled: quantities.optional(),
  credit: z.int().optional(),
  cause: z.string().optional(),
  amount: z.int().optional(),
  carrier: z.string().optional(),
  number: z.string().optional(),
  url: z.string().nullable().optional(),
})

const EventRow = rowSchema('order_event', {
  orderId: z.string(),
  kind: z.string(),
  at: z.string(),
  data: json(EventData),
})
export type EventRow = RowOf<typeof EventRow>

const MoneyRow = rowSchema('order_payment', {
  orderId: z.string(),
  paid: z.number(),
  refunded: z.number(),
  refunding: z.number(),
})
export type MoneyRow = RowOf<typeof MoneyRow>

const RevisionRow = rowSchema('sale_order', { id: z.string(), revision: z.number() })

export interface ProgressRows {
  events: EventRow[]
  money: MoneyRow[]
  revisions: RowOf<typeof RevisionRow>[]
}

/** Rows of the progress of an order, to be read together with it. */
export function readProgressByToken(db: D1Database, token: string): Promise<ProgressRows> {
  return readProgress(db, '= (SELECT id FROM sale_order WHERE token = ?1)', token)
}

/** The same by the order's id. */
export function readProgressById(db: D1Database, id: string): Promise<ProgressRows> {
  return readProgress(db, '= ?1', id)
}

export async function readProgress(
  db: D1Database,
  ofThese: string,
  value: string,
): Promise<ProgressRows> {
  const [events, money, revisions] = await readBatch(db, [
    query(
      db
        .prepare(
          `SELECT order_id, kind, at, data FROM order_event WHERE order_id ${ofThese} ORDER BY at, rowid`,
        )
        .bind(value),
      EventRow,
    ),
    query(
      db
        .prepare(
          `SELECT order_id, coalesce(sum(amount) FILTER (WHERE kind = 'payment'), 0) AS paid,
            coalesce(sum(amount) FILTER (WHERE kind = 'refund' AND state <> 'failed'), 0) AS refunded,
            coalesce(sum(amount) FILTER (WHERE kind = 'refund' AND state = 'requested'), 0) AS refunding
          FROM order_payment WHERE order_id ${ofThese} GROUP BY order_id`,
        )
        .bind(value),
      MoneyRow,
    ),
    query(
      db.prepare(`SELECT id, revision FROM sale_order WHERE id ${ofThese}`).bind(value),
      RevisionRow,
    ),
  ])
  return { events, money, revisions }
}
