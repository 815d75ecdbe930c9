import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import {
  addCartItem,
  removeCartItem,
  removeCoupon,
  setCoupon,
  updateCart,
  updateCartItem,
} from '../../../../domain/contract/store-cart.ts'
import { request } from '../../../testing/request.ts'
import { cartOf, guestCart, loginAs, restock } from '../../../testing/shop.ts'

beforeEach(() => restock('s100', 10))

describe('UX rule 19: a removed line', () => {
  it('can be restored to its position', async ({ expect }) => {
    const cartToken = await guestCart('s100', 3)
    const add = (id: string, more = {}) =>
      request(addCartItem, { cartToken, body: { id, amount: 1, ...more } })
    await add('s125')
    await add('w100')
    const second = (await cartOf(cartToken)).items[1]?.id ?? ''
    await request(removeCartItem, { cartToken, params: { id: second } })
    const order = async () => (await cartOf(cartToken)).items.map(({ variantId }) => variantId)
    await add('s125', { position: 1 })
    expect(await order()).toEqual(['s100', 's125', 'w100'])
    await add('s125e', { position: 0 })
    expect(await order()).toEqual(['s125e', 's100', 's125', 'w100'])
    await add('r100', { position: 99 })
    expect((await order()).at(-1)).toBe('r100')
  })
})

describe('§3 cart', () => {
  it('returns the minimum order value of an entered promo code', async ({ expect }) => {
    await env.DB.prepare(
      `UPDATE coupon SET minimums = '{"EUR":5000}' WHERE code = 'WILLKOMMEN10'`,
    ).run()
    const cartToken = await guestCart('s100', 2)
    const used = await request(setCoupon, { cartToken, body: { couponCode: 'WILLKOMMEN10' } })
    expect(used.response.data).toMatchObject({ couponCode: 'WILLKOMMEN10' })
    expect(used.response.data.discountLimitPriceWithVat).toBeNull()
    const id = used.response.data.items[0]?.id ?? ''
    const less = await request(updateCartItem, { cartToken, params: { id }, body: { amount: 1 } })
    expect(less.response.data.cart).toMatchObject({
      couponCode: null,
      discountLimitPriceWithVat: 50,
    })
    const off = await request(removeCoupon, { cartToken })
    expect(off.response.data.discountLimitPriceWithVat).toBeNull()
    await env.DB.prepare(`UPDATE coupon SET minimums = '{}' WHERE code = 'WILLKOMMEN10'`).run()
  })

  it('returns the price per measure of items sold by length (PAngV § 4)', async ({ expect }) => {
    const measure = env.DB.prepare(
      `UPDATE product SET base_measure = ?1 WHERE id = 'wickelfalzrohr'`,
    )
    await measure.bind('{"amount":3,"unit":"m"}').run()
    const cartToken = await guestCart('w100', 2)
    const { basePrice, unitWithTax } = (await cartOf(cartToken)).items[0]?.prices ?? {}
    expect(basePrice).toMatchObject({ unit: 'm' })
    expect(basePrice?.withTax).toBeCloseTo((unitWithTax ?? 0) / 3, 2)
    await measure.bind(null).run()
    expect((await cartOf(cartToken)).items[0]?.prices.basePrice).toBeNull()
  })

  it('PAngV § 4: computes the price per measure of a variant by its own content', async ({
    expect,
  }) => {
    const measure = env.DB.prepare(`UPDATE variant SET base_measure = ?1 WHERE id = 'w100'`)
    await measure.bind('{"amount":0.5,"unit":"l"}').run()
    const cartToken = await guestCart('w100', 2)
    const { basePrice, unitWithTax } = (await cartOf(cartToken)).items[0]?.prices ?? {}
    expect(basePrice).toMatchObject({ unit: 'l' })
    expect(basePrice?.withTax).toBeCloseTo((unitWithTax ?? 0) * 2, 2)
    await measure.bind(null).run()
  })

  it('keeps a comment when a guest signs in', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const comment = 'Bitte <b>vor 12 Uhr</b> anrufen 🔔'
    const errors = await request(updateCart, { cartToken, body: { comment: `  ${comment} ` } })
    expect(errors.response.data.comment).toBe(comment)
    expect((await cartOf(cartToken)).comment).toBe(comment)
    const body = { comment: 'x'.repeat(2001) }
    expect((await request(updateCart, { cartToken, body })).status).toBe(422)
    expect((await request(updateCart, { body: { comment } })).status).toBe(404)
    const bearer = await loginAs('kunde@luftbasis.example', { cartToken })
    expect((await cartOf('', { bearer })).comment).toBe(comment)
  })
})
