import type { Order } from '../../domain/order/order.ts'
import { dueOf } from '../../domain/order/order-state.ts'
import { toMinor } from '../../domain/minor-units.ts'
import { loadProgress } from '../store/orders/progress/order-progress.ts'

type Placed = Parameters<typeof loadProgress>[1][number]

/**
 * Amount of a payment of an order, in minor units: what is still owed after cancellations. The total
 * of an order that owes nothing, such as a released one that is paid late.
 */
export async function amountDue(db: D1Database, order: Placed): Promise<number> {
  const [progress] = await loadProgress(db, [order])
  return (progress && dueOf(progress.state)) || totalOf(order)
}

/** The amount when it was placed, in minor units. */
export function totalOf({ prices }: Pick<Order, 'prices'>): number {
  return toMinor(prices.totalWithTax)
}
