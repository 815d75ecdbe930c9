import { type OrderState, type Quantities, unshippedAmount } from './order-state.ts'

/** Events that change the state of an order. */
export type OrderChange =
  | { kind: 'paid'; amount: number }
  | { kind: 'payment_failed' }
  | { kind: 'payment_changed' }
  | { kind: 'packed' }
  | { kind: 'shipped'; items: Quantities }
  | { kind: 'partly_cancelled'; items: Quantities; credit: number }
  | { kind: 'cancelled'; items: Quantities; credit: number }
  /** `items` had been shipped, `cancelled` had not. */
  | { kind: 'withdrawn'; items: Quantities; cancelled: Quantities; credit: number }
  /** Not paid in time. */
  | { kind: 'released' }
  /** Paid after it was released, and fulfilled after all. */
  | { kind: 'reinstated' }
  /** A later reduction without a return. */
  | { kind: 'reduced'; credit: number }
  | { kind: 'refund_requested'; amount: number }
  | { kind: 'refunded'; amount: number }
  | { kind: 'refund_failed'; amount: number }

/** The state after a change. */
export function applyChange(state: OrderState, change: OrderChange): OrderState {
  switch (change.kind) {
    case 'paid':
      return { ...state, paid: state.paid + change.amount, isDeclined: false }
    case 'payment_failed':
      return { ...state, isDeclined: true }
    case 'payment_changed':
      return { ...state, isDeclined: false }
    case 'packed':
      return { ...state, isPacked: true }
    case 'shipped':
      return withLines(state, change.items, 'shipped')
    case 'partly_cancelled':
    case 'cancelled':
      return credit(withLines(state, change.items, 'cancelled'), change.credit)
    case 'withdrawn':
      return credit(
        withLines(withLines(state, change.items, 'withdrawn'), change.cancelled, 'cancelled'),
        change.credit,
      )
    case 'released':
      return {
        ...state,
        lines: state.lines.map((line) => ({
          ...line,
          cancelled: line.cancelled + unshippedAmount(line),
        })),
        credited: state.terms.total,
      }
    case 'reinstated':
      return {
        ...state,
        lines: state.lines.map((line) => ({ ...line, cancelled: 0 })),
        credited: 0,
        isDeclined: false,
      }
    case 'reduced':
      return credit(state, change.credit)
    case 'refund_requested':
      return {
        ...state,
        refunded: state.refunded + change.amount,
        refunding: state.refunding + change.amount,
      }
    case 'refunded':
      return { ...state, refunding: state.refunding - change.amount }
    case 'refund_failed':
      return {
        ...state,
        refunded: state.refunded - change.amount,
        refunding: state.refunding - change.amount,
      }
  }
}

function withLines(
  state: OrderState,
  items: Quantities,
  field: 'shipped' | 'cancelled' | 'withdrawn',
): OrderState {
  return {
    ...state,
    lines: state.lines.map((line) => ({ ...line, [field]: line[field] + (items[line.id] ?? 0) })),
  }
}

function credit(state: OrderState, amount: number): OrderState {
  return { ...state, credited: state.credited + amount }
}
