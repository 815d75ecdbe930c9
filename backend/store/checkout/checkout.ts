import type { Hono } from 'hono'
import {
  getCartPayments,
  getCartShippers,
  getOrderByToken,
  placeOrder,
} from '../../../domain/contract/store-checkout.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { purgeVariants } from '../../purge/purge-changed.ts'
import { findShopper } from '../cart/owner.ts'
import { priceCart } from '../cart/priced-cart.ts'
import { deliveryCalls } from './delivery-calls.ts'
import { paymentsFor, shippersFor } from './methods.ts'
import { findOrderByToken } from './orders.ts'
import { place } from './place.ts'

export function checkoutCalls(app: Hono<AppEnv>): void {
  deliveryCalls(app)

  handle(app, getCartShippers, async ({ db, caller }) => {
    const priced = await priceCart(db, caller, await findShopper(db, caller))
    return { data: shippersFor(priced, caller, new Date()) }
  })

  handle(app, getCartPayments, async ({ db, caller }) => {
    const { customer } = await findShopper(db, caller)
    return { data: paymentsFor(caller, customer?.variant === 'b2b') }
  })

  handle(app, placeOrder, async ({ db, caller, config, body, later }) => {
    const since = new Date()
    const order = await place(db, caller, config, body)
    const sold = order.items.flatMap(({ variantId }) => variantId || [])
    later((env) => purgeVariants(env, since, sold))
    return { data: order }
  })

  handle(app, getOrderByToken, async ({ db, config, param }) => {
    const order = await findOrderByToken(db, param('token'), config.PAY_URL)
    if (!order) throw notFound()
    return { data: order }
  })
}
