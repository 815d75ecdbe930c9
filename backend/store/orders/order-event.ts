import type { Order } from '../../../domain/order/order.ts'
import type { OrderEventKind } from '../../../domain/order/order-history.ts'

interface Event {
  orderId: string
  kind: OrderEventKind
  /** Statuses that it may follow; from any other one the whole batch is aborted. */
  from: Order['status'][]
  to: Order['status']
  now: Date
  /** What it says beside its kind. */
  data?: object
  /** Key of the operator API that caused it. */
  actor?: string
  /** The command's own key: a second event with it aborts the batch. */
  commandKey?: string | null
  /** The state that it was decided on; an order that has changed since aborts the batch. */
  revision?: number
}

/**
 * The first statements of a batch that changes an order. Without an order in one of the expected
 * statuses the event has no order id, which NOT NULL refuses: of two changes at the same time one
 * leaves nothing behind.
 */
export function orderEvent(db: D1Database, event: Event): D1PreparedStatement[] {
  const { orderId, kind, from, to, now, data = {}, actor = '' } = event
  return [
    db
      .prepare(
        `INSERT INTO order_event (id, order_id, kind, at, data, actor, command_key) VALUES (?1,
          (SELECT id FROM sale_order WHERE id = ?2 AND status IN (SELECT value FROM json_each(?3))
            AND (?8 IS NULL OR revision = ?8)), ?4, ?5, ?6, ?7, ?9)`,
      )
      .bind(
        crypto.randomUUID(),
        orderId,
        JSON.stringify(from),
        kind,
        now.toISOString(),
        JSON.stringify(data),
        actor,
        event.revision ?? null,
        event.commandKey ?? null,
      ),
    db
      .prepare('UPDATE sale_order SET status = ?2, revision = revision + 1 WHERE id = ?1')
      .bind(orderId, to),
  ]
}

/** A further event of a batch that has changed the order already. */
export function furtherEvent(
  db: D1Database,
  { orderId, kind, now, data = {}, actor = '' }: Omit<Event, 'from' | 'to'>,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO order_event (id, order_id, kind, at, data, actor) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    )
    .bind(crypto.randomUUID(), orderId, kind, now.toISOString(), JSON.stringify(data), actor)
}

/** The order was in another status by then, or has changed since. */
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
