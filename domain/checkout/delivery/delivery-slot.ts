import type { DeliveryDay, DeliverySlot } from '../checkout.ts'

export interface FoundSlot extends DeliverySlot {
  day: string
}

/** A time slot by its id while it can still be taken; null when it is full or offered no more. */
export function findFreeSlot(days: readonly DeliveryDay[], id: string | null): FoundSlot | null {
  for (const { day, slots } of days) {
    const slot = slots.find((one) => one.id === id)
    if (slot) return slot.isAvailable ? { ...slot, day } : null
  }
  return null
}
