import type { Order } from '../../../../domain/order/order.ts'
import { applyChange, type OrderChange } from '../../../../domain/order/order-change.ts'
import {
  isVisibleEvent,
  type OrderHistoryEntry,
  type OrderStanding,
  type Shipment,
} from '../../../../domain/order/order-history.ts'
import {
  dueOf,
  fulfilmentOf,
  newOrderState,
  type OrderState,
  paymentOf,
  type Quantities,
  refundDueOf,
  unshippedAmount,
} from '../../../../domain/order/order-state.ts'
import { fromThousandths } from '../../../db/thousandths.ts'
import { toDecimal } from '../../../../domain/minor-units.ts'
import { handedOver } from '../../../../domain/tax/cash-coins.ts'
import { termsOf } from '../order-terms.ts'
import { type EventRow, type MoneyRow, type ProgressRows, readProgress } from './read-progress.ts'

export interface OrderProgress {
  /** Version of the state: a change decided on it is applied to no other. */
  revision: number
  state: OrderState
  standing: OrderStanding
  history: OrderHistoryEntry[]
  shipments: Shipment[]
}

type Placed = Pick<Order, 'id' | 'items' | 'prices' | 'payment' | 'document'>

/** Progress of orders, in the given order. */
export async function loadProgress(
  db: D1Database,
  orders: readonly Placed[],
): Promise<OrderProgress[]> {
  if (orders.length === 0) return []
  const ids = JSON.stringify(orders.map(({ id }) => id))
  return progressOf(orders, await readProgress(db, 'IN (SELECT value FROM json_each(?1))', ids))
}

/** The same of rows that were read before. */
export function progressOf(
  orders: readonly Placed[],
  { events, money, revisions }: ProgressRows,
): OrderProgress[] {
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId)
  return orders.map((order) =>
    foldProgress(order, {
      events: eventsOf.get(order.id) ?? [],
      money: money.find(({ orderId }) => orderId === order.id),
      revision: revisions.find(({ id }) => id === order.id)?.revision ?? 0,
    }),
  )
}

interface NotifiedProgress {
  events: readonly EventRow[]
  money: MoneyRow | undefined
  revision: number
}

function foldProgress(order: Placed, { events, money, revision }: NotifiedProgress): OrderProgress {
  const folded = events.reduce(applyEvent, newOrderState(termsOf(order)))
  // Amounts are taken from the ledger, not from events.
  const { paid = 0, refunded = 0, refunding = 0 } = money ?? {}
  const state = { ...folded, paid, refunded, refunding }
  return {
    revision,
    state,
    standing: standingOf(state, order.document),
    history: events
      .filter(({ kind }) => isVisibleEvent(kind))
      .map((event) => entryOf(event, order.document)),
    shipments: events.filter(({ kind }) => kind === 'shipped').map(shipmentOf),
  }
}

function applyEvent(state: OrderState, { kind, data }: EventRow): OrderState {
  const { items, cancelled = {}, credit = 0 } = data
  const change = changeOf()
  return change ? applyChange(state, change) : state

  function changeOf(): OrderChange | null {
    switch (kind) {
      case 'payment_failed':
      case 'payment_changed':
      case 'packed':
      case 'released':
      case 'reinstated':
        return { kind }
      case 'shipped':
        return { kind, items: items ?? {} }
      case 'partly_cancelled':
        return { kind, items: items ?? {}, credit }
      case 'cancelled':
        // An order cancelled before events recorded items: all of it.
        if (!items) {
          const left = state.terms.total - state.credited
          return { kind, items: allWaiting(state), credit: left }
        }
        return { kind, items, credit }
      case 'withdrawn':
        return { kind, items: items ?? {}, cancelled, credit }
      case 'reduced':
        return { kind, credit }
      default:
        return kind === 'paid' ? { kind, amount: 0 } : null
    }
  }
}

function allWaiting({ lines }: OrderState): Quantities {
  return Object.fromEntries(lines.map((line) => [line.id, unshippedAmount(line)]))
}

function standingOf(state: OrderState, document: Placed['document']): OrderStanding {
  return {
    fulfilment: fulfilmentOf(state),
    payment: paymentOf(state),
    paid: handedOver(document, toDecimal(state.paid)),
    refunded: toDecimal(state.refunded - state.refunding),
    credited: toDecimal(state.credited),
    due: handedOver(document, toDecimal(dueOf(state))),
    refundDue: toDecimal(refundDueOf(state) + state.refunding),
    items: state.lines
      .filter(({ cancelled, shipped, withdrawn }) => cancelled + shipped + withdrawn > 0)
      .map(({ id, cancelled, shipped, withdrawn }) => ({
        id,
        cancelled: fromThousandths(cancelled),
        shipped: fromThousandths(shipped),
        withdrawn: fromThousandths(withdrawn),
      })),
  }
}

function partsOf(...amounts: (Quantities | undefined)[]): { id: string; amount: number }[] {
  const sums: Record<string, number> = {}
  for (const one of amounts) {
    for (const [id, amount] of Object.entries(one ?? {})) sums[id] = (sums[id] ?? 0) + amount
  }
  return Object.entries(sums).map(([id, amount]) => ({ id, amount: fromThousandths(amount) }))
}

function entryOf({ kind, at, data }: EventRow, document: Placed['document']): OrderHistoryEntry {
  const minor = data.amount ?? data.credit
  const exact = minor === undefined ? undefined : toDecimal(minor)
  const amount = exact !== undefined && kind === 'paid' ? handedOver(document, exact) : exact
  const items = partsOf(data.items, data.cancelled)
  return {
    at,
    kind,
    ...(amount === undefined ? {} : { amount }),
    ...(items.length > 0 ? { items } : {}),
  }
}

function shipmentOf({ at, data }: EventRow): Shipment {
  return {
    shippedAt: at,
    carrier: data.carrier ?? '',
    number: data.number ?? '',
    url: data.url ?? null,
    items: partsOf(data.items),
  }
}
