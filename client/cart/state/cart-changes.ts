import type { RemovedLine } from '../../../domain/cart/removed-lines.ts'
import type { CartResponse as ResponseBody, ItemUpdated } from './cart-queue.ts'

/* Changes of the pages of cart and checkout. The implementation (SWR, queue, schemas) loads with
   the first interaction. */
const queue = () => import('./cart-queue.ts')
/** null: its script cannot be loaded, so no change is pending. */
const loadedQueue = () => queue().catch(() => null)

export type CartResponse = ResponseBody
export type { ItemUpdated }

/** Sets a line's amount, optimistically. @throws RequestFailed */
export async function setCartAmount(itemId: string, amount: number): Promise<ItemUpdated> {
  return (await queue()).setCartAmount(itemId, amount)
}

/** Removes a line, optimistically. @throws RequestFailed */
export async function removeFromCart(itemId: string): Promise<void> {
  return (await queue()).removeFromCart(itemId)
}

/** Empties the cart. @throws RequestFailed */
export async function clearCart(): Promise<void> {
  return (await queue()).clearCart()
}

/** Restores removed lines at their positions. @throws RequestFailed */
export async function restoreToCart(lines: readonly RemovedLine[]): Promise<ItemUpdated> {
  return (await queue()).restoreToCart(lines)
}

/** Sets the loyalty credits to pay with, 0 for none. @throws RequestFailed */
export async function setCredits(credits: number): Promise<void> {
  return (await queue()).setCredits(credits)
}

/** @throws RequestFailed */
export async function setCartComment(comment: string): Promise<void> {
  return (await queue()).setCartComment(comment)
}

/** @throws RequestFailed */
export async function setCoupon(couponCode: string): Promise<void> {
  return (await queue()).setCoupon(couponCode)
}

/** @throws RequestFailed */
export async function removeCoupon(): Promise<void> {
  return (await queue()).removeCoupon()
}

/** Resolves when no change is pending, for actions like placing the order. */
export async function cartSettled(): Promise<void> {
  return (await loadedQueue())?.cartSettled()
}

/** Revalidates the cart after a change made elsewhere. */
export async function refreshCart(): Promise<unknown> {
  return (await loadedQueue())?.refreshCart()
}

/** Parses `{ cart }`. */
export async function CartResponse(body: unknown): Promise<CartResponse> {
  return (await queue()).CartResponse(body)
}
