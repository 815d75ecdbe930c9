import type { Order } from '../../domain/order/order.ts'
import type { TextKey } from '../i18n/text.ts'

/** How far an order is, in the words of its customer. */
export const orderStatusTexts: Record<Order['status'], TextKey> = {
  new: 'customer.status.new',
  paid: 'customer.status.paid',
  payment_failed: 'customer.status.payment_failed',
  cancelled: 'customer.status.cancelled',
  refund_pending: 'customer.status.refund_pending',
}
