import { env } from 'cloudflare:test'
import { it, describe, vi } from 'vitest'
import { addCartItem, setCartCredits, setCoupon } from '../../../domain/contract/store-cart.ts'
import { getCreditStatement } from '../../../domain/contract/store-credits.ts'
import { operate } from '../../testing/operator.ts'
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
import { grantCredits } from '../account/credits.ts'

const stockOf = (id: string) => valueOf('SELECT stock FROM variant WHERE id = ?1', id)

const cancel = (code: string, body: object = {}) =>
  operate({
    method: 'POST',
    path: `/operator/orders/${code}/cancel`,
    body: { key: crypto.randomUUID(), ...body },
  })

describe('§4 a cancelled order with promo code, credits and a gift', () => {
  it('gives all of them back, and the statement adds up', async ({ expect }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await env.DB.batch([
      env.DB.prepare('DELETE FROM credit_entry'),
      env.DB.prepare('DELETE FROM order_gift'),
      env.DB.prepare(
        `INSERT INTO order_gift (id, variant_id, position, amounts)
        VALUES ('gift', 's125', 1, '{"EUR":{"from":5000,"price":1},"CZK":{"from":1,"price":25}}')`,
      ),
    ])
    await restock('s100', 10)
    await restock('s125', 5)
    const bearer = await loginAs('kunde@luftbasis.example')
    await grantCredits(env.DB, 'demo-b2c', 100).run()
    await request(addCartItem, { bearer, body: { id: 's100', amount: 4 } })
    await request(setCoupon, { bearer, body: { couponCode: 'WILLKOMMEN10' } })
    await request(setCartCredits, { bearer, body: { credits: 50 } })
    const cart = await cartOf('', { bearer })
    expect(cart.prices.totalWithTax).toBe(106)
    const body = orderBody(106.01, { order_gifts: ['gift'] })
    const order = (await place('', body, { bearer })).response.data
    expect([await stockOf('s100'), await stockOf('s125')]).toEqual([6000, 4000])
    const statement = async () =>
      (await request(getCreditStatement, { bearer, query: {} })).response.data
    expect((await statement()).balance).toBe(50)
    expect((await cancel(order.code)).status).toBe(200)
    expect([await stockOf('s100'), await stockOf('s125')]).toEqual([10_000, 5000])
    const { balance, entries } = await statement()
    expect(balance).toBe(100)
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(100)
    await request(addCartItem, { bearer, body: { id: 's100', amount: 4 } })
    const again = await request(setCoupon, { bearer, body: { couponCode: 'WILLKOMMEN10' } })
    expect(again.errors).toEqual([])
  })
  it('is cancelled with its last bought item: the gift does not go alone', async ({ expect }) => {
    await restock('s100', 10)
    await restock('s125', 5)
    const cartToken = await guestCart('s100', 3)
    const body = orderBody(95.91, { order_gifts: ['gift'] })
    const order = (await place(cartToken, body)).response.data
    const [bought] = order.items
    const { response } = await cancel(order.code, { items: [{ item: bought?.id, amount: 3 }] })
    expect(response).toMatchObject({ status: 'cancelled', state: { credited: 95.91, due: 0 } })
    expect([await stockOf('s100'), await stockOf('s125')]).toEqual([10_000, 5000])
  })
})
