import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import {
  addCartItem,
  clearCart,
  getCart,
  removeCartItem,
  removeCoupon,
  setCoupon,
  updateCartItem,
} from '../../../domain/contract/store-cart.ts'
import { request } from '../../testing/request.ts'
import { cartOf, guestCart, loginAs, valueOf } from '../../testing/shop.ts'

describe('§7 cart', () => {
  it('is empty for neither a customer nor a guest with a token', async ({ expect }) => {
    const { response } = await request(getCart)
    expect(response).toMatchObject({
      data: { items: [], prices: { totalWithTax: 0 } },
      meta: { custom: { cartToken: null } },
    })
    expect((await request(getCart, { cartToken: 'x'.repeat(43) })).response.data.items).toEqual([])
  })

  it('gives a guest a token that is stored as a hash only', async ({ expect }) => {
    const token = await guestCart('s100', 2)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await valueOf('SELECT count(*) FROM cart WHERE token_hash = ?1', token)).toBe(0)
    const cart = await cartOf(token)
    expect(cart.items[0]).toMatchObject({
      amount: 2,
      product: { slug: 'badluefter-silva' },
      isDiscount: false,
    })
    expect(cart.items[0]?.variant.essentials).toEqual(['Ø\u00a0100\u00a0mm', '95\u00a0m³/h'])
    expect(cart.prices).toMatchObject({
      itemsWithTax: 60,
      itemsWithoutTax: 50.42,
      totalWithTax: 60,
    })
  })

  it('offers take-back of old devices if it has electrical ones, by variant', async ({
    expect,
  }) => {
    const takesBack = async () => (await cartOf(await guestCart('s100'))).takeBack
    const duties = (except: string[]) =>
      env.DB.prepare(
        `UPDATE product SET duties = json_object('electrical', json_object('except', json(?1)))
        WHERE n = (SELECT product_n FROM variant WHERE id = 's100')`,
      )
        .bind(JSON.stringify(except))
        .run()
    expect(await takesBack()).toBeUndefined()
    await duties(['s125'])
    expect(await takesBack()).toBe(true)
    await duties(['s100'])
    expect(await takesBack()).toBeUndefined()
  })

  it('merges equal variants and clips to stock', async ({ expect }) => {
    const cartToken = await guestCart('s100', 4)
    const { response } = await request(addCartItem, { cartToken, body: { id: 's100', amount: 20 } })
    expect(response.data.cart.items).toHaveLength(1)
    expect(response.data.addedItem?.amount).toBe(10)
    expect(response.data.changedAmount).toEqual({ variantId: 's100', requested: 24, amount: 10 })
    const other = await request(addCartItem, {
      cartToken,
      body: { id: 's100', amount: 1, newLine: true },
    })
    expect(other.errors[0]).toMatchObject({ status: 422, code: 'out_of_stock' })
  })

  it('refuses sold-out variants and answers 404 for unknown ones', async ({ expect }) => {
    const soldOut = await request(addCartItem, { body: { id: 'g100', amount: 1 } })
    expect(soldOut.errors[0]).toMatchObject({ status: 422, code: 'not_available' })
    expect((await request(addCartItem, { body: { id: 'nope', amount: 1 } })).status).toBe(404)
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 'g100'`)).toBe(0)
  })

  it('has no row in the database before its first line', async ({ expect }) => {
    const carts = () => valueOf('SELECT count(*) FROM cart')
    const before = Number(await carts())
    expect((await request(addCartItem, { body: { id: 'nope', amount: 1 } })).status).toBe(404)
    expect(await carts()).toBe(before)
    await guestCart('s100')
    expect(await carts()).toBe(before + 1)
  })

  it('sells metres in steps, with the tier of the amount', async ({ expect }) => {
    const cartToken = await guestCart('w100', 2.3)
    const before = await cartOf(cartToken)
    expect(before.items[0]).toMatchObject({
      amount: 2.5,
      prices: { unitWithTax: 6, totalWithTax: 15 },
    })
    const { response } = await request(updateCartItem, {
      cartToken,
      params: { id: before.items[0]?.id ?? '' },
      body: { amount: 10 },
    })
    expect(response.data.updatedItem?.prices).toMatchObject({ unitWithTax: 5.4, totalWithTax: 54 })
  })

  it('removes a line, then all', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    await request(addCartItem, { cartToken, body: { id: 's125', amount: 1 } })
    const [first] = (await cartOf(cartToken)).items
    const removed = await request(removeCartItem, { cartToken, params: { id: first?.id ?? '' } })
    expect(removed.response.data.items.map((item) => item.variantId)).toEqual(['s125'])
    expect((await request(clearCart, { cartToken })).response.data.items).toEqual([])
  })

  it('answers 404 for lines of another cart, and leaves them unchanged', async ({ expect }) => {
    const foreign = await guestCart('s100', 3)
    const id = (await cartOf(foreign)).items[0]?.id ?? ''
    const cartToken = await guestCart('s125')
    expect(
      (await request(updateCartItem, { cartToken, params: { id }, body: { amount: 9 } })).status,
    ).toBe(404)
    expect((await request(removeCartItem, { cartToken, params: { id } })).status).toBe(404)
    expect((await request(removeCartItem, { params: { id } })).status).toBe(404)
    expect((await cartOf(foreign)).items[0]?.amount).toBe(3)
  })

  it('takes 10 % off with a promo code, as a line of its own', async ({ expect }) => {
    const cartToken = await guestCart('s125', 2)
    const { response } = await request(setCoupon, {
      cartToken,
      body: { couponCode: ' willkommen10 ' },
    })
    expect(response.data).toMatchObject({
      couponCode: 'WILLKOMMEN10',
      prices: { itemsWithTax: 80, totalWithTax: 72 },
    })
    expect(response.data.items[1]).toMatchObject({ isDiscount: true, prices: { totalWithTax: -8 } })
    expect((await request(removeCoupon, { cartToken })).response.data.prices.totalWithTax).toBe(80)
    const unknown = await request(setCoupon, {
      cartToken,
      body: { couponCode: `' OR 1=1 --` },
      locale: 'cs',
    })
    expect(unknown.errors[0]).toMatchObject({
      status: 422,
      code: 'coupon_unknown',
      title: 'Tento kupón neexistuje nebo už neplatí.',
    })
  })

  it('prices a customer by their own group, a guest never by headers', async ({ expect }) => {
    const guest = await guestCart('s100', 1, { groups: 'handwerk' })
    expect((await cartOf(guest, { groups: 'handwerk' })).prices.totalWithTax).toBe(30)
    const bearer = await loginAs('handwerk@luftbasis.example', { cartToken: guest })
    expect((await request(getCart, { bearer })).response.data.prices.totalWithTax).toBe(27.6)
  })

  it('§5: reports errors in the language of the caller', async ({ expect }) => {
    const wrong = await request(addCartItem, { body: { id: 's100', amount: 0 }, locale: 'sk' })
    expect(wrong.errors).toEqual([
      { status: 422, field: 'amount', code: 'invalid', title: 'Tento údaj je neplatný.' },
    ])
    const missing = await request(addCartItem, { body: { amount: 1 }, locale: 'en' })
    expect(missing.errors).toEqual([
      { status: 422, field: 'id', code: 'invalid', title: 'Please fill in this field.' },
    ])
  })
})
