import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { checkoutCookie, parseCheckoutCookie } from '../../request/cookies/checkout-cookie.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { refuseCart } from '../cart/cart-refusal.ts'
import { putIntoCart } from './put-into-cart.ts'

/** Creates an offer from the customer's cart, and adds the items of an offer to the cart. */
export const offersApi = new Hono<AppEnv>()
  .post('/user/offers', async (c) => {
    const { account, checkout, login } = routesOf(c.var.context.locale)
    const { shipperId } = parseCheckoutCookie(getCookie(c, checkoutCookie))
    const priceView = c.var.context.netPrices ? 'net' : 'gross'
    try {
      const offer = await privateStore(c).makeOffer({ priceView, ...(shipperId && { shipperId }) })
      return c.redirect(offer ? account.documents({ kind: 'offer' }) : login(checkout()), 303)
    } catch (error) {
      return refuseCart(c, { fields: {}, json: false }, error)
    }
  })
  .post('/user/offers/:id/cart', async (c) => {
    const id = c.req.param('id')
    const { account, login } = routesOf(c.var.context.locale)
    const offer = await privateStore(c).offer(id)
    const back = account.documents({ kind: 'offer' })
    if (!offer) return c.redirect(c.var.visitor.sessionToken ? back : login(back), 303)
    const items = offer.items.map(({ variantId, amount }) => ({ id: variantId, amount }))
    return putIntoCart(c, items, `${back}&offer=${encodeURIComponent(id)}`)
  })
