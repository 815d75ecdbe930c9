import type { DeliveryDay, DeliverySlot } from '../checkout.ts'

export interface BookableSlot extends DeliverySlot {
  day: string
}

/** An available time slot by id; null if it is full or gone. */
export function findFreeSlot(days: readonly DeliveryDay[], id: string | null): BookableSlot | null {
  for (const { day, slots } of days) {
    const slot = slots.find((one) => one.id === id)
    if (slot) return slot.isAvailable ? { ...slot, day } : null
  }
  return null
}
