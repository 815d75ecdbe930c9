import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import { addCartItem, setCartCredits, setCoupon } from '../../../domain/contract/store-cart.ts'
import { getDeliveryTimes } from '../../../domain/contract/store-checkout.ts'
import { readConfig } from '../../env.ts'
import { readCaller } from '../../request/caller.ts'
import { grantCredits } from '../account/credits.ts'
import { request } from '../../testing/request.ts'
import { loginAs, orderBody, restock, valueOf } from '../../testing/shop.ts'
import { place } from './place-order.ts'

/** All rows written by an order, as text; order numbers may have gaps. */
async function everything(): Promise<string> {
  const tables = [
    'variant',
    'variant_stock',
    'cart',
    'cart_item',
    'coupon',
    'coupon_use',
    'credit_entry',
    'customer',
    'delivery_slot',
    'mail',
    'newsletter',
    'order_event',
    'order_reservation',
    'sale_order',
    'sale_order_item',
  ]
  const results = await env.DB.batch(
    tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY rowid`)),
  )
  return JSON.stringify(results.map((result) => result.results))
}

/** The database, with the order's batch failing at one of its statements. */
function brokenAt(index: number): { db: D1Database; statements: () => number } {
  let length = 0
  const db = new Proxy(env.DB, {
    get(target, property) {
      if (property !== 'batch') {
        const value: unknown = Reflect.get(target, property)
        return typeof value === 'function' ? value.bind(target) : value
      }
      return (statements: D1PreparedStatement[]) => {
        // The order is the only long batch of a placement.
        if (statements.length < 6) return target.batch(statements)
        length = statements.length
        const broken = target.prepare('INSERT INTO sale_order (id) VALUES (NULL)')
        return target.batch(index < length ? statements.with(index, broken) : statements)
      }
    },
  })
  return { db, statements: () => length }
}

describe('design §7 an order is one transaction', () => {
  it('leaves no rows behind when it fails at any of its statements', async ({ expect }) => {
    await restock('s100', 10)
    await restock('w100', 100)
    await grantCredits(env.DB, 'demo-b2b', 100).run()
    await env.DB.prepare(
      `INSERT INTO order_gift (id, variant_id, position, amounts)
      VALUES ('gift-s125', 's125', 1, '{"EUR":{"from":0,"price":1},"CZK":{"from":0,"price":25}}')`,
    ).run()
    const bearer = await loginAs('handwerk@luftbasis.example')
    await request(addCartItem, { bearer, body: { id: 's100', amount: 2 } })
    await request(addCartItem, { bearer, body: { id: 'w125', amount: 3 } })
    await request(setCoupon, { bearer, body: { couponCode: 'WILLKOMMEN10' } })
    await request(setCartCredits, { bearer, body: { credits: 50 } })
    const [day] = await slotDays(bearer)
    const body: PlaceOrder = {
      ...orderBody(124.08),
      shipper_id: 'freight',
      payment_id: 'card',
      order_gifts: ['gift-s125'],
      delivery_time_id: day ?? null,
      newsletter: true,
    }
    const caller = readCaller(new Headers({ Authorization: `Bearer ${bearer}` }))
    const config = readConfig(env)
    const before = await everything()
    let failures = 0
    for (let index = 0; index < 40; index++) {
      const { db, statements } = brokenAt(index)
      const error: unknown = await place(db, caller, config, body).then(
        () => null,
        (reason: unknown) => reason,
      )
      if (index >= statements()) {
        expect(error).toBeNull()
        break
      }
      expect(error).toBeInstanceOf(Error)
      expect(await everything()).toBe(before)
      failures++
    }
    expect(failures).toBeGreaterThan(12)
    const order = await valueOf(
      'SELECT count(*) FROM sale_order WHERE customer_id = ?1',
      'demo-b2b',
    )
    expect(order).toBe(1)
  })
})

async function slotDays(bearer: string): Promise<string[]> {
  const { response } = await request(getDeliveryTimes, { bearer, query: { shipperId: 'freight' } })
  return response.data.flatMap(({ slots }) => slots.map(({ id }) => id))
}
