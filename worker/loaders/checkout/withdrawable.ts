import { shopTime } from '../../../domain/time/day.ts'
import type { Order } from '../../../domain/order/order.ts'
import { orderDeadline } from '../../../domain/order/withdrawal.ts'
import type { WithdrawableOrder } from '../../../domain/order/withdrawable-order.ts'

/** Orders that a customer can still withdraw from, as of today. */
export function withdrawable(orders: readonly Order[], now: Date): WithdrawableOrder[] {
  const { day: today } = shopTime(now)
  return orders.flatMap((order) => {
    const deadline = orderDeadline(order)
    const isOver = deadline !== null && deadline < today
    const { fulfilment } = order.state ?? {}
    const isGone = fulfilment === 'withdrawn' || fulfilment === 'cancelled'
    if (order.status === 'cancelled' || isGone || order.business || isOver) return []
    return [{ code: order.code, createdAt: order.createdAt, deadline }]
  })
}
