import type { Config } from '../env.ts'
import { eachDue, type Position } from '../maintenance/each-due.ts'
import { log } from '../request/log.ts'
import { recordRefundResult } from './close-refund.ts'
import { abandonRefund } from './give-up-refund.ts'
import { ordersToRefund, type Refund, requestedRefunds } from './ledger.ts'
import { findProvider } from './providers/find-provider.ts'
import {
  PaymentFailure,
  type PaymentProvider,
  type RefundResponse,
} from './providers/payment-provider.ts'

/** An hour less than the shortest idempotency window of a provider. */
const maxRetryMs = 23 * 3_600_000
/** Milliseconds that the clock of the request may be ahead. */
const maxAheadMs = 3_600_000

/**
 * Requests the unconfirmed refunds of an order. Each has its id as idempotency key, so a lost
 * response causes no duplicate.
 */
export async function sendRefunds(
  db: D1Database,
  orderId: string,
  config: Config,
  now: Date,
): Promise<void> {
  for (const refund of await requestedRefunds(db, orderId)) {
    const provider = findProvider(config, refund.provider)
    if (!provider || refund.reference || !refund.payment || refund.givenUpAt) continue
    if (isTooOld(refund, now)) {
      // oxlint-disable-next-line no-await-in-loop
      await abandonRefund(db, refund, config, now)
      continue
    }
    // oxlint-disable-next-line no-await-in-loop -- usually a single refund; latency is irrelevant
    const response = await requestRefund(provider, { ...refund, payment: refund.payment })
    // oxlint-disable-next-line no-await-in-loop
    if (response) await recordRefundResult(db, refund, response, config, now)
  }
}

/**
 * Providers store idempotency keys for a day. A later retry could refund twice, so an unconfirmed
 * refund is then left to a person.
 */
function isTooOld({ at }: Refund, now: Date): boolean {
  const age = now.getTime() - Date.parse(at)
  // One in the future was requested with a wrong clock: its age is unknown.
  return age > maxRetryMs || age < -maxAheadMs
}

/** Orders per run: a provider may take seconds for each. */
const maxTried = 50

/**
 * Periodically: refunds whose response was lost. A failure is logged and neither stops nor displaces
 * other orders. Returns the number of orders.
 */
export function retryRefunds(db: D1Database, config: Config, now: Date): Promise<number> {
  const page = (after: Position, limit: number) => ordersToRefund(db, after, limit)
  return eachDue(db, { job: 'retry-refunds', page, maxTried }, async (orderId) => {
    // One after another: a provider limits calls.
    await sendRefunds(db, orderId, config, now)
    return true
  })
}

/** Result of a refund request; null if unknown, to be retried later. */
async function requestRefund(
  provider: PaymentProvider,
  { id, payment, amount, currency }: Refund & { payment: string },
): Promise<RefundResponse | null> {
  try {
    return await provider.refund({ payment, amount, currency, key: id })
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    const { kind, message: detail } = error
    log('warn', 'refund-failure', { provider: provider.id, refund: id, kind, detail })
    return error.kind === 'refused' ? { reference: '', state: 'failed' } : null
  }
}
