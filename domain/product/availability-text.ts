import type { Availability } from './availability.ts'

/** Larger stock is shown as this; so is unlimited stock (spec §9). */
export const maxShownStock = 5
export const unlimitedStock = 5

export type AvailabilityText =
  | {
      state: 'available'
      /** Text of the store. */
      text: string
      stock: number
      /** The stock is larger than `stock`. */
      more: boolean
      /** Lead time in days if it is made or ordered first; null if in stock. */
      delayDays: number | null
    }
  | {
      state: 'sold'
      text: string
      /** Days until restock; null if unknown. */
      delayDays: number | null
    }

/** Availability text of a variant; `maxShown` 0 shows the whole stock (spec §4). */
export function availabilityText(
  availability: Availability,
  maxShown = maxShownStock,
): AvailabilityText {
  const { isAvailable, stock, checkStock } = availability
  const delayDays = availability.delayDays > 0 ? availability.delayDays : null
  if (!isAvailable) return { state: 'sold', text: availability.soldAvailability, delayDays }
  const available = { state: 'available' as const, text: availability.availability, delayDays }
  if (!checkStock) return { ...available, stock: unlimitedStock, more: true }
  const limited = maxShown > 0 && stock > maxShown
  return { ...available, stock: limited ? maxShown : stock, more: limited }
}
