import type { Context } from 'hono'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { NewCartItem } from '../../../domain/contract/store-cart.ts'
import { formatRemoved, removedLines } from '../../../domain/cart/removed-lines.ts'
import type { AppEnv } from '../../env.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { isRefusal } from '../../upstream/upstream-error.ts'
import type { Changed } from './respond-with-cart.ts'
import { lineNotFoundError, notFoundError } from './line-not-found.ts'

/**
 * @throws UpstreamError 404 for an unknown variant, with a message for visitors who followed a link
 */
export async function addLine(
  c: Context<AppEnv>,
  item: Pick<NewCartItem, 'id' | 'amount' | 'credits'>,
): Promise<Changed> {
  try {
    return await privateStore(c).addCartItem(item)
  } catch (error) {
    if (!isRefusal(error, 404)) throw error
    const text = await textOf(c.var.context)
    throw notFoundError(text('cartPage.wrong.item'), 'not_found')
  }
}

/** @throws UpstreamError 404 for a missing line, with a message that describes the cart's state */
export async function updateLine(
  c: Context<AppEnv>,
  itemId: string,
  requested: number,
): Promise<Changed> {
  const store = privateStore(c)
  try {
    const { cart, changedAmount } = await store.updateCartItem(itemId, requested)
    return { cart, changedAmount }
  } catch (error) {
    if (isRefusal(error, 404)) throw await lineNotFoundError(c)
    throw error
  }
}

/** Deletes are idempotent: a missing line is no error. The response to a form offers an undo. */
export async function removeLine(
  c: Context<AppEnv>,
  itemId: string,
  json: boolean,
): Promise<Changed> {
  const store = privateStore(c)
  const before = json ? null : await store.cart()
  try {
    const cart = await store.removeCartItem(itemId)
    return { cart, ...noticesOf(before, (id) => id === itemId) }
  } catch (error) {
    if (isRefusal(error, 404)) return { cart: await store.cart() }
    throw error
  }
}

export async function clearCart(c: Context<AppEnv>, json: boolean): Promise<Changed> {
  const store = privateStore(c)
  const before = json ? null : await store.cart()
  return { cart: await store.clearCart(), ...noticesOf(before, () => true) }
}

function noticesOf(
  before: Cart | null,
  isRemoved: (id: string) => boolean,
): Pick<Changed, 'notices'> {
  const removed = before ? formatRemoved(removedLines(before, isRemoved)) : ''
  return removed ? { notices: { removed } } : {}
}
