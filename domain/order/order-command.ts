import { applyChange, type OrderChange } from './order-change.ts'
import { chosenItems, withParts } from './chosen-items.ts'
import { creditOf } from './credit-of.ts'
import { OrderRefusal } from './order-refusal.ts'
import {
  dueOf,
  type Fulfilment,
  fulfilmentOf,
  remainingOf,
  type OrderState,
  type Quantities,
  refundDueOf,
  unshippedAmount,
} from './order-state.ts'

/** Operator commands on an order. Without items they apply to all of it. */
export type OrderCommand =
  | { kind: 'pay' }
  | { kind: 'pack' }
  | { kind: 'ship'; items?: Quantities }
  /** `credit`: amount no longer owed, if it is not the value of the items. */
  | { kind: 'cancel'; items?: Quantities; credit?: number }
  /** `restock`: shipped goods were returned in resalable condition. */
  | { kind: 'withdraw'; items?: Quantities; credit?: number; restock: boolean }
  /** Default amount: everything paid that is no longer owed. */
  | { kind: 'refund'; amount?: number }

export interface Decision {
  changes: readonly OrderChange[]
  state: OrderState
  /** Goods to restock. */
  returned: Quantities
  /** The order is empty now: coupon, credits and time slot are released as well. */
  isOver: boolean
}

type Kind = OrderCommand['kind']

/** Allowed states of each command; others are refused. Money is checked separately. */
export const transitions: Record<Fulfilment, readonly Kind[]> = {
  open: ['pay', 'pack', 'ship', 'cancel', 'withdraw', 'refund'],
  packed: ['pay', 'ship', 'cancel', 'withdraw', 'refund'],
  partly_shipped: ['pay', 'ship', 'cancel', 'withdraw', 'refund'],
  shipped: ['pay', 'withdraw', 'refund'],
  cancelled: ['refund'],
  withdrawn: ['refund'],
}

/**
 * Applies a command to an order. @throws OrderRefusal with a message for the operator; the state is
 * unchanged then
 */
export function decide(state: OrderState, command: OrderCommand): Decision {
  const fulfilment = fulfilmentOf(state)
  if (!transitions[fulfilment].includes(command.kind)) {
    const verb = { pay: 'paid', pack: 'packed', ship: 'shipped' } as const
    const done = {
      ...verb,
      cancel: 'cancelled',
      withdraw: 'withdrawn',
      refund: 'refunded',
    } as const
    const words = fulfilment.replace('_', ' ')
    throw new OrderRefusal('not_open', `The order is ${words} and cannot be ${done[command.kind]}.`)
  }
  switch (command.kind) {
    case 'pay':
      return pay(state)
    case 'pack':
      requirePaid(state)
      return decision(state, [{ kind: 'packed' }])
    case 'ship':
      return ship(state, command.items)
    case 'cancel':
      return cancel(state, command)
    case 'withdraw':
      return withdraw(state, command)
    case 'refund':
      return refund(state, command.amount)
  }
}

function pay(state: OrderState): Decision {
  const amount = dueOf(state)
  if (amount === 0) throw new OrderRefusal('nothing_due', 'Nothing is to be paid any more.')
  return decision(state, [{ kind: 'paid', amount }])
}

function requirePaid(state: OrderState): void {
  if (!state.terms.isPaidBefore || dueOf(state) === 0) return
  throw new OrderRefusal('not_paid', 'The order is to be paid before its goods leave.')
}

function ship(state: OrderState, requested?: Quantities): Decision {
  requirePaid(state)
  const items = chosenItems(state, requested, unshippedAmount, 'shipped')
  return decision(state, [{ kind: 'shipped', items }])
}

function cancel(state: OrderState, command: { items?: Quantities; credit?: number }): Decision {
  const items = withParts(
    state,
    chosenItems(state, command.items, unshippedAmount, 'cancelled'),
    unshippedAmount,
  )
  const after = applyChange(state, { kind: 'cancelled', items, credit: 0 })
  const isOver = fulfilmentOf(after) === 'cancelled'
  const credit = creditOf(state, after, command.credit)
  const kind = isOver ? 'cancelled' : 'partly_cancelled'
  return decision(state, [{ kind, items, credit }], items)
}

function withdraw(
  state: OrderState,
  command: { items?: Quantities; credit?: number; restock: boolean },
): Decision {
  const all = withParts(
    state,
    chosenItems(state, command.items, remainingOf, 'withdrawn'),
    remainingOf,
  )
  const cancelled: Record<string, number> = {}
  const items: Record<string, number> = {}
  for (const line of state.lines) {
    const amount = all[line.id] ?? 0
    // Unsent goods need no return.
    const waiting = Math.min(amount, unshippedAmount(line))
    if (waiting > 0) cancelled[line.id] = waiting
    if (amount > waiting) items[line.id] = amount - waiting
  }
  const after = applyChange(state, { kind: 'withdrawn', items, cancelled, credit: 0 })
  const credit = creditOf(state, after, command.credit)
  const returned = { ...cancelled }
  if (command.restock) {
    for (const [id, amount] of Object.entries(items)) returned[id] = (returned[id] ?? 0) + amount
  }
  return decision(state, [{ kind: 'withdrawn', items, cancelled, credit }], returned)
}

function refund(state: OrderState, requested?: number): Decision {
  const due = refundDueOf(state)
  const amount = requested ?? due
  const left = state.paid - state.refunded
  if (amount === 0) {
    throw new OrderRefusal('nothing_to_refund', 'Nothing was paid that is to be refunded.')
  }
  if (amount > left) {
    throw new OrderRefusal(
      'refund_over_paid',
      left === 0
        ? 'Nothing is left of what was paid, so nothing can be refunded.'
        : `Only ${(left / 100).toFixed(2)} is left of what was paid, so ${(amount / 100).toFixed(2)} cannot be refunded.`,
    )
  }
  const changes: OrderChange[] = [{ kind: 'refund_requested', amount }]
  // Exceeds the amount due: the rest reduces what is owed.
  if (amount > due) changes.unshift({ kind: 'reduced', credit: amount - due })
  return decision(state, changes)
}

function decision(
  state: OrderState,
  changes: readonly OrderChange[],
  returned: Quantities = {},
): Decision {
  const after = changes.reduce(applyChange, state)
  const isTaken = changes.some(({ kind }) => kind === 'cancelled' || kind === 'withdrawn')
  const isOver = isTaken && ['cancelled', 'withdrawn'].includes(fulfilmentOf(after))
  return { changes, state: after, returned, isOver }
}
