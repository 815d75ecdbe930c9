import type { Cart } from './cart.ts'

/** The store takes orders from a value of items on (spec §3 Globals orderMinimumValue), with tax. */
export function isBelowMinimum(cart: Cart, minimum: number): boolean {
  return cart.prices.itemsWithTax < minimum
}
