import * as z from 'zod'
import { findRow, hasRow, rowSchema } from '../db/rows.ts'
import type { Config } from '../env.ts'
import { findStoredOrder, type StoredOrder } from '../store/orders/stored-order.ts'
import { amountDue } from './amount-due.ts'
import type { PaymentEvent } from './providers/payment-provider.ts'
import { processRefundEvent } from './refund-event.ts'
import { settle } from './settle.ts'
import { log } from '../request/log.ts'

/** Result of a provider's message. */
export type Outcome = 'taken' | 'repeated' | 'unknown_order' | 'wrong_amount'

/**
 * Processes a provider's event. Idempotent in any order: recorded after it was processed, and the
 * tables prevent duplicates.
 */
export async function processPaymentEvent(
  db: D1Database,
  provider: string,
  event: PaymentEvent,
  config: Config,
  now: Date,
): Promise<Outcome> {
  const known = db.prepare('SELECT 1 FROM payment_event WHERE provider = ?1 AND id = ?2')
  if (await hasRow(known.bind(provider, event.id))) return 'repeated'
  const { orderId, outcome } = await carryOut(db, provider, event, config, now)
  // A wrong amount stays unprocessed: the provider retries, and the log shows it.
  if (outcome === 'wrong_amount') return outcome
  await db
    .prepare(
      `INSERT INTO payment_event (provider, id, kind, order_id, outcome, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT DO NOTHING`,
    )
    .bind(provider, event.id, event.kind, orderId, outcome, now.toISOString())
    .run()
  return outcome
}

interface CarriedOut {
  orderId: string | null
  outcome: Outcome
}

async function carryOut(
  db: D1Database,
  provider: string,
  event: PaymentEvent,
  config: Config,
  now: Date,
): Promise<CarriedOut> {
  if (event.kind === 'refund') {
    const orderId = await processRefundEvent(db, provider, event, config, now)
    return { orderId, outcome: orderId ? 'taken' : 'unknown_order' }
  }
  const { orderId } = event
  const stored = await findStoredOrder(db, 'id', orderId)
  if (!stored) {
    log('warn', 'payment-unknown-order', { provider, id: event.id })
    return { orderId: null, outcome: 'unknown_order' }
  }
  if (event.kind === 'paid') {
    const isExpected = await isAmountOf(db, provider, event, stored)
    if (!isExpected) {
      const { id, amount, currency } = event
      log('error', 'payment-wrong-amount', { provider, id, orderId, amount, currency })
      return { orderId, outcome: 'wrong_amount' }
    }
    const { payment: reference, amount } = event
    await settle(db, stored, 'paid', config, now, { provider, reference, amount })
    await closeSession(db, provider, event.session, 'paid')
    return { orderId, outcome: 'taken' }
  }
  await closeSession(db, provider, event.session, 'expired')
  // A closed page does not affect the order, which can be paid on another one.
  if (event.kind === 'declined') await settle(db, stored, 'declined', config, now)
  return { orderId, outcome: 'taken' }
}

const SessionRow = rowSchema('payment_session', { amount: z.number(), currency: z.string() })

/** Amount of that page; for an unknown page what the order owes. */
async function isAmountOf(
  db: D1Database,
  provider: string,
  { session, amount, currency }: Extract<PaymentEvent, { kind: 'paid' }>,
  { order }: StoredOrder,
): Promise<boolean> {
  const page = await findRow(
    db
      .prepare(
        `SELECT amount, currency FROM payment_session
        WHERE provider = ?1 AND reference = ?2 AND order_id = ?3`,
      )
      .bind(provider, session, order.id),
    SessionRow,
  )
  const { amount: minor, currency: code } = page ?? {
    amount: await amountDue(db, order),
    currency: order.currencyCode,
  }
  return amount === minor && currency === code
}

async function closeSession(
  db: D1Database,
  provider: string,
  reference: string,
  state: 'paid' | 'expired',
): Promise<void> {
  await db
    .prepare(
      `UPDATE payment_session SET state = ?3 WHERE provider = ?1 AND reference = ?2 AND state = 'open'`,
    )
    .bind(provider, reference, state)
    .run()
}
