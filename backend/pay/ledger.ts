import * as z from 'zod'
import { CurrencyCode } from '../../domain/currency.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Position } from '../maintenance/each-due.ts'
import { findRow, hasRow, readRows, type RowOf, rowSchema } from '../db/rows.ts'

/** A payment of an order. */
export interface Receipt {
  /** Source: a payment provider, `callback`, `transfer`. */
  provider: string
  /** Its id at the source: the same one is the same payment. */
  reference: string
  /** In minor units. */
  amount: number
}

/** Placeholder id for sources without one: a single payment per order. */
export function onlyReceipt(provider: string, { id }: Pick<Order, 'id'>, amount: number): Receipt {
  return { provider, reference: id, amount }
}

/** Statement that books it; a duplicate id aborts the batch. */
export function receiptInsert(
  db: D1Database,
  order: Pick<Order, 'id' | 'currencyCode'>,
  { provider, reference, amount }: Receipt,
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO order_payment (id, order_id, kind, provider, reference, amount, currency, state, at)
      VALUES (?1, ?2, 'payment', ?3, ?4, ?5, ?6, 'done', ?7)`,
    )
    .bind(
      crypto.randomUUID(),
      order.id,
      provider,
      reference,
      amount,
      order.currencyCode,
      now.toISOString(),
    )
}

export function isBooked(
  db: D1Database,
  kind: 'payment' | 'refund',
  { provider, reference }: Pick<Receipt, 'provider' | 'reference'>,
): Promise<boolean> {
  return hasRow(
    db
      .prepare('SELECT 1 FROM order_payment WHERE provider = ?1 AND kind = ?2 AND reference = ?3')
      .bind(provider, kind, reference),
  )
}

/** The batch was aborted because a concurrent request has booked the same. */
export function isBookedTwice(error: unknown): boolean {
  return error instanceof Error && /UNIQUE.*order_payment/.test(error.message)
}

const LeftRow = rowSchema('order_payment', {
  id: z.string(),
  provider: z.string(),
  left: z.number(),
})

/** Part of a payment to be refunded. */
export interface RefundPart {
  id: string
  paymentId: string
  provider: string
  amount: number
}

/** Distributes a refund over the payments of an order, the last one first. */
export async function refundParts(
  db: D1Database,
  orderId: string,
  amount: number,
): Promise<RefundPart[]> {
  const payments = await readRows(
    db
      .prepare(
        `SELECT p.id, p.provider, p.amount - coalesce((SELECT sum(r.amount) FROM order_payment r
          WHERE r.payment_id = p.id AND r.state <> 'failed'), 0) AS left
        FROM order_payment p WHERE p.order_id = ?1 AND p.kind = 'payment' ORDER BY p.at DESC, p.rowid DESC`,
      )
      .bind(orderId),
    LeftRow,
  )
  let open = amount
  return payments.flatMap(({ id, provider, left }) => {
    const part = Math.min(open, left)
    open -= part
    return part > 0 ? [{ id: crypto.randomUUID(), paymentId: id, provider, amount: part }] : []
  })
}

/** Statements that book refunds before they are requested. */
export function refundInserts(
  db: D1Database,
  order: Pick<Order, 'id' | 'currencyCode'>,
  parts: readonly RefundPart[],
  now: Date,
): D1PreparedStatement[] {
  return parts.map(({ id, paymentId, provider, amount }) =>
    db
      .prepare(
        `INSERT INTO order_payment (id, order_id, kind, provider, payment_id, amount, currency, state, at)
        VALUES (?1, ?2, 'refund', ?3, ?4, ?5, ?6, 'requested', ?7)`,
      )
      .bind(id, order.id, provider, paymentId, amount, order.currencyCode, now.toISOString()),
  )
}

const RefundRow = rowSchema('order_payment', {
  id: z.string(),
  orderId: z.string(),
  provider: z.string(),
  reference: z.string().nullable(),
  amount: z.number(),
  currency: CurrencyCode,
  state: z.enum(['requested', 'done', 'failed']),
  payment: z.string().nullable(),
  /** Time of the first request. */
  at: z.string(),
  /** Since when it is no longer requested. */
  givenUpAt: z.string().nullable(),
})
export type Refund = RowOf<typeof RefundRow>

const refundColumns = `r.id, r.order_id, r.provider, r.reference, r.amount, r.currency, r.state,
  p.reference AS payment, r.at, r.given_up_at FROM order_payment r JOIN order_payment p ON p.id = r.payment_id`

export function requestedRefunds(db: D1Database, orderId: string): Promise<Refund[]> {
  return readRows(
    db
      .prepare(`SELECT ${refundColumns} WHERE r.order_id = ?1 AND r.state = 'requested'`)
      .bind(orderId),
    RefundRow,
  )
}

const UnconfirmedRow = rowSchema('order_payment', { id: z.string(), at: z.string() })

/** Orders with unconfirmed refunds after a position, oldest first. */
export function ordersToRefund(
  db: D1Database,
  { at, id }: Position,
  limit: number,
): Promise<Position[]> {
  return readRows(
    db
      .prepare(
        `SELECT order_id AS id, min(at) AS at FROM order_payment
        WHERE state = 'requested' AND reference IS NULL AND given_up_at IS NULL
        GROUP BY order_id HAVING (min(at), order_id) > (?1, ?2) ORDER BY min(at), order_id LIMIT ?3`,
      )
      .bind(at, id, limit),
    UnconfirmedRow,
  )
}

/** An abandoned refund that was made manually: same payment and amount. */
export function findAbandonedRefund(
  db: D1Database,
  provider: string,
  { payment, amount, currency }: { payment: string; amount: number; currency: string },
): Promise<Refund | null> {
  return findRow(
    db
      .prepare(
        `SELECT ${refundColumns} WHERE r.kind = 'refund' AND r.state = 'requested'
          AND r.reference IS NULL AND r.given_up_at IS NOT NULL AND r.provider = ?1
          AND p.reference = ?2 AND r.amount = ?3 AND r.currency = ?4 ORDER BY r.at LIMIT 1`,
      )
      .bind(provider, payment, amount, currency),
    RefundRow,
  )
}

/** A refund by its id, or by the provider's id. */
export function findRefund(
  db: D1Database,
  {
    provider = '',
    reference = '',
    id,
  }: { provider?: string; reference?: string; id: string | null },
): Promise<Refund | null> {
  return findRow(
    db
      .prepare(
        `SELECT ${refundColumns} WHERE r.kind = 'refund' AND (r.id = ?3 OR (r.provider = ?1
          AND r.reference = ?2 AND ?2 <> '')) LIMIT 1`,
      )
      .bind(provider, reference, id),
    RefundRow,
  )
}
