/*
 * How an order stands, as a value: what was ordered, what became of each line, and the money. It is
 * computed from the order's events and payments, and no two of its figures can contradict each other.
 * Amounts of money are minor units, quantities thousandths: whole numbers.
 */

/** Quantities by line id. */
export type Quantities = Readonly<Record<string, number>>

export interface OrderedLine {
  id: string
  parentId: string | null
  amount: number
  /** What is owed for all of it with tax, its share of discounts taken off. */
  value: number
}

export interface OrderTerms {
  lines: readonly OrderedLine[]
  /** What the whole order costs with tax, delivery and fees included. */
  total: number
  /** Goods leave after they are paid. */
  isPaidBefore: boolean
}

interface LineState extends OrderedLine {
  cancelled: number
  shipped: number
  /** Of what was shipped. */
  withdrawn: number
}

export interface OrderState {
  terms: OrderTerms
  lines: readonly LineState[]
  isPacked: boolean
  /** The last attempt to pay was declined. */
  isDeclined: boolean
  /** What is not owed any more. */
  credited: number
  paid: number
  /** Given back, or about to be. */
  refunded: number
  /** How much of that is still on its way. */
  refunding: number
}

export type Fulfilment =
  | 'open'
  | 'packed'
  | 'partly_shipped'
  | 'shipped'
  | 'cancelled'
  | 'withdrawn'

export type PaymentStanding =
  | 'open'
  | 'declined'
  | 'paid'
  | 'refund_pending'
  | 'partly_refunded'
  | 'refunded'
  | 'nothing_due'

export function newOrderState(terms: OrderTerms): OrderState {
  return {
    terms,
    lines: terms.lines.map((line) => ({ ...line, cancelled: 0, shipped: 0, withdrawn: 0 })),
    isPacked: false,
    isDeclined: false,
    credited: 0,
    paid: 0,
    refunded: 0,
    refunding: 0,
  }
}

/** What has neither been shipped nor cancelled. */
export function waitingOf({ amount, cancelled, shipped }: LineState): number {
  return amount - cancelled - shipped
}

/** What the customer has or still gets. */
export function remainingOf({ amount, cancelled, withdrawn }: LineState): number {
  return amount - cancelled - withdrawn
}

export function fulfilmentOf({ lines, isPacked }: OrderState): Fulfilment {
  const isWaiting = lines.some((line) => waitingOf(line) > 0)
  const isShipped = lines.some(({ shipped }) => shipped > 0)
  if (lines.length > 0 && lines.every((line) => remainingOf(line) === 0)) {
    return isShipped ? 'withdrawn' : 'cancelled'
  }
  if (isShipped) return isWaiting ? 'partly_shipped' : 'shipped'
  return isPacked ? 'packed' : 'open'
}

/** What is still to be paid. */
export function dueOf({ terms, credited, paid, refunded }: OrderState): number {
  return Math.max(0, terms.total - credited - (paid - refunded))
}

/** What was paid for something that is not owed any more. */
export function refundDueOf({ terms, credited, paid, refunded }: OrderState): number {
  return Math.max(0, paid - refunded - (terms.total - credited))
}

export function paymentOf(state: OrderState): PaymentStanding {
  const { terms, credited, paid, refunded, refunding, isDeclined } = state
  if (refundDueOf(state) > 0 || refunding > 0) return 'refund_pending'
  if (refunded > 0) return refunded >= paid ? 'refunded' : 'partly_refunded'
  if (dueOf(state) > 0) return isDeclined ? 'declined' : 'open'
  return paid === 0 && terms.total - credited === 0 && credited > 0 ? 'nothing_due' : 'paid'
}

/** The status of contract 1.0, which knows no shipment and no part of an order. */
export function statusOf(
  state: OrderState,
): 'new' | 'paid' | 'payment_failed' | 'cancelled' | 'refund_pending' {
  const fulfilment = fulfilmentOf(state)
  const payment = paymentOf(state)
  if (fulfilment === 'cancelled' || fulfilment === 'withdrawn') {
    return payment === 'refund_pending' ? 'refund_pending' : 'cancelled'
  }
  if (payment === 'declined') return 'payment_failed'
  return payment === 'open' ? 'new' : 'paid'
}
