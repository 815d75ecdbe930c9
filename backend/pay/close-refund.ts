import { applyChange, type OrderChange } from '../../domain/order/order-change.ts'
import type { Config } from '../env.ts'
import { orderProgressEmail } from '../mail/order-progress-email.ts'
import { commitChange, retryOnConflict } from '../store/orders/commit-change.ts'
import { loadProgress } from '../store/orders/progress/order-progress.ts'
import { findStoredOrder } from '../store/orders/stored-order.ts'
import { findRefund, type Refund } from './ledger.ts'
import type { RefundResponse } from './providers/payment-provider.ts'

/** Records a refund's result, once, and notifies the customer when the money is sent. */
export async function recordRefundResult(
  db: D1Database,
  refund: Refund,
  { reference, state }: RefundResponse,
  config: Config,
  now: Date,
): Promise<void> {
  if (state === 'requested') {
    await db
      .prepare('UPDATE order_payment SET reference = ?2 WHERE id = ?1 AND reference IS NULL')
      .bind(refund.id, reference)
      .run()
    return
  }
  await closeRefund(db, refund, { reference, state }, config, now)
}

/** A refund is done or has failed, as reported by a provider or an operator. */
export function closeRefund(
  db: D1Database,
  { id, orderId, amount }: Pick<Refund, 'id' | 'orderId' | 'amount'>,
  { reference, state }: { reference: string; state: 'done' | 'failed' },
  config: Config,
  now: Date,
): Promise<boolean> {
  return retryOnConflict(async () => {
    const stored = await findStoredOrder(db, 'id', orderId)
    const [progress] = stored ? await loadProgress(db, [stored.order]) : []
    const refund = (await findRefund(db, { id }))?.state
    // A bank may return a completed refund; a failed one is requested again with another key.
    const isNews = refund === 'requested' || (refund === 'done' && state === 'failed')
    if (!stored || !progress || !isNews) return false
    const kind = state === 'done' ? 'refunded' : 'refund_failed'
    const change: OrderChange = { kind, amount }
    const { refunding } = progress.state
    const after = applyChange(progress.state, change)
    const isDone = await commitChange(db, {
      orderId,
      revision: progress.revision,
      changes: [change],
      state: refund === 'done' ? { ...after, refunding } : after,
      now,
      data: { refund: id },
      statements: [
        db
          .prepare(
            `UPDATE order_payment SET state = ?2, reference = coalesce(reference, nullif(?3, '')) WHERE id = ?1`,
          )
          .bind(id, state, reference),
        ...(state === 'done'
          ? await orderProgressEmail(db, { kind: 'refunded', amount }, stored, config)
          : []),
      ],
    })
    return isDone || 'overtaken'
  })
}
