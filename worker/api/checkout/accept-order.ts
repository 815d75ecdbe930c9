import type { Context } from 'hono'
import type { Order } from '../../../domain/order/order.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { type PlacedAttempt, setPlacedAttempt } from '../../request/cookies/attempt-cookie.ts'
import { clearCheckoutCookie } from '../../request/cookies/checkout-cookie.ts'
import { forgetCheckoutInputs } from '../../request/cookies/checkout-inputs-cookie.ts'
import { setGiftsCookie } from '../../request/cookies/gifts-cookie.ts'
import { dropCartToken } from '../../request/cookies/session.ts'
import { reportOrderToHeureka } from '../../upstream/services/heureka.ts'

interface Accepted {
  order: Order
  /** Key of the attempt that placed the order. */
  key: string
  json: boolean
}

/** Redirects a placed order to its payment, else to the finished page. */
export function acceptOrder(c: Context<AppEnv>, { order, key, json }: Accepted): Response {
  dropCartToken(c)
  clearCheckoutCookie(c)
  forgetCheckoutInputs(c)
  setGiftsCookie(c, [])
  setPlacedAttempt(c, { key, token: order.token })
  reportOrderToHeureka(c, order)
  const { checkoutFinished } = routesOf(c.var.context.locale)
  return proceedTo(c, order.paymentUrl ?? checkoutFinished(order.token), json)
}

/** The attempt has already placed an order: a double click, another tab or a reload. */
export function respondPlaced(
  c: Context<AppEnv>,
  { token }: PlacedAttempt,
  json: boolean,
): Response {
  return proceedTo(c, routesOf(c.var.context.locale).checkoutFinished(token), json)
}

function proceedTo(c: Context<AppEnv>, location: string, json: boolean): Response {
  return json
    ? c.json({ location }, 200, { 'Cache-Control': 'no-store' })
    : c.redirect(location, 303)
}
