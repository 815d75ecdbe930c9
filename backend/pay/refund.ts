import * as z from 'zod'
import { applyChange, type OrderChange } from '../../domain/order/order-change.ts'
import { refundDueOf } from '../../domain/order/order-state.ts'
import { findRow, rowSchema } from '../db/rows.ts'
import type { Config } from '../env.ts'
import { orderProgressEmail } from '../mail/order-progress-email.ts'
import { commitChange, untilCommitted } from '../store/orders/commit-change.ts'
import { loadProgress } from '../store/orders/order-progress.ts'
import { findStoredOrder } from '../store/orders/stored-order.ts'
import {
  findRefund,
  ordersToRefund,
  type Refund,
  refundInserts,
  refundParts,
  requestedRefunds,
} from './ledger.ts'
import { findProvider } from './providers/find-provider.ts'
import {
  type PaymentEvent,
  PaymentFailure,
  type PaymentProvider,
  type RefundAnswer,
} from './providers/payment-provider.ts'
import { log } from '../request/log.ts'

/**
 * Gives back what was paid for something that nobody gets, as far as it was paid through a provider
 * that can be asked. The rest waits for an operator to confirm that it was transferred.
 */
export async function refundExcess(
  db: D1Database,
  orderId: string,
  config: Config,
  now: Date,
): Promise<void> {
  const requested = await untilCommitted(async () => {
    const stored = await findStoredOrder(db, 'id', orderId)
    const [progress] = stored ? await loadProgress(db, [stored.order]) : []
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

/**
 * Asks providers for the refunds of an order that none has confirmed. The key of each is its id, so
 * that one whose answer was lost is given once.
 */
export async function sendRefunds(
  db: D1Database,
  orderId: string,
  config: Config,
  now: Date,
): Promise<void> {
  for (const refund of await requestedRefunds(db, orderId)) {
    const provider = findProvider(config, refund.provider)
    if (!provider || refund.reference || !refund.payment) continue
    // oxlint-disable-next-line no-await-in-loop -- there is one as a rule, and no hurry
    const answer = await askFor(provider, { ...refund, payment: refund.payment })
    // oxlint-disable-next-line no-await-in-loop
    if (answer) await takeAnswer(db, refund, answer, config, now)
  }
}

/** From time to time: refunds whose answer was lost. Gives of how many orders. */
export async function retryRefunds(db: D1Database, config: Config, now: Date): Promise<number> {
  const orders = await ordersToRefund(db)
  // oxlint-disable-next-line no-await-in-loop -- one after another: a provider limits calls
  for (const orderId of orders) await sendRefunds(db, orderId, config, now)
  return orders.length
}

/** The answer to a refund; null where nobody can tell, and it is asked for again later. */
async function askFor(
  provider: PaymentProvider,
  { id, payment, amount, currency }: Refund & { payment: string },
): Promise<RefundAnswer | null> {
  try {
    return await provider.refund({ payment, amount, currency, key: id })
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    const { kind, message: detail } = error
    log('warn', 'refund-failure', { provider: provider.id, refund: id, kind, detail })
    return error.kind === 'refused' ? { reference: '', state: 'failed' } : null
  }
}

/** Books what a provider says of a refund, once, and tells the customer when the money is on its way. */
async function takeAnswer(
  db: D1Database,
  refund: Refund,
  { reference, state }: RefundAnswer,
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

/** @internal A refund is done or has failed: by a provider's word, or by an operator's. */
export function closeRefund(
  db: D1Database,
  { id, orderId, amount }: Pick<Refund, 'id' | 'orderId' | 'amount'>,
  { reference, state }: { reference: string; state: 'done' | 'failed' },
  config: Config,
  now: Date,
): Promise<boolean> {
  return untilCommitted(async () => {
    const stored = await findStoredOrder(db, 'id', orderId)
    const [progress] = stored ? await loadProgress(db, [stored.order]) : []
    const refund = (await findRefund(db, { id }))?.state
    // A bank may send back what was done; what has failed is asked for anew, under another key.
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

type RefundEvent = Extract<PaymentEvent, { kind: 'refund' }>

/**
 * What a provider tells of a refund, also of one that somebody has given in the provider's own pages.
 * Gives the order; null where the payment is not of this shop.
 */
export async function takeRefundEvent(
  db: D1Database,
  provider: string,
  event: RefundEvent,
  config: Config,
  now: Date,
): Promise<string | null> {
  const { refund: reference, key, state } = event
  const known =
    (await findRefund(db, { provider, reference, id: key })) ??
    (await bookForeign(db, provider, event, now))
  if (known) await takeAnswer(db, known, { reference, state }, config, now)
  return known?.orderId ?? null
}

const PaymentRow = rowSchema('order_payment', { orderId: z.string(), id: z.string() })

/** Books a refund that the shop did not ask for: less is owed, as far as none was due. */
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
  await untilCommitted(async () => {
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
