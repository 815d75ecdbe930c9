import type { WarehouseStock } from '../../product/product.ts'

type Stock = Pick<WarehouseStock, 'stock' | 'delayDays'>

/**
 * Days until the whole of an amount can be sent: pieces are taken where they can be sent soonest, and
 * what no warehouse has is ready after `delayDays`, those of the variant.
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
