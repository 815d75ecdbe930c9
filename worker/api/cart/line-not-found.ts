import type { Context } from 'hono'
import { isEmptyCart } from '../../../domain/cart/cart-lines.ts'
import type { AppEnv } from '../../env.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'

/**
 * Either the guest's cart has expired, or it was emptied in another tab, or only this line is
 * missing.
 */
export async function lineNotFoundError(c: Context<AppEnv>): Promise<UpstreamError> {
  const text = await textOf(c.var.context)
  const empty = isEmptyCart(await privateStore(c).cart())
  return notFoundError(text(empty ? 'cartPage.expired' : 'cartPage.lineNotFound'), 'line_gone')
}

export function notFoundError(title: string, code: string): UpstreamError {
  const errors = [{ status: 404, title, code }]
  return new UpstreamError({ upstream: 'store', kind: 'status', status: 404, errors })
}
