import type { Context } from 'hono'
import type { Order } from '../../../domain/order/order.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { type PlacedAttempt, setPlacedAttempt } from '../../request/cookies/attempt-cookie.ts'
import { dropChosen } from '../../request/cookies/checkout-cookie.ts'
import { setGiftsCookie } from '../../request/cookies/gifts-cookie.ts'
import { dropCartToken } from '../../request/cookies/session.ts'
import { certifyOrder } from '../../upstream/services/heureka.ts'

interface Accepted {
  order: Order
  /** Of the attempt that made it. */
  key: string
  json: boolean
}

/** The cart has become an order: on to where it is paid, else to where it is shown. */
export function acceptOrder(c: Context<AppEnv>, { order, key, json }: Accepted): Response {
  dropCartToken(c)
  dropChosen(c)
  setGiftsCookie(c, [])
  setPlacedAttempt(c, { key, token: order.token })
  certifyOrder(c, order)
  const { checkoutFinished } = routesOf(c.var.context.locale)
  return proceedTo(c, order.paymentUrl ?? checkoutFinished(order.token), json)
}

/** An attempt that has become an order before: a second press, another tab, a reload. */
export function showPlaced(c: Context<AppEnv>, { token }: PlacedAttempt, json: boolean): Response {
  return proceedTo(c, routesOf(c.var.context.locale).checkoutFinished(token), json)
}

function proceedTo(c: Context<AppEnv>, location: string, json: boolean): Response {
  return json
    ? c.json({ location }, 200, { 'Cache-Control': 'no-store' })
    : c.redirect(location, 303)
}
