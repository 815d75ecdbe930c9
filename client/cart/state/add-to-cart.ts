import type { ItemAdded } from './cart-queue.ts'

export type { ItemAdded }

/**
 * Adds a variant on any page, optionally paid with loyalty credits. The other changes of a cart are
 * in cart-changes.ts, which only its own pages load. @throws RequestFailed
 */
export async function addToCart(
  variantId: string,
  amount: number,
  credits = false,
): Promise<ItemAdded> {
  return (await import('./cart-queue.ts')).addToCart(variantId, amount, credits)
}
