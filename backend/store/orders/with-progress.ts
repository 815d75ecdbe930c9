import type { Order } from '../../../domain/order/order.ts'
import { loadProgress } from './order-progress.ts'

/** Adds state and history to orders. */
export async function withProgress(db: D1Database, orders: readonly Order[]): Promise<Order[]> {
  const progress = await loadProgress(db, orders)
  return orders.map((order, index) => {
    const { standing, history, shipments } = progress[index] ?? {}
    return standing && history && shipments
      ? { ...order, state: standing, history, shipments }
      : order
  })
}
