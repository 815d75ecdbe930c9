import * as z from 'zod/mini'
import { Order } from '../../../domain/order/order.ts'
import { bankTransferOf } from '../../pay/bank-account.ts'
import { flag, json } from '../../db/columns.ts'
import { findRow, type RowOf, rowSchema } from '../../db/rows.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { progressOf } from './progress/order-progress.ts'
import { readProgressByToken } from './progress/read-progress.ts'
import { addProgress } from './progress/with-progress.ts'
import { suppressedFailure } from '../../mail/sending/suppression.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'

/** An order as placed; its status has a column of its own. */
export const OrderSnapshot = z.omit(Order, { status: true })

export const OrderRow = rowSchema('sale_order', {
  status: Order.shape.status,
  snapshot: json(OrderSnapshot),
  payUntil: z.nullable(z.string()),
})
type OrderRow = RowOf<typeof OrderRow>

/** Columns of an order's page, of `sale_order o`. */
export const pageColumns = `status, snapshot, pay_until, EXISTS (SELECT 1 FROM mail WHERE order_id = o.id
  AND kind <> 'order_notice' AND failure IS NOT NULL
  AND (due_at IS NULL OR failure = '${suppressedFailure}')) AS is_mail_undeliverable`
export const PageRow = rowSchema('sale_order', { ...OrderRow.shape, isMailUndeliverable: flag })

export async function findOrderByToken(
  db: D1Database,
  token: string,
  payUrl: string | null,
): Promise<Order | null> {
  const [row, merchant, progress] = await Promise.all([
    findRow(
      db.prepare(`SELECT ${pageColumns} FROM sale_order o WHERE token = ?1`).bind(token),
      PageRow,
    ),
    loadMerchant(db),
    readProgressByToken(db, token),
  ])
  if (!row) return null
  const order = pageOf(row, payUrl, merchant)
  return addProgress(order, progressOf([order], progress)[0])
}

export type Nullable<T> = { [Name in keyof T]: T[Name] | null }

/** Identifying hashes of an order attempt. */
export interface AttemptKeys {
  /** Of the key with its cart. */
  bound: string
  /** Of a secret key alone. */
  secret: string | null
}

/** The order of an earlier, equal attempt. */
export async function findOrderByAttempt(
  db: D1Database,
  { bound, secret }: Nullable<AttemptKeys>,
  payUrl: string | null,
): Promise<Order | null> {
  const row = await findRow(
    db
      .prepare(
        `SELECT status, snapshot, pay_until FROM sale_order
        WHERE attempt_key = ?1 OR attempt_secret = ?2 LIMIT 1`,
      )
      .bind(bound, secret),
    OrderRow,
  )
  return row && orderOf(row, payUrl, await loadMerchant(db))
}

/** The order with the delivery state of its emails. */
export function pageOf(
  row: RowOf<typeof PageRow>,
  payUrl: string | null,
  merchant: Merchant,
): Order {
  const order = orderOf(row, payUrl, merchant)
  return row.isMailUndeliverable ? { ...order, isMailUndeliverable: true } : order
}

/** The order as placed, with its current state. */
export function orderOf(
  { status, snapshot: order, payUntil }: OrderRow,
  payUrl: string | null,
  merchant: Merchant,
): Order {
  const isOpen = status === 'new' || status === 'payment_failed'
  return {
    ...order,
    status,
    paymentUrl: payUrl && order.payment.online && isOpen ? `${payUrl}/${order.token}` : null,
    bankTransfer: bankTransferOf(merchant, order, isOpen),
    payUntil: isOpen ? payUntil : null,
  }
}
