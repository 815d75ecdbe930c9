import type { Sort } from './catalog.ts'

// Written out for the browser, which would get all of the catalogue's schemas with `Sort` itself.
const orders: Record<Sort, true> = {
  default: true,
  price: true,
  'price-desc': true,
  name: true,
  rating: true,
  newest: true,
}

/** Every order that a list can have, the usual one first. */
// The keys of a record of Sort are Sort.
export const sortOrders = Object.keys(orders) as Sort[]

export function parseSort(value: string | null): Sort | null {
  return sortOrders.find((sort) => sort === value) ?? null
}
