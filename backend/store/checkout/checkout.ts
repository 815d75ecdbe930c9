import type { Hono } from 'hono'
import type { Shipper } from '../../../domain/checkout.ts'
import {
  getBranchByRemoteId,
  getBranches,
  getCartPayments,
  getCartShippers,
  getDeliveryTimes,
  getOrderByToken,
  getShippers,
  placeOrder,
} from '../../../domain/contract/store-checkout.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { purgeVariants } from '../../purge/purge-changed.ts'
import { splitList } from '../../request/caller.ts'
import { findShopper } from '../cart/owner.ts'
import { priceCart } from '../cart/priced-cart.ts'
import { callerCountry, deliveryDays, earliestDay } from './delivery-times.ts'
import { allShippers, paymentsFor, shippersFor } from './methods.ts'
import { findOrderByToken } from './orders.ts'
import { place } from './place.ts'
import { findPoint, findPoints, pointsByKey } from './points.ts'

export function checkoutCalls(app: Hono<AppEnv>): void {
  handle(app, getCartShippers, async ({ db, caller }) => {
    const priced = await priceCart(db, caller, await findShopper(db, caller))
    return { data: await shippersFor(db, priced, caller, new Date()) }
  })

  handle(app, getCartPayments, async ({ db, caller }) => {
    const { customer } = await findShopper(db, caller)
    return { data: paymentsFor(caller, customer?.variant === 'b2b') }
  })

  handle(app, getShippers, async ({ caller }) => ({ data: allShippers(caller, new Date()) }))

  handle(app, getDeliveryTimes, async ({ db, caller, query }) => {
    const { since, shipperId } = query
    const priced = await priceCart(db, caller, await findShopper(db, caller))
    const now = new Date()
    const country = callerCountry(caller)
    const shippers = allShippers(caller, now).filter(
      ({ id, hasDeliveryTimes }) => hasDeliveryTimes && (shipperId ?? id) === id,
    )
    const earliest = (shipper: Shipper) => earliestDay(shipper, priced, { now, country, caller })
    return { data: await deliveryDays(db, shippers, earliest, { country, since }) }
  })

  handle(app, getBranches, async ({ db, query }) => {
    const { keys, shipper_id: shipperId = '', s: search = '' } = query
    const perPage = wholeNumber(query.perPage, 20, 100)
    const currentPage = wholeNumber(query.page, 1, 10_000)
    const { points, total } =
      keys === undefined
        ? await findPoints(db, { shipperId, search, page: currentPage, perPage })
        : await keyed(db, keys)
    const totalPages = Math.ceil(total / perPage)
    return { data: points, meta: { pagination: { total, perPage, currentPage, totalPages } } }
  })

  handle(app, getBranchByRemoteId, async ({ db, param }) => {
    const point = await findPoint(db, param('shipperId'), 'remote_id', param('remoteId'))
    if (!point) throw notFound()
    return { data: point }
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

async function keyed(db: D1Database, keys: string) {
  const points = await pointsByKey(db, splitList(keys).slice(0, 100))
  return { points, total: points.length }
}

/** A number of a query from 1 to its limit. */
function wholeNumber(text: string | undefined, fallback: number, most: number): number {
  const number = Math.trunc(Number(text))
  return number >= 1 ? Math.min(number, most) : fallback
}
