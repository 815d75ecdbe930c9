import * as z from 'zod'
import { applyChange, type OrderChange } from '../../domain/order/order-change.ts'
import { refundDueOf } from '../../domain/order/order-state.ts'
import { findRow, rowSchema } from '../db/rows.ts'
import type { Config } from '../env.ts'
import { commitChange, retryOnConflict } from '../store/orders/commit-change.ts'
import { loadProgress } from '../store/orders/progress/order-progress.ts'
import { findStoredOrder } from '../store/orders/stored-order.ts'
import { recordRefundResult } from './close-refund.ts'
import { findAbandonedRefund, findRefund, type Refund, refundInserts } from './ledger.ts'
import type { PaymentEvent } from './providers/payment-provider.ts'

type RefundEvent = Extract<PaymentEvent, { kind: 'refund' }>

/**
 * Processes a refund event, also of a refund made in the provider's dashboard. Returns the order;
 * null if the payment is unknown.
 */
export async function processRefundEvent(
  db: D1Database,
  provider: string,
  event: RefundEvent,
  config: Config,
  now: Date,
): Promise<string | null> {
  const { refund: reference, key, state } = event
  const known =
    (await findRefund(db, { provider, reference, id: key })) ??
    (await findAbandonedRefund(db, provider, event)) ??
    (await bookForeign(db, provider, event, now))
  if (known) await recordRefundResult(db, known, { reference, state }, config, now)
  return known?.orderId ?? null
}

const PaymentRow = rowSchema('order_payment', { orderId: z.string(), id: z.string() })

/**
 * Books a refund that the shop did not request: reduces the amount owed, unless a refund was due.
 */
async function bookForeign(
  db: D1Database,
  provider: string,
  { payment, amount, state }: RefundEvent,
  now: Date,
): Promise<Refund | null> {
  const paid = await findRow(
    db
      .prepare(
        `SELECT order_id, id FROM order_payment WHERE provider = ?1 AND kind = 'payment' AND reference = ?2`,
      )
      .bind(provider, payment),
    PaymentRow,
  )
  const stored = paid && (await findStoredOrder(db, 'id', paid.orderId))
  if (!paid || !stored || state === 'failed') return null
  const { orderId } = paid
  const part = { id: crypto.randomUUID(), paymentId: paid.id, provider, amount }
  await retryOnConflict(async () => {
    const [progress] = await loadProgress(db, [stored.order])
    if (!progress) return false
    const due = refundDueOf(progress.state)
    const changes: OrderChange[] = [
      ...(amount > due ? [{ kind: 'reduced' as const, credit: amount - due }] : []),
      { kind: 'refund_requested', amount },
    ]
    const isDone = await commitChange(db, {
      orderId,
      revision: progress.revision,
      changes,
      state: changes.reduce(applyChange, progress.state),
      now,
      actor: provider,
      statements: refundInserts(db, stored.order, [part], now),
    })
    return isDone || 'overtaken'
  })
  return findRefund(db, { id: part.id })
}
