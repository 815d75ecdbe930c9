import type { ChosenSlot } from './delivery-times.ts'

/** Takes a place in a slot, for the batch of the order: a CHECK aborts it when there is none. */
export function slotTaking(db: D1Database, slot: ChosenSlot): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO delivery_slot (id, shipper_id, day, taken, capacity) VALUES (?1, ?2, ?3, 1, ?4)
      ON CONFLICT DO UPDATE SET taken = taken + 1, capacity = excluded.capacity`,
    )
    .bind(slot.id, slot.shipperId, slot.day, slot.capacity)
}

/** Frees the place of an order that is released. */
export function slotReturn(db: D1Database, orderId: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE delivery_slot SET taken = taken - 1
      WHERE id = (SELECT delivery_slot_id FROM sale_order WHERE id = ?1) AND taken > 0`,
    )
    .bind(orderId)
}

/** Gives a released order its place again; it was promised, so a full slot takes one more. */
export function slotRetaking(db: D1Database, orderId: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE delivery_slot SET taken = taken + 1, capacity = max(capacity, taken + 1)
      WHERE id = (SELECT delivery_slot_id FROM sale_order WHERE id = ?1)`,
    )
    .bind(orderId)
}
