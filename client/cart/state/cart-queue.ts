import { mutate } from 'swr'
import type { CartItem } from '../../../domain/cart/cart.ts'
import { api } from '../../../domain/api.ts'
import type * as responses from './cart-responses.ts'
import { formatRemoved, type RemovedLine } from '../../../domain/cart/removed-lines.ts'
import { createChangeQueue } from './change-queue.ts'
import { getJson } from '../../http/get-json.ts'
import { requireCookies } from '../../http/require-cookies.ts'
import { openChannel } from '../../storage/open-channel.ts'
import { sendJson } from '../../http/send-json.ts'

export type CartResponse = responses.CartResponse
export type ItemAdded = responses.ItemAdded
export type ItemUpdated = responses.ItemUpdated

const noCart: CartResponse = { cart: null }

/** Parses `{ cart }`. Visitors without a cart, which are most, need no schema. */
export async function CartResponse(body: unknown): Promise<CartResponse> {
  if (isNoCart(body)) return noCart
  return (await import('./cart-responses.ts')).parseCartResponse(body)
}

/** Exactly `{ cart: null }`. */
function isNoCart(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('cart' in body)) return false
  return body.cart === null && Object.keys(body).length === 1
}

const ItemAdded = async (body: unknown) =>
  (await import('./cart-responses.ts')).parseItemAdded(body)
const ItemUpdated = async (body: unknown) =>
  (await import('./cart-responses.ts')).parseItemUpdated(body)

/** Tells other tabs that their cart is outdated. */
export const cartChannel = openChannel('cart')

/** State before the pending changes. */
let before: CartResponse | undefined

/**
 * The cart was changed elsewhere while changes were pending, so their responses may be outdated.
 */
let overtaken = false

const queue = createChangeQueue<CartResponse>(async (last) => {
  // After a failure only the store knows the state; if it is unreachable, its last response stands.
  const mustRefetch = overtaken || last === null
  overtaken = false
  const known = mustRefetch
    ? await getJson(api.cart, CartResponse).catch(() => last ?? before)
    : last
  before = undefined
  if (known) {
    const displayed = displayedCartOf(known)
    // Without the script every line renders again.
    const script = await import('./read-cart-lines.ts').catch(() => null)
    const keep = (shown: CartResponse | undefined) =>
      script ? script.reuseUnchangedCart(shown, displayed) : displayed
    await mutate<CartResponse>(api.cart, keep, { revalidate: false })
  }
  cartChannel?.postMessage('changed')
})

/** Totals are outdated until this is false again. */
export const cartIsUpdating = queue.busy

/** Resolves when no change is pending, for actions like placing the order. */
export const cartSettled = queue.settled

/** Adds a variant, optionally paid with loyalty credits. @throws RequestFailed */
export async function addToCart(
  variantId: string,
  amount: number,
  credits = false,
): Promise<ItemAdded> {
  const body = { id: variantId, amount, ...(credits && { credits }) }
  const send = async () => {
    const added = await sendJson({
      method: 'POST',
      url: api.cartItems,
      body,
      response: ItemAdded,
    })
    requireCookies()
    return added
  }
  return cacheResponse(send, (pending) => queue.add(pending))
}

/** Sets a line's amount, optimistically. @throws RequestFailed */
export async function setCartAmount(itemId: string, amount: number): Promise<ItemUpdated> {
  showLines((items) => items.map((item) => (item.id === itemId ? { ...item, amount } : item)))
  const send = () =>
    sendJson({
      method: 'PATCH',
      url: api.cartItem(itemId),
      body: { amount },
      response: ItemUpdated,
    })
  return cacheResponse(send, (pending) => queue.add(pending, `amount-${itemId}`))
}

/** Removes a line, optimistically. @throws RequestFailed */
export async function removeFromCart(itemId: string): Promise<void> {
  showLines((items) => items.filter(({ id, parentId }) => id !== itemId && parentId !== itemId))
  await queue.add(() =>
    sendJson({ method: 'DELETE', url: api.cartItem(itemId), response: CartResponse }),
  )
}

/** @throws RequestFailed */
export async function setCoupon(couponCode: string): Promise<void> {
  const body = { couponCode }
  await queue.add(() =>
    sendJson({ method: 'POST', url: api.cartCoupon, body, response: CartResponse }),
  )
}

/** @throws RequestFailed */
export async function removeCoupon(): Promise<void> {
  await queue.add(() => sendJson({ method: 'DELETE', url: api.cartCoupon, response: CartResponse }))
}

/** Empties the cart; its lines stay until the store has answered. @throws RequestFailed */
export async function clearCart(): Promise<void> {
  await queue.add(() => sendJson({ method: 'DELETE', url: api.cartItems, response: CartResponse }))
}

/** Restores removed lines at their positions. @throws RequestFailed */
export async function restoreToCart(lines: readonly RemovedLine[]): Promise<ItemUpdated> {
  const body = { intent: 'restore', items: formatRemoved(lines) }
  const send = () => sendJson({ method: 'POST', url: api.cartItems, body, response: ItemUpdated })
  return cacheResponse(send, (pending) => queue.add(pending))
}

/** Sets the loyalty credits to pay with, 0 for none. @throws RequestFailed */
export async function setCredits(credits: number): Promise<void> {
  const body = { credits }
  await queue.add(() =>
    sendJson({ method: 'POST', url: api.cartCredits, body, response: CartResponse }),
  )
}

/** @throws RequestFailed */
export async function setCartComment(comment: string): Promise<void> {
  const body = { comment }
  await queue.add(
    () => sendJson({ method: 'POST', url: api.cart, body, response: CartResponse }),
    'comment',
  )
}

/** Revalidates the cart after a change made elsewhere. */
export function refreshCart(): Promise<unknown> {
  overtaken = queue.busy.peek()
  return overtaken ? queue.settled() : mutate(api.cart)
}

function displayedCartOf({ cart, removed }: CartResponse): CartResponse {
  return removed ? { cart, removed } : { cart }
}

function showLines(change: (items: CartItem[]) => CartItem[]) {
  void mutate<CartResponse>(
    api.cart,
    (shown) => {
      before ??= shown
      return shown?.cart ? { cart: { ...shown.cart, items: change(shown.cart.items) } } : shown
    },
    { revalidate: false },
  )
}

/** The queue handles carts only; the caller needs the whole response of its change. */
async function cacheResponse<Full extends CartResponse>(
  send: () => Promise<Full>,
  queued: (send: () => Promise<CartResponse>) => Promise<CartResponse>,
): Promise<Full> {
  // Deduplicated callers get the newer change's response: it has the same schema.
  return (await queued(send)) as Full
}
