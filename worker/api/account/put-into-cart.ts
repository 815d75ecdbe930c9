import type { Context } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { refuseCart } from '../cart/cart-refusal.ts'

/** Redirects to the cart, or back to the previous page if some items are no longer sold. */
export async function putIntoCart(
  c: Context<AppEnv>,
  items: { id: string; amount: number }[],
  back: string,
) {
  const { checkout } = routesOf(c.var.context.locale)
  if (items.length === 0) return c.redirect(back, 303)
  try {
    const { errors } = await privateStore(c).addCartItems(items)
    if (errors.length === 0) return c.redirect(checkout(), 303)
    const missing = errors.flatMap(({ field, code }) => {
      const id = items[indexOf(field)]?.id
      return id === undefined ? [] : id + (code ? `:${code}` : '')
    })
    const query = new URLSearchParams({ missing: missing.join() })
    return c.redirect(back + (back.includes('?') ? '&' : '?') + query, 303)
  } catch (error) {
    return refuseCart(c, { fields: {}, json: false }, error)
  }
}

/** Index of the item that a store error belongs to: `items.3`. */
function indexOf(field = ''): number {
  return Number(/^items\.(\d+)/.exec(field)?.[1] ?? -1)
}
