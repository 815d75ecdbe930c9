import type { ChosenSlot } from './delivery-times.ts'

/** Books a slot, for the batch of the order: a CHECK aborts it if it is full. */
export function slotTaking(db: D1Database, slot: ChosenSlot): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO delivery_slot (id, shipper_id, day, taken, capacity) VALUES (?1, ?2, ?3, 1, ?4)
      ON CONFLICT DO UPDATE SET taken = taken + 1, capacity = excluded.capacity`,
    )
    .bind(slot.id, slot.shipperId, slot.day, slot.capacity)
}

/** Frees the slot of a released order. */
export function slotReturn(db: D1Database, orderId: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE delivery_slot SET taken = taken - 1
      WHERE id = (SELECT delivery_slot_id FROM sale_order WHERE id = ?1) AND taken > 0`,
    )
    .bind(orderId)
}

/** Books the slot of a released order again; it was promised, so a full slot is exceeded by one. */
export function slotRetaking(db: D1Database, orderId: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE delivery_slot SET taken = taken + 1, capacity = max(capacity, taken + 1)
      WHERE id = (SELECT delivery_slot_id FROM sale_order WHERE id = ?1)`,
    )
    .bind(orderId)
}
