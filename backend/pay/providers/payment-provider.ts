import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Locale } from '../../../domain/locale.ts'

/** An order for a provider's payment page; amounts are in minor units. */
export interface PaymentRequest {
  orderId: string
  code: string
  token: string
  email: string
  locale: Locale
  /** Chosen payment method: id of a payment of the shop. */
  method: string
  amount: number
  currency: CurrencyCode
  expiresAt: Date
  /** Return URL. */
  paidUrl: string
  abandonedUrl: string
  /** Idempotency key of the payment page. */
  key: string
}

export interface RefundRequest {
  /** The provider's payment id. */
  payment: string
  amount: number
  currency: CurrencyCode
  /** Idempotency key of the refund. */
  key: string
}

export interface RefundResponse {
  /** The provider's refund id. */
  reference: string
  /** `requested`: accepted; a webhook reports its completion. */
  state: 'requested' | 'done' | 'failed'
}

/** Webhook event of a provider; may be repeated. */
export type PaymentEvent = { id: string } & (
  | {
      kind: 'paid'
      orderId: string
      /** The provider's id of the payment page. */
      session: string
      payment: string
      amount: number
      currency: string
    }
  | { kind: 'declined' | 'expired'; orderId: string; session: string }
  | {
      kind: 'refund'
      refund: string
      payment: string
      /** Idempotency key, if the shop has requested it. */
      key: string | null
      amount: number
      currency: string
      state: RefundResponse['state']
    }
)

/** Online payment provider. The complete interface: a new provider needs no change elsewhere. */
export interface PaymentProvider {
  readonly id: string
  /** Creates the payment page of an order. */
  start: (request: PaymentRequest) => Promise<{ reference: string; url: string }>
  /**
   * Parses a webhook message; null if it is irrelevant. @throws Refusal 401 for an invalid or old
   * signature
   */
  readEvent: (message: { body: string; headers: Headers }) => Promise<PaymentEvent | null>
  /** @throws PaymentFailure */
  refund: (request: RefundRequest) => Promise<RefundResponse>
}

/** A failed provider call. */
export class PaymentFailure extends Error {
  /** `unknown`: it may have been executed; safe to retry with the same key. */
  readonly kind: 'refused' | 'unknown'

  constructor(kind: PaymentFailure['kind'], detail: string) {
    super(detail)
    this.name = 'PaymentFailure'
    this.kind = kind
  }
}
