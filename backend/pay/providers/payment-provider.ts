import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Locale } from '../../../domain/locale.ts'

/** An order to be paid on a provider's page; amounts are minor units. */
export interface PaymentRequest {
  orderId: string
  code: string
  token: string
  email: string
  locale: Locale
  /** Way to pay that was chosen: id of a payment of the shop. */
  method: string
  amount: number
  currency: CurrencyCode
  expiresAt: Date
  /** Where the page leads back to. */
  paidUrl: string
  abandonedUrl: string
  /** The same key asks for the same page, however often. */
  key: string
}

export interface RefundRequest {
  /** The provider's number of the payment. */
  payment: string
  amount: number
  currency: CurrencyCode
  /** The same key gives the money back once. */
  key: string
}

export interface RefundAnswer {
  /** The provider's number of the refund. */
  reference: string
  /** `requested`: accepted; a message tells when it is done. */
  state: 'requested' | 'done' | 'failed'
}

/** What a provider tells, whenever and however often. */
export type PaymentEvent = { id: string } & (
  | {
      kind: 'paid'
      orderId: string
      /** The provider's number of the page. */
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
      /** Key of the request, where the shop has asked for it. */
      key: string | null
      amount: number
      currency: string
      state: RefundAnswer['state']
    }
)

/** Takes payments online. All that the shop asks of one: another provider needs no change elsewhere. */
export interface PaymentProvider {
  readonly id: string
  /** The page on which an order is paid. */
  start: (request: PaymentRequest) => Promise<{ reference: string; url: string }>
  /**
   * The event of a message; null for one that is no business of the shop.
   * @throws Refusal 401 for a message that the provider has not signed just now
   */
  readEvent: (message: { body: string; headers: Headers }) => Promise<PaymentEvent | null>
  /** @throws PaymentFailure */
  refund: (request: RefundRequest) => Promise<RefundAnswer>
}

/** A provider did not do what it was asked for. */
export class PaymentFailure extends Error {
  /** `unknown`: nobody can tell whether it was done; the same key may be tried again. */
  readonly kind: 'refused' | 'unknown'

  constructor(kind: PaymentFailure['kind'], detail: string) {
    super(detail)
    this.name = 'PaymentFailure'
    this.kind = kind
  }
}
