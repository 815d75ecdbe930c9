import type { Cart } from './cart.ts'

/**
 * Whether the cart is below the minimum order value (spec §3 Globals orderMinimumValue), with tax.
 */
export function isBelowMinimum(cart: Cart, minimum: number): boolean {
  return cart.prices.itemsWithTax < minimum
}
