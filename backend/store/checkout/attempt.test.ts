import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { addCartItem } from '../../../domain/contract/store-cart.ts'
import { closeAttempt, findAttempt, placeOrder } from '../../../domain/contract/store-checkout.ts'
import { readConfig } from '../../env.ts'
import { clearExpired } from '../../maintenance/clear-expired.ts'
import { readCaller } from '../../request/caller.ts'
import { request } from '../../testing/request.ts'
import {
  cartOf,
  guestCart,
  loginAs,
  orderBody,
  place,
  restock,
  valueOf,
} from '../../testing/shop.ts'
import { requireAttempt } from './attempt.ts'
import { place as placeInStore } from './place-order.ts'

const body = () => orderBody(35.9)
const email = 'kunde@luftbasis.example'
const orders = () => valueOf('SELECT count(*) FROM sale_order')
let key: string

beforeEach(async () => {
  key = crypto.randomUUID()
  await restock('s100', 10)
})

describe('§7 an order attempt', () => {
  it('with a guessable key is found only together with its cart', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    key = key.slice(0, 18)
    const requested = { params: { key }, cartToken }
    expect(await request(findAttempt, requested)).toMatchObject({
      status: 404,
      errors: [{ code: 'attempt_unknown' }],
    })
    const { response } = await place(cartToken, body(), { key })
    for (const call of [findAttempt, closeAttempt]) {
      expect((await request(call, requested)).response.data.code).toBe(response.data.code)
      const others = { ...requested, cartToken: await guestCart('s100') }
      expect((await request(call, others)).status).toBe(404)
      expect((await request(call, { params: { key } })).status).toBe(404)
    }
  })

  it('is found by a secret key alone, also by a customer with another cart', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const { response } = await place(cartToken, body(), { key })
    const bearer = await loginAs(email)
    await request(addCartItem, { bearer, body: { id: 's100', amount: 1 } })
    for (const whoever of [{ bearer }, {}]) {
      for (const call of [findAttempt, closeAttempt]) {
        const found = await request(call, { params: { key }, ...whoever })
        expect(found.response.data.code).toBe(response.data.code)
      }
    }
    const again = await request(placeOrder, { bearer, key, body: body() })
    expect(again.response.data.code).toBe(response.data.code)
  })

  it('of a guest can be closed by its key after signing in', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const bearer = await loginAs(email)
    expect((await request(closeAttempt, { params: { key }, bearer })).status).toBe(404)
    const refused = await place(cartToken, body(), { key })
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'attempt_closed'])
  })

  it('that was closed never places an order; another one does', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const before = await orders()
    expect((await request(closeAttempt, { params: { key }, cartToken })).status).toBe(404)
    const refused = await place(cartToken, body(), { key })
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'attempt_closed'])
    expect([await orders(), await valueOf(`SELECT stock FROM variant WHERE id = 's100'`)]).toEqual([
      before,
      10_000,
    ])
    expect((await place(cartToken, body(), { key: crypto.randomUUID() })).status).toBe(200)
  })

  it('that is closed concurrently is either an order or none, as reported', async ({ expect }) => {
    const config = readConfig(env)
    for (let times = 0; times < 8; times++) {
      const attempt = crypto.randomUUID()
      const cartToken = await guestCart('s100')
      const headers = new Headers({ 'X-Cart-Token': cartToken, 'Idempotency-Key': attempt })
      const caller = readCaller(headers)
      const end = { key: attempt, close: true, now: new Date() }
      const [placed, closed] = await Promise.allSettled([
        placeInStore(env.DB, caller, config, body()),
        requireAttempt(env.DB, caller, config, end),
      ])
      expect(placed.status).toBe(closed.status)
    }
  })

  it('that runs several times concurrently is one order, returned to each request', async ({
    expect,
  }) => {
    const config = readConfig(env)
    for (let times = 0; times < 8; times++) {
      const before = Number(await orders())
      const cartToken = await guestCart('s100')
      const headers = new Headers({
        'X-Cart-Token': cartToken,
        'Idempotency-Key': crypto.randomUUID(),
      })
      const caller = { ...readCaller(headers), challengePassed: true }
      const requested = body()
      const placed = await Promise.all(
        [1, 2, 3].map(() => placeInStore(env.DB, caller, config, requested)),
      )
      expect(new Set(placed.map(({ code }) => code)).size).toBe(1)
      expect(await orders()).toBe(before + 1)
      expect((await cartOf(cartToken)).items).toEqual([])
      await restock('s100', 10)
    }
  })

  it('whose response was lost returns its order again, whatever cart, stock and price are now', async ({
    expect,
  }) => {
    const cartToken = await guestCart('s100')
    const first = await place(cartToken, body(), { key })
    expect((await cartOf(cartToken)).items).toEqual([])
    await restock('s100', 0)
    const twice = { ...body(), expectedTotalWithTax: 1 }
    for (const sent of [body(), twice]) {
      const again = await place(cartToken, sent, { key })
      expect([again.status, again.response.data.code]).toEqual([200, first.response.data.code])
    }
    await env.DB.prepare('DELETE FROM cart WHERE token_hash IS NOT NULL').run()
    const withoutCart = await place(cartToken, body(), { key })
    expect(withoutCart.response.data.code).toBe(first.response.data.code)
  })

  it('is deleted with expired carts', async ({ expect }) => {
    await request(closeAttempt, { params: { key }, cartToken: await guestCart('s100') })
    await clearExpired(env.DB, new Date(Date.now() + 31 * 86_400_000))
    expect(await valueOf('SELECT count(*) FROM closed_attempt')).toBe(0)
  })
})
