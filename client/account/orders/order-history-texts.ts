import type { OrderEventKind } from '../../../domain/order/order-history.ts'
import type { TextKey } from '../../i18n/text.ts'

/** Customer-facing text of an event; none for internal ones. */
export const historyTexts = {
  paid: 'customer.history.paid',
  payment_failed: 'customer.history.payment_failed',
  payment_changed: 'customer.history.payment_changed',
  reminded: 'customer.history.reminded',
  released: 'customer.history.released',
  reinstated: 'customer.history.reinstated',
  packed: 'customer.history.packed',
  shipped: 'customer.history.shipped',
  partly_cancelled: 'customer.history.partly_cancelled',
  cancelled: 'customer.history.cancelled',
  withdrawn: 'customer.history.withdrawn',
  refund: 'customer.history.refund',
  refund_requested: 'customer.history.refund_requested',
  refunded: 'customer.history.refunded',
  refund_failed: 'customer.history.refund_failed',
} as const satisfies Partial<Record<OrderEventKind, TextKey>>

/** A store may have newer kinds of events: unknown ones are left out. */
export function isKnownEvent(kind: string): kind is keyof typeof historyTexts {
  return Object.hasOwn(historyTexts, kind)
}
