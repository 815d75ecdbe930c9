import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import {
  addCartItem,
  clearCart,
  setCartCredits,
  setCoupon,
  validateCart,
} from '../../../domain/contract/store-cart.ts'
import { request } from '../../testing/request.ts'
import { grantCredits, spendCredits } from '../account/credits.ts'
import { cartOf, guestCart, loginAs, orderBody, place, restock } from '../../testing/shop.ts'

const problemsOf = async (caller: object) =>
  (await request(validateCart, caller)).response.data.problems

beforeEach(async () => {
  await restock('s100', 10)
  await env.DB.prepare(
    `INSERT OR REPLACE INTO coupon (code, percent, excluded_groups) VALUES ('KURZ10', 10, '[]')`,
  ).run()
})

describe('§4 reductions that end after the customer chose them', () => {
  it.for([
    ['has expired', `valid_until = '2020-01-01T00:00:00.000Z'`],
    ['is used up', 'uses_left = 0'],
    ['has no minimum in the currency', `minimums = '{"CZK":100}'`],
  ])(
    'a promo code that %s is named once, and orders go on without it',
    async ([, sql], { expect }) => {
      const cartToken = await guestCart('s100', 1)
      await request(setCoupon, { cartToken, body: { couponCode: 'kurz10' } })
      expect(await problemsOf({ cartToken })).toEqual([])
      await env.DB.prepare(`UPDATE coupon SET ${sql} WHERE code = 'KURZ10'`).run()
      const [problem, ...others] = await problemsOf({ cartToken })
      expect(problem).toMatchObject({ code: 'price_changed', itemId: null })
      expect(problem?.title).toContain('Gutschein KURZ10')
      expect(others).toEqual([])
      expect(await problemsOf({ cartToken })).toEqual([])
      expect((await cartOf(cartToken)).prices.totalWithTax).toBe(30)
      expect((await place(cartToken, orderBody(32.9))).errors[0]?.code).toBe('price_changed')
      expect((await place(cartToken, orderBody(35.9))).status).toBe(200)
    },
  )

  it('credits that another order has spent are named once', async ({ expect }) => {
    const bearer = await loginAs('kunde@luftbasis.example')
    const customerId = 'demo-b2c'
    await grantCredits(env.DB, customerId, 500).run()
    await request(addCartItem, { bearer, body: { id: 's100', amount: 1 } })
    await request(setCartCredits, { bearer, body: { credits: 400 } })
    expect(await problemsOf({ bearer })).toEqual([])
    await spendCredits(env.DB, { customerId, orderId: 'elsewhere', amount: 300 }).run()
    expect(await problemsOf({ bearer })).toMatchObject([{ code: 'price_changed', itemId: null }])
    expect(await problemsOf({ bearer })).toEqual([])
    await request(clearCart, { bearer })
  })
})
