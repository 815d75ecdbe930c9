import type { WarehouseStock } from '../../product/product.ts'

type Stock = Pick<WarehouseStock, 'stock' | 'delayDays'>

/**
 * Lead time of an amount in days: pieces come from the fastest warehouses first, and missing ones
 * take the variant's `delayDays`.
 */
export function readyDays(amount: number, warehouses: readonly Stock[], delayDays: number): number {
  let missing = amount
  let days = 0
  for (const { stock, delayDays: here } of warehouses.toSorted(bySpeed)) {
    if (missing <= 0) return days
    if (stock <= 0) continue
    missing -= stock
    days = Math.max(days, here)
  }
  return missing > 0 ? Math.max(days, delayDays) : days
}

function bySpeed(one: Stock, other: Stock): number {
  return one.delayDays - other.delayDays
}
