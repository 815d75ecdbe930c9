import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { isPlainHttp } from './cookies.ts'

/** Token of the order whose finished page was shown last; HttpOnly. */
export const placedOrderCookie = 'placed_order'

/** Lets the finished page be reloaded without the token in its URL. */
export function rememberPlacedOrder(c: Context<AppEnv>, token: string): void {
  setCookie(c, placedOrderCookie, token, {
    path: new URL(routesOf(c.var.context.locale).checkoutFinished(''), c.req.url).pathname,
    httpOnly: true,
    secure: !isPlainHttp(c.var.config),
    sameSite: 'Lax',
    maxAge: 3600,
  })
}
