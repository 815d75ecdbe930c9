import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { addCartItem, removeCoupon, setCoupon } from '../../../domain/contract/store-cart.ts'
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

interface Limits {
  uses_left?: number
  per_customer?: number
  valid_from?: string
  valid_until?: string
  minimums?: string
  excluded_groups?: string
}

async function coupon(code: string, limits: Limits): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO coupon (code, percent, uses_left, per_customer, valid_from, valid_until, minimums, excluded_groups)
    VALUES (?1, 10, ?2, ?3, ?4, ?5, ?6, ?7)`,
  )
    .bind(
      code,
      limits.uses_left ?? null,
      limits.per_customer ?? null,
      limits.valid_from ?? null,
      limits.valid_until ?? null,
      limits.minimums ?? '{}',
      limits.excluded_groups ?? '[]',
    )
    .run()
}

async function cartWith(couponCode: string, amount = 1): Promise<string> {
  const cartToken = await guestCart('s100', amount)
  await request(setCoupon, { cartToken, body: { couponCode } })
  return cartToken
}

beforeEach(() => restock('s100', 100))

describe('§7 cart/coupon limits', () => {
  it('lets one of many concurrent orders use the last one, and the others see the full price', async ({
    expect,
  }) => {
    await coupon('LAST', { uses_left: 1 })
    const carts = await Promise.all(Array.from({ length: 12 }, () => cartWith('LAST')))
    const replies = await Promise.all(
      carts.map((cartToken, index) =>
        place(cartToken, orderBody(32.9, { email: `last-${index}@shop.example` })),
      ),
    )
    const placed = replies.filter(({ status }) => status === 200)
    expect(placed).toHaveLength(1)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status, errors }) => `${status} ${errors[0]?.code}`))).toEqual(
      new Set(['409 price_changed']),
    )
    expect(await valueOf(`SELECT uses_left FROM coupon WHERE code = 'LAST'`)).toBe(0)
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's100'`)).toBe(99_000)
    const loser = carts[replies.findIndex(({ status }) => status !== 200)] ?? ''
    expect((await cartOf(loser)).prices.totalWithTax).toBe(30)
    expect((await place(loser, orderBody(35.9))).status).toBe(200)
  })

  it('lets an address use it as often as allowed, also concurrently', async ({ expect }) => {
    await coupon('EACH', { per_customer: 1 })
    const carts = await Promise.all(Array.from({ length: 5 }, () => cartWith('EACH')))
    const replies = await Promise.all(
      carts.map((cartToken, index) =>
        // Case-insensitive address.
        place(
          cartToken,
          orderBody(32.9, { email: index % 2 ? 'Each@shop.example' : 'each@shop.example' }),
        ),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refusal = replies.find(({ status }) => status === 409)
    expect(refusal?.errors[0]?.code).toBe('coupon_used')
    const other = await cartWith('EACH')
    const body = orderBody(32.9, { email: 'other@shop.example' })
    expect((await place(other, body)).status).toBe(200)
  })

  it('tells a customer who has used it before, and removes it after a refusal', async ({
    expect,
  }) => {
    await coupon('MINE', { per_customer: 1 })
    const bearer = await loginAs('kunde@luftbasis.example')
    const body = { id: 's100', amount: 1 }
    await request(addCartItem, { bearer, body })
    await request(setCoupon, { bearer, body: { couponCode: 'MINE' } })
    const mine = orderBody(32.9, { email: 'kunde@luftbasis.example' })
    expect((await place('', mine, { bearer })).status).toBe(200)
    await request(addCartItem, { bearer, body })
    const again = await request(setCoupon, { bearer, body: { couponCode: 'MINE' } })
    expect(again.errors[0]).toMatchObject({ status: 422, code: 'coupon_used' })
    const guest = await cartWith('MINE')
    expect((await place(guest, mine)).errors[0]?.code).toBe('coupon_used')
    expect((await cartOf(guest)).couponCode).toBeNull()
    await env.DB.prepare(`DELETE FROM cart_item`).run()
  })

  it('is valid within its dates, and from a minimum order value on', async ({ expect }) => {
    await coupon('SOON', { valid_from: '2999-01-01T00:00:00.000Z' })
    await coupon('OVER', { valid_until: '2020-01-01T00:00:00.000Z' })
    await coupon('FIFTY', { minimums: '{"EUR":5000,"CZK":130000}' })
    const cartToken = await guestCart('s100')
    const codeOf = async (couponCode: string) =>
      (await request(setCoupon, { cartToken, body: { couponCode } })).errors[0]?.code
    expect(await codeOf('SOON')).toBe('coupon_unknown')
    expect(await codeOf('OVER')).toBe('coupon_unknown')
    expect(await codeOf('FIFTY')).toBe('coupon_minimum')
    expect(await codeOf(`X' UNION SELECT 1 --`)).toBe('coupon_unknown')
    await request(addCartItem, { cartToken, body: { id: 's100', amount: 1 } })
    expect(await codeOf('FIFTY')).toBeUndefined()
    expect((await cartOf(cartToken)).prices.totalWithTax).toBe(54)
  })

  it('is not for members of excluded groups', async ({ expect }) => {
    await coupon('RETAIL', { excluded_groups: '["handwerk"]' })
    const cartToken = await cartWith('RETAIL')
    expect((await cartOf(cartToken)).couponCode).toBe('RETAIL')
    const bearer = await loginAs('handwerk@luftbasis.example', { cartToken })
    const refused = await request(setCoupon, {
      bearer,
      locale: 'cs',
      body: { couponCode: 'RETAIL' },
    })
    expect(refused.errors[0]).toMatchObject({
      code: 'coupon_group',
      title: 'Tento kupón nelze použít spolu s vašimi zákaznickými cenami.',
    })
    const { response } = await request(removeCoupon, { bearer })
    expect(response.data.couponCode).toBeNull()
  })
})
