import type { Decision } from '../../../domain/order/order-command.ts'
import {
  dueOf,
  type OrderState,
  refundDueOf,
  unshippedAmount,
} from '../../../domain/order/order-state.ts'
import type { Config } from '../../env.ts'
import { orderProgressEmail } from '../../mail/order-progress-email.ts'
import { orderStatusEmail } from '../../mail/order-status-email.ts'
import type { StoredOrder } from './stored-order.ts'

interface CommandFacts {
  shipment?: { carrier: string; number: string; url: string | null } | undefined
  /** Loyalty credits that the command refunds. */
  credits: number
}

/** Emails to the customer about a command, for its batch. */
export async function commandMails(
  db: D1Database,
  stored: StoredOrder,
  { changes, state }: Decision,
  before: OrderState,
  { shipment, credits }: CommandFacts,
  config: Config,
): Promise<D1PreparedStatement[]> {
  const [change] = changes
  const refundDue = refundDueOf(state) - refundDueOf(before)
  const due = dueOf(state)
  const isRestToCome = state.lines.some((line) => unshippedAmount(line) > 0)
  switch (change?.kind) {
    case 'paid':
      return orderProgressEmail(db, { ...change, isSent: !isRestToCome }, stored, config)
    case 'packed':
      return orderProgressEmail(db, { kind: 'packed' }, stored, config)
    case 'shipped': {
      const { carrier = '', number = '', url = null } = shipment ?? {}
      const shipmentUpdate = { kind: 'shipped', items: change.items, carrier, number, url } as const
      return orderProgressEmail(db, { ...shipmentUpdate, isRestToCome }, stored, config)
    }
    case 'partly_cancelled':
      return orderProgressEmail(db, { ...change, refundDue, due, credits }, stored, config)
    case 'withdrawn': {
      const items = { ...change.cancelled }
      for (const [id, amount] of Object.entries(change.items)) items[id] = (items[id] ?? 0) + amount
      return orderProgressEmail(db, { ...change, items, refundDue, due, credits }, stored, config)
    }
    case 'cancelled':
      return orderStatusEmail(
        db,
        refundDue > 0 ? { refund: refundDue } : 'cancelled',
        stored,
        config,
        credits,
      )
    default:
      return []
  }
}
