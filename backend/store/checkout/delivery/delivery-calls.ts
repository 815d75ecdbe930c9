import type { Hono } from 'hono'
import type { Shipper } from '../../../../domain/checkout/checkout.ts'
import {
  getBranchByRemoteId,
  getBranches,
  getDeliveryTimes,
  getShippers,
} from '../../../../domain/contract/store-checkout.ts'
import { handle, type AppEnv } from '../../../contract/handle.ts'
import { notFound } from '../../../contract/refusal.ts'
import { splitList } from '../../../request/caller.ts'
import { readPaging } from '../../../request/paging.ts'
import { findShopper } from '../../cart/find-shopper.ts'
import { priceCart } from '../../cart/priced-cart.ts'
import { callerCountry, deliveryDays, earliestDay } from './delivery-times.ts'
import { allShippers } from './methods.ts'
import { findPoint, findPoints, pointsByKey } from './points.ts'
import { loadMerchant } from '../../../merchant/load-merchant.ts'

/** Shipping methods, time slots and pick-up points. */
export function deliveryCalls(app: Hono<AppEnv>): void {
  handle(app, getShippers, async ({ db, caller }) => {
    const merchant = await loadMerchant(db)
    return { data: allShippers({ merchant, caller, now: new Date() }) }
  })

  handle(app, getDeliveryTimes, async ({ db, caller, query }) => {
    const { since, shipperId } = query
    const priced = await priceCart(db, caller, await findShopper(db, caller))
    const now = new Date()
    const merchant = await loadMerchant(db)
    const country = callerCountry(caller)
    const shippers = allShippers({ merchant, caller, now }).filter(
      ({ id, hasDeliveryTimes }) => hasDeliveryTimes && (shipperId ?? id) === id,
    )
    const earliest = (shipper: Shipper) => earliestDay(shipper, priced, { now, country })
    return { data: await deliveryDays(db, merchant, shippers, earliest, { country, since }) }
  })

  handle(app, getBranches, async ({ db, caller, query }) => {
    const { keys, shipper_id: shipperId = '', s: search = '' } = query
    const paging = readPaging(query, { usual: 20, most: 100 })
    if (keys !== undefined) {
      const named = await pointsByKey(db, splitList(keys).slice(0, 100), caller)
      return { data: named, meta: paging.metaOf(named.length) }
    }
    const { points, total } = await findPoints(db, { shipperId, search, caller, ...paging })
    return { data: points, meta: paging.metaOf(total) }
  })

  handle(app, getBranchByRemoteId, async ({ db, caller, param }) => {
    const point = await findPoint(db, caller, param('shipperId'), 'remote_id', param('remoteId'))
    if (!point) throw notFound()
    return { data: point }
  })
}
