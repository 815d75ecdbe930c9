import { documentOf } from '../../../domain/order/document-of.ts'
import { promiseText } from '../../../domain/checkout/delivery/promise-text.ts'
import type { Order } from '../../../domain/order/order.ts'
import { useShop } from '../../shop.tsx'

/** Promised delivery date; without one, who will announce it. */
export function OrderPromise({ order }: { order: Order }) {
  const { context, text } = useShop()
  const { locale } = context
  const { promise, type } = documentOf(order, locale).delivery
  if (!promise) {
    const isPickup = type === 'PERSONAL'
    return text(isPickup ? 'orderDone.finished.step.collect' : 'orderDone.finished.step.arrive')
  }
  const isUnpaid = order.paymentUrl !== null
  return promiseText(promise, { type, locale, slot: order.deliveryTime, isUnpaid }, text)
}
