import type { Order } from '../../../domain/order/order.ts'
import type { OrderStanding } from '../../../domain/order/order-history.ts'
import type { TextKey } from '../../i18n/text.ts'

/** Customer-facing texts of an order's status. */
const statusTexts: Record<Order['status'], TextKey> = {
  new: 'customer.status.new',
  paid: 'customer.status.paid',
  payment_failed: 'customer.status.payment_failed',
  cancelled: 'customer.status.cancelled',
  refund_pending: 'customer.status.refund_pending',
}

const fulfilmentTexts: Record<OrderStanding['fulfilment'], TextKey | null> = {
  open: null,
  packed: 'customer.fulfilment.packed',
  partly_shipped: 'customer.fulfilment.partly_shipped',
  shipped: 'customer.fulfilment.shipped',
  cancelled: 'customer.status.cancelled',
  withdrawn: 'customer.fulfilment.withdrawn',
}

const paymentTexts: Record<OrderStanding['payment'], TextKey | null> = {
  open: 'customer.payment.open',
  declined: 'customer.status.payment_failed',
  paid: 'customer.status.paid',
  refund_pending: 'customer.status.refund_pending',
  partly_refunded: 'customer.payment.partly_refunded',
  refunded: 'customer.payment.refunded',
  nothing_due: null,
}

/** Goods that are collected at a branch of the shop are not shipped, but ready there. */
const pickupTexts = {
  ...fulfilmentTexts,
  partly_shipped: 'customer.fulfilment.partly_ready',
  shipped: 'customer.fulfilment.ready',
} satisfies typeof fulfilmentTexts

/** Fulfilment first, then payment; only the status if the store has nothing more. */
export function standingTexts({
  status,
  state,
  shipper,
}: Pick<Order, 'status' | 'state' | 'shipper'>): TextKey[] {
  if (!state) return [statusTexts[status]]
  const texts = shipper.type === 'PERSONAL' ? pickupTexts : fulfilmentTexts
  const fulfilment = texts[state.fulfilment]
  const money = paymentTexts[state.payment]
  if (fulfilment) return money ? [fulfilment, money] : [fulfilment]
  // Not fulfilled yet: accepted, unless the payment says more.
  return [money && state.payment !== 'open' ? money : statusTexts.new]
}
