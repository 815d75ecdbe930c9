import { env } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import type { Shipper } from '../../../domain/checkout/checkout.ts'
import { settleCart } from '../../../domain/order/settle-cart.ts'
import { estimateTaxation } from '../../../domain/tax/estimate-taxation.ts'
import {
  getBranches,
  getCartPayments,
  getCartShippers,
  getDeliveryTimes,
} from '../../../domain/contract/store-checkout.ts'
import { request, type RequestOptions } from '../../testing/request.ts'
import { cartOf, guestCart, orderBody, place, restock } from '../../testing/shop.ts'

const shops = [
  ['DE', { locale: 'de', domain: 'de', currency: 'EUR' }],
  ['CZ', { locale: 'cs', domain: 'cz', currency: 'CZK' }],
  ['SK', { locale: 'sk', domain: 'sk', currency: 'EUR' }],
] as const

/** Items of each shipping class. */
const products = [
  ['a parcel', 's100', 1],
  ['a parcel beyond 60 cm', 's125', 1],
  ['freight', 'w125', 3],
] as const

async function placesOf(shipper: Shipper, shop: RequestOptions): Promise<(string | null)[]> {
  if (!shipper.points)
    return shipper.branches.length ? shipper.branches.map(({ id }) => id) : [null]
  const query = { shipper_id: shipper.id, perPage: '1' }
  return (await request(getBranches, { ...shop, query })).response.data.map(({ id }) => id)
}

describe('§4 every selectable option can be ordered', () => {
  beforeAll(async () => {
    for (const [, variantId] of products) await restock(variantId, 500)
    await env.DB.prepare(`UPDATE variant SET longest_side_mm = 800 WHERE id = 's125'`).run()
  })

  it.for(shops.flatMap(([market, shop]) => products.map((one) => [market, ...one, shop] as const)))(
    '%s, %s: every offered shipper, payment, pick-up point and time slot can be ordered',
    { timeout: 30_000 },
    async ([, , variantId, amount, shop], { expect }) => {
      const requested = { ...shop, cartToken: await guestCart(variantId, amount, shop) }
      const cart = await cartOf(requested.cartToken, shop)
      const shippers = (await request(getCartShippers, requested)).response.data
      const payments = (await request(getCartPayments, requested)).response.data
      const ordered: unknown[] = []
      const offered = shippers.filter(({ refused }) => !refused)
      expect(offered.length).toBeGreaterThan(1)
      for (const shipper of offered) {
        const query = { shipperId: shipper.id }
        const days = (await request(getDeliveryTimes, { ...requested, query })).response.data
        const free = days.flatMap(({ slots }) => slots).find(({ isAvailable }) => isAvailable)
        const payment = payments.filter(({ id }) => !shipper.blockedPayments.includes(id))
        for (const branch_id of await placesOf(shipper, shop)) {
          for (const { id: payment_id } of payment) {
            const chosen = payments.find(({ id }) => id === payment_id) ?? null
            const { totals } = settleCart(
              cart,
              { shipper, payment: chosen, gifts: [], decimalPlaces: 2 },
              estimateTaxation(cart, 'DEU'),
            )
            const body = orderBody(totals.order.gross, {
              shipper_id: shipper.id,
              delivery_time_id: free?.id ?? null,
              branch_id,
              payment_id,
            })
            const token = await guestCart(variantId, amount, shop)
            const { status, errors } = await place(token, body, shop)
            ordered.push([shipper.id, branch_id, payment_id, status, ...errors])
          }
        }
      }
      expect(ordered.filter((one) => !Array.isArray(one) || one[3] !== 200)).toEqual([])
      expect(ordered.length).toBeGreaterThan(3)
    },
  )
})
