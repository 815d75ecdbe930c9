import type { Sort } from './catalog.ts'

// Written out, because importing `Sort` would add all catalogue schemas to the browser's script.
const orders: Record<Sort, true> = {
  default: true,
  price: true,
  'price-desc': true,
  name: true,
  rating: true,
  newest: true,
}

/** All sort orders, the default first. */
// The keys of a record of Sort are Sort.
export const sortOrders = Object.keys(orders) as Sort[]

export function parseSort(value: string | null): Sort | null {
  return sortOrders.find((sort) => sort === value) ?? null
}
