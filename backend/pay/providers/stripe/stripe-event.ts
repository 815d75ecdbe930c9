import * as z from 'zod'
import { log } from '../../../request/log.ts'
import type { PaymentEvent, RefundResponse } from '../payment-provider.ts'

/** An id, or the expanded object with it. */
const Id = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const Metadata = z.record(z.string(), z.string()).nullish()

const Session = z.object({
  id: z.string(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  payment_status: z.string(),
  payment_intent: Id.nullish(),
  metadata: Metadata,
})
type Session = z.infer<typeof Session>

const Refund = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  payment_intent: Id.nullish(),
  status: z.string().nullish(),
  metadata: Metadata,
})

const Dispute = z.object({
  amount: z.int(),
  currency: z.string(),
  payment_intent: Id.nullish(),
  status: z.string(),
})

const Event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})

/** Maps a Stripe event; null for irrelevant ones and those of other shops. */
export function readStripeEvent(json: unknown): PaymentEvent | null {
  const { id, type, data } = Event.parse(json)
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paidEvent(id, Session.parse(data.object))
    case 'checkout.session.async_payment_failed':
      return sessionEvent(id, 'declined', Session.parse(data.object))
    case 'checkout.session.expired':
      return sessionEvent(id, 'expired', Session.parse(data.object))
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return refundEvent(id, Refund.parse(data.object))
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return noteDispute(id, type, Dispute.parse(data.object))
    default:
      return null
  }
}

/** Disputes are handled in Stripe's dashboard: logged, without a change of the order. */
function noteDispute(
  id: string,
  type: string,
  { amount, currency, payment_intent: payment, status }: z.infer<typeof Dispute>,
): null {
  log('error', 'payment-dispute', {
    provider: 'stripe',
    id,
    type,
    payment,
    amount,
    currency,
    status,
  })
  return null
}

function paidEvent(id: string, session: Session): PaymentEvent | null {
  const orderId = session.metadata?.['order']
  // A delayed payment method is reported by another event.
  if (!orderId || session.payment_status === 'unpaid') return null
  return {
    id,
    kind: 'paid',
    orderId,
    session: session.id,
    // Nothing was due, so there is no payment.
    payment: session.payment_intent ?? session.id,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  }
}

function sessionEvent(
  id: string,
  kind: 'declined' | 'expired',
  { id: session, metadata }: Session,
): PaymentEvent | null {
  const orderId = metadata?.['order']
  return orderId ? { id, kind, orderId, session } : null
}

function refundEvent(id: string, refund: z.infer<typeof Refund>): PaymentEvent | null {
  if (!refund.payment_intent) return null
  return {
    id,
    kind: 'refund',
    refund: refund.id,
    payment: refund.payment_intent,
    key: refund.metadata?.['refund'] ?? null,
    amount: refund.amount,
    currency: refund.currency.toUpperCase(),
    state: refundState(refund.status),
  }
}

/** `pending`, `requires_action`: pending; `canceled` is no refund. */
export function refundState(status: string | null | undefined): RefundResponse['state'] {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'requested'
}
