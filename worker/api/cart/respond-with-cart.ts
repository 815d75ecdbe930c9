import type { Context } from 'hono'
import type { Cart, ChangedAmount } from '../../../domain/cart/cart.ts'
import { linesType, writeCartLines } from '../../../domain/cart/cart-response-lines.ts'
import { formatChanged } from '../../../domain/cart/changed-amount.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { safeRedirect } from '../../request/same-origin-path.ts'
import { refuseCart } from './cart-refusal.ts'
import type { ReadFields } from '../form/read-fields.ts'

export interface Changed {
  cart: Cart | null
  changedAmount?: ChangedAmount | null
  /** Names of items that are no longer sold and were removed. */
  removed?: string[]
  /** Query parameters that carry the notice to the cart page after a form post. */
  notices?: Record<string, string>
}

/** Runs a store call and responds with the cart; a form is redirected to its target. */
export async function respondWithCart(
  c: Context<AppEnv>,
  { fields, json }: ReadFields,
  work: () => Promise<Changed>,
): Promise<Response> {
  let changed: Changed
  try {
    changed = await work()
  } catch (error) {
    return refuseCart(c, { fields, json }, error)
  }
  const { notices, ...response } = changed
  if (json) {
    const takesLines = c.req.header('Accept')?.includes(linesType) ?? false
    const lines = takesLines ? writeCartLines(response) : null
    const headers = { 'Cache-Control': 'no-store' }
    if (lines === null) return c.json(response, 200, headers)
    return c.body(lines, 200, { ...headers, 'Content-Type': linesType })
  }
  const checkout = routesOf(c.var.context.locale).checkout()
  const { changedAmount } = changed
  // Only the cart page can show the notice; other pages may come from a cache.
  if (changedAmount) return c.redirect(`${checkout}?changed=${formatChanged(changedAmount)}`, 303)
  if (notices) return c.redirect(`${checkout}?${new URLSearchParams(notices)}`, 303)
  return c.redirect(safeRedirect(fields['redirect'], checkout), 303)
}
