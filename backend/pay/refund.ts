import { applyChange, type OrderChange } from '../../domain/order/order-change.ts'
import { refundDueOf } from '../../domain/order/order-state.ts'
import type { Config } from '../env.ts'
import { commitChange, retryOnConflict } from '../store/orders/commit-change.ts'
import { progressOf } from '../store/orders/progress/order-progress.ts'
import { readProgressById } from '../store/orders/progress/read-progress.ts'
import { findStoredOrder } from '../store/orders/stored-order.ts'
import { refundInserts, refundParts } from './ledger.ts'
import { findProvider } from './providers/find-provider.ts'
import { sendRefunds } from './send-refunds.ts'

/**
 * Refunds what is paid but no longer owed, if it was paid through an available provider. The rest
 * waits for an operator to confirm a transfer.
 */
export async function refundExcess(
  db: D1Database,
  orderId: string,
  config: Config,
  now: Date,
): Promise<void> {
  const requested = await retryOnConflict(async () => {
    const [stored, rows] = await Promise.all([
      findStoredOrder(db, 'id', orderId),
      readProgressById(db, orderId),
    ])
    const [progress] = stored ? progressOf([stored.order], rows) : []
    const due = progress ? refundDueOf(progress.state) : 0
    if (!stored || !progress || due === 0) return false
    const all = await refundParts(db, orderId, due)
    const parts = all.filter(({ provider }) => findProvider(config, provider))
    const amount = parts.reduce((sum, part) => sum + part.amount, 0)
    if (amount === 0) return false
    const changes: OrderChange[] = [{ kind: 'refund_requested', amount }]
    const isDone = await commitChange(db, {
      orderId,
      revision: progress.revision,
      changes,
      state: changes.reduce(applyChange, progress.state),
      now,
      statements: refundInserts(db, stored.order, parts, now),
    })
    return isDone || 'overtaken'
  })
  if (requested) await sendRefunds(db, orderId, config, now)
}
