import type { Order } from '../../../domain/order/order.ts'

interface Event {
  orderId: string
  kind:
    | 'paid'
    | 'payment_failed'
    | 'payment_changed'
    | 'reminded'
    | 'released'
    | 'cancelled'
    | 'reinstated'
    | 'refund'
  /** Statuses that it may follow; from any other one the whole batch is aborted. */
  from: Order['status'][]
  to: Order['status']
  now: Date
}

/**
 * The first statements of a batch that changes an order. Without an order in one of the expected
 * statuses the event has no order id, which NOT NULL refuses: of two changes at the same time one
 * leaves nothing behind.
 */
export function orderEvent(
  db: D1Database,
  { orderId, kind, from, to, now }: Event,
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO order_event (id, order_id, kind, at) VALUES (?1, (SELECT id FROM sale_order
          WHERE id = ?2 AND status IN (SELECT value FROM json_each(?3))), ?4, ?5)`,
      )
      .bind(crypto.randomUUID(), orderId, JSON.stringify(from), kind, now.toISOString()),
    db.prepare('UPDATE sale_order SET status = ?2 WHERE id = ?1').bind(orderId, to),
  ]
}

/** The order was in another status by then. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Error && error.message.includes('order_event.order_id')
}

/** Runs such a batch; false when something else had happened to the order before. */
export async function changeOrder(
  db: D1Database,
  statements: D1PreparedStatement[],
): Promise<boolean> {
  try {
    await db.batch(statements)
    return true
  } catch (error) {
    if (isOvertaken(error)) return false
    throw error
  }
}
