/* State of an order as a value: ordered items, what became of each line, and payments. Folded
   from the order's events and payments, so that its figures are consistent. Money is in minor
   units, quantities in thousandths: integers. */

/** Quantities by line id. */
export type Quantities = Readonly<Record<string, number>>

export interface OrderedLine {
  id: string
  parentId: string | null
  /** A gift for the whole order: it goes with the last bought line. */
  isOrderGift?: boolean
  amount: number
  /** Gross value of all of it, before discounts. */
  price: number
  /** The same less its share of discounts: what is owed for it. */
  value: number
}

export interface OrderTerms {
  lines: readonly OrderedLine[]
  /** Gross total of the order, delivery and fees included. */
  total: number
  /** Dispatched after payment. */
  isPaidBefore: boolean
}

interface LineState extends OrderedLine {
  cancelled: number
  shipped: number
  /** Of the shipped amount. */
  withdrawn: number
}

export interface OrderState {
  terms: OrderTerms
  lines: readonly LineState[]
  isPacked: boolean
  /** The last payment attempt was declined. */
  isDeclined: boolean
  /** Amount no longer owed. */
  credited: number
  paid: number
  /** Refunded, or about to be. */
  refunded: number
  /** Part of it that is pending. */
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

/** Neither shipped nor cancelled. */
export function unshippedAmount({ amount, cancelled, shipped }: LineState): number {
  return amount - cancelled - shipped
}

/** Amount that the customer has or will get. */
export function remainingOf({ amount, cancelled, withdrawn }: LineState): number {
  return amount - cancelled - withdrawn
}

export function fulfilmentOf({ lines, isPacked }: OrderState): Fulfilment {
  const isWaiting = lines.some((line) => unshippedAmount(line) > 0)
  const isShipped = lines.some(({ shipped }) => shipped > 0)
  // A gift that was sent ahead does not keep an order open of which nothing bought is left.
  const bought = lines.filter((line) => !isGiven(line))
  if (bought.length > 0 && bought.every((line) => remainingOf(line) === 0)) {
    return bought.some(({ shipped }) => shipped > 0) ? 'withdrawn' : 'cancelled'
  }
  if (isShipped) return isWaiting ? 'partly_shipped' : 'shipped'
  return isPacked ? 'packed' : 'open'
}

/** A gift for the whole order, or one of another line. */
function isGiven({ isOrderGift, parentId, price }: OrderedLine): boolean {
  return isOrderGift === true || (parentId !== null && price === 0)
}

/** Amount still due. */
export function dueOf({ terms, credited, paid, refunded }: OrderState): number {
  return Math.max(0, terms.total - credited - (paid - refunded))
}

/** Amount paid but no longer owed. */
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

/** The status of contract 1.0, which has no shipments and no partial orders. */
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
