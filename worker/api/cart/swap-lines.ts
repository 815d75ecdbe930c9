import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import type { Changed } from './respond-with-cart.ts'
import { addLine } from './change-lines.ts'

/**
 * Adds the shorter cut lengths that the store offers, then removes the lines they replace. Adding
 * comes first, so an unavailable length leaves the cart unchanged.
 */
export async function swapLines(c: Context<AppEnv>): Promise<Changed> {
  const store = privateStore(c)
  let cart = await store.cart()
  for (const { itemId, variantId, amount } of cart?.swap?.lines ?? []) {
    // oxlint-disable no-await-in-loop -- changes of one cart, one after another
    const added = await addLine(c, { id: variantId, amount })
    if (added.changedAmount) return added
    cart = await store.removeCartItem(itemId)
    // oxlint-enable no-await-in-loop
  }
  return { cart }
}
