import { Hono } from 'hono'
import { parseId } from '../../../domain/checkout/delivery/chosen-methods.ts'
import { pickupPointOf } from '../../../domain/checkout/delivery/pickup-point.ts'
import type { AppEnv } from '../../env.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { storeRefusal } from '../form/store-refusal.ts'

const noStore = { 'Cache-Control': 'no-store' }
const longestSearch = 100

/** Pick-up points of a shipper, searched by town, postcode, street or name. */
export const pickupPointsApi = new Hono<AppEnv>().get('/checkout/places', async (c) => {
  const shipperId = parseId(c.req.query('shipperId'))
  if (shipperId === null) return c.json({ places: [], total: 0 }, 200, noStore)
  const search = (c.req.query('s') ?? '').slice(0, longestSearch)
  try {
    const { points, total } = await privateStore(c).searchPoints(shipperId, search)
    return c.json({ places: points.map(pickupPointOf), total }, 200, noStore)
  } catch (error) {
    const { status, errors } = storeRefusal(error, await textOf(c.var.context))
    return c.json({ errors }, status, noStore)
  }
})
