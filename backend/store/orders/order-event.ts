import type { Order } from '../../../domain/order/order.ts'
import type { OrderEventKind } from '../../../domain/order/order-history.ts'

interface Event {
  orderId: string
  kind: OrderEventKind
  /** Allowed previous statuses; any other aborts the batch. */
  from: Order['status'][]
  to: Order['status']
  now: Date
  /** Data of the event. */
  data?: object
  /** Key of the operator API that caused it. */
  actor?: string
  /** Idempotency key of the command: a second event with it aborts the batch. */
  commandKey?: string | null
  /** Version that it was decided on; an order that has changed since aborts the batch. */
  revision?: number
}

/**
 * First statements of a batch that changes an order. If the order is in no expected status, the
 * event's order id is NULL, which NOT NULL refuses: of two concurrent changes one fails.
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
export function isEditConflict(error: unknown): boolean {
  return error instanceof Error && error.message.includes('order_event.order_id')
}

/** Runs such a batch; false if the order was changed concurrently. */
export async function changeOrder(
  db: D1Database,
  statements: D1PreparedStatement[],
): Promise<boolean> {
  try {
    await db.batch(statements)
    return true
  } catch (error) {
    if (isEditConflict(error)) return false
    throw error
  }
}
