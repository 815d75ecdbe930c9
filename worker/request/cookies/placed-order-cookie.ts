import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { isPlainHttp } from './cookies.ts'

/** Token of the order whose finished page was shown last; no script can read it. */
export const placedOrderCookie = 'placed_order'

/** So that the finished page can be loaded again without the token in its address. */
export function rememberPlacedOrder(c: Context<AppEnv>, token: string): void {
  setCookie(c, placedOrderCookie, token, {
    path: new URL(routesOf(c.var.context.locale).checkoutFinished(''), c.req.url).pathname,
    httpOnly: true,
    secure: !isPlainHttp(c.var.config),
    sameSite: 'Lax',
    maxAge: 3600,
  })
}
