import type { Order } from '../../../../domain/order/order.ts'
import { loadProgress, type OrderProgress } from './order-progress.ts'

/** Adds state and history to orders. */
export async function withProgress(db: D1Database, orders: readonly Order[]): Promise<Order[]> {
  const progress = await loadProgress(db, orders)
  return orders.map((order, index) => addProgress(order, progress[index]))
}

/** The same for one order. */
export function addProgress(order: Order, progress: OrderProgress | undefined): Order {
  if (!progress) return order
  const { standing, history, shipments } = progress
  return { ...order, state: standing, history, shipments }
}
