import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import {
  addCartItem,
  addCartItems,
  getCart,
  removeCartItem,
  setCartCredits,
  updateCartItem,
} from '../../../../domain/contract/store-cart.ts'
import { grantCredits } from '../../account/credits.ts'
import { request } from '../../../testing/request.ts'
import {
  cartOf,
  guestCart,
  loginAs,
  orderBody,
  place,
  restock,
  valueOf,
} from '../../../testing/shop.ts'

async function firstLine(cartToken: string): Promise<string> {
  return (await cartOf(cartToken)).items[0]?.id ?? ''
}

describe('§7 cart/items', () => {
  it('nests an item in another line and removes it with that', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const parent_id = await firstLine(cartToken)
    await request(addCartItem, { cartToken, body: { id: 's125e', amount: 1 } })
    const { response } = await request(addCartItem, {
      cartToken,
      body: { id: 's125', amount: 2, parent_id, custom: { note: 'Zubehör' } },
    })
    expect(response.data.addedItem).toMatchObject({
      parentId: parent_id,
      custom: { note: 'Zubehör' },
    })
    const ids = response.data.cart.items.map(({ variantId }) => variantId)
    expect(ids).toEqual(['s100', 's125', 's125e'])
    const deeper = await request(addCartItem, {
      cartToken,
      body: { id: 's125e', amount: 1, parent_id: response.data.addedItem?.id ?? '' },
    })
    expect(deeper.errors[0]).toMatchObject({ status: 422, code: 'nested', field: 'parent_id' })
    const removed = await request(removeCartItem, { cartToken, params: { id: parent_id } })
    expect(removed.response.data.items.map(({ variantId }) => variantId)).toEqual(['s125e'])
  })

  it('answers 404 for a parent of another cart', async ({ expect }) => {
    const foreign = await firstLine(await guestCart('s100'))
    const cartToken = await guestCart('s125')
    const body = { id: 's100', amount: 1, parent_id: foreign }
    expect((await request(addCartItem, { cartToken, body })).status).toBe(404)
  })

  it('accepts a product with one variant, and requires a choice of several', async ({ expect }) => {
    const only = await request(addCartItem, {
      body: { id: 'reduziert', type: 'product', amount: 1 },
    })
    expect(only.response.data.addedItem?.variantId).toBe('r100')
    const many = await request(addCartItem, {
      body: { id: 'badluefter-silva', type: 'product', amount: 1 },
      locale: 'cs',
    })
    expect(many.errors[0]).toMatchObject({
      status: 422,
      code: 'variant_required',
      title: 'Prosím vyberte variantu.',
    })
  })

  it('§5 refuses negative, zero, huge and fractional amounts of pieces, and rounds metres up', async ({
    expect,
  }) => {
    const cartToken = await guestCart('s100')
    const id = await firstLine(cartToken)
    for (const amount of [-1, 0, 10_000, 1e308]) {
      const added = await request(addCartItem, { cartToken, body: { id: 's125', amount } })
      const updated = await request(updateCartItem, { cartToken, params: { id }, body: { amount } })
      expect([added.status, updated.status]).toEqual([422, 422])
    }
    const half = await request(addCartItem, { cartToken, body: { id: 's125', amount: 1.5 } })
    expect(half.errors[0]).toMatchObject({ status: 422, code: 'amount', field: 'amount' })
    const metres = await request(addCartItem, { cartToken, body: { id: 'w100', amount: 2.3 } })
    expect(metres.response.data.changedAmount).toEqual({
      variantId: 'w100',
      requested: 2.3,
      amount: 2.5,
    })
    expect((await cartOf(cartToken)).items.map(({ amount }) => amount)).toEqual([1, 2.5])
  })

  it('returns the stock of items by warehouse (§3)', async ({ expect }) => {
    await restock('s100', 10)
    const { items } = await cartOf(await guestCart('s100'))
    expect(items[0]?.shoppable).toMatchObject({
      id: 's100',
      warehouses: [{ id: 'leipzig', stock: 10 }],
    })
  })

  it('makes every third piece free with a two-plus-one offer', async ({ expect }) => {
    await restock('s100', 10)
    await env.DB.prepare(`UPDATE product SET n_plus_one = 2 WHERE id = 'badluefter-silva'`).run()
    const cartToken = await guestCart('s100', 7)
    const { items, prices } = await cartOf(cartToken)
    expect(items[0]).toMatchObject({
      freeAmount: 2,
      prices: { unitWithTax: 30, totalWithTax: 150 },
    })
    expect(prices).toMatchObject({ totalWithTax: 150, totalOriginalWithTax: 210 })
    const { response } = await place(cartToken, orderBody(150))
    expect(response.data).toMatchObject({
      items: [{ amount: 7, freeAmount: 2, totalWithTax: 150 }],
      prices: { itemsWithTax: 150 },
    })
    await env.DB.prepare(`UPDATE product SET n_plus_one = 0 WHERE id = 'badluefter-silva'`).run()
  })
})

describe('§7 cart/items/batch', () => {
  it('adds valid items and reports the others', async ({ expect }) => {
    await restock('s100', 4)
    const { status, response } = await request(addCartItems, {
      locale: 'en',
      body: {
        items: [
          { id: 's125', amount: 2 },
          { id: 's100', amount: 9 },
          { id: 's100', amount: 9, forceAdd: true },
          { id: 'nope', amount: 1 },
          { id: 'g100', amount: 1 },
          { id: 'w100', amount: 2.2 },
        ],
      },
    })
    expect(status).toBe(200)
    expect(response.data).toMatchObject({
      imported: 3,
      total: 6,
      changedAmounts: [
        { variantId: 's100', requested: 9, amount: 4 },
        { variantId: 'w100', requested: 2.2, amount: 2.5 },
      ],
    })
    expect(response.data.cart.items.map(({ variantId }) => variantId)).toEqual([
      's125',
      's100',
      'w100',
    ])
    expect(response.errors.map(({ field, status: code }) => [field, code])).toEqual([
      ['items.1', 422],
      ['items.3', 404],
      ['items.4', 422],
    ])
    expect(response.errors[0]?.title).toBe('We only have 4 of Lüfter s100 Ø 100 mm left.')
    expect(response.meta.custom.cartToken).toMatch(/^[\w-]{43}$/)
    await restock('s100', 10)
  })

  it('merges into an existing line, and counts with new lines of its variant', async ({
    expect,
  }) => {
    await restock('s100', 10)
    const cartToken = await guestCart('s100', 2)
    const own = { id: 's100', amount: 3, custom: { room: 'Bad' } }
    await request(addCartItem, { cartToken, body: own })
    const batch = (amount: number) =>
      request(addCartItems, { cartToken, body: { items: [{ id: 's100', amount }] } })
    const { response } = await batch(4)
    expect(response.data.cart.items.map(({ amount }) => amount)).toEqual([6, 3])
    const tooMany = await batch(2)
    expect(tooMany.response.data).toMatchObject({ imported: 0, total: 1 })
    expect(tooMany.response.data.cart.items.map(({ amount }) => amount)).toEqual([6, 3])
  })

  it('refuses an empty or oversized list', async ({ expect }) => {
    expect((await request(addCartItems, { body: { items: [] } })).status).toBe(422)
    const items = Array.from({ length: 101 }, () => ({ id: 's100', amount: 1 }))
    expect((await request(addCartItems, { body: { items } })).status).toBe(422)
  })
})

describe('§6 loyalty credits in the cart', () => {
  const email = 'kunde@luftbasis.example'

  it('pay a part, never more than the balance or the price of the items', async ({ expect }) => {
    await restock('s100', 10)
    await grantCredits(env.DB, 'demo-b2c', 1000).run()
    const bearer = await loginAs(email)
    await request(addCartItem, { bearer, body: { id: 's100', amount: 1 } })
    const some = await request(setCartCredits, { bearer, body: { credits: 250 } })
    expect(some.response.data).toMatchObject({
      credits: { spent: 250, balance: 1000, worth: 0.04 },
      prices: { itemsWithTax: 30, totalWithTax: 20 },
    })
    expect(some.response.data.items[1]).toMatchObject({
      id: 'credits',
      isDiscount: true,
      prices: { totalWithTax: -10 },
    })
    const all = await request(setCartCredits, { bearer, body: { credits: 1000 } })
    expect(all.response.data).toMatchObject({
      credits: { spent: 750 },
      prices: { totalWithTax: 0 },
    })
    const more = await request(setCartCredits, { bearer, body: { credits: 1001 } })
    expect(more.errors[0]).toMatchObject({ status: 422, code: 'credits_balance', field: 'credits' })
    for (const credits of [-1, 1.5, 1e9]) {
      expect((await request(setCartCredits, { bearer, body: { credits } })).status).toBe(422)
    }
    const { response } = await place('', orderBody(5.9), { bearer })
    expect(response.data.attributes?.creditsSpent).toBe(750)
    const ledger = 'SELECT sum(amount) FROM credit_entry WHERE customer_id = ?1'
    expect(await valueOf(ledger, 'demo-b2c')).toBe(250)
  })

  it('buy an item paid with credits, if there are enough', async ({ expect }) => {
    await env.DB.prepare('DELETE FROM credit_entry').run()
    await grantCredits(env.DB, 'demo-b2c', 800).run()
    const bearer = await loginAs(email)
    const body = { id: 's100', amount: 1, credits: true }
    const { response } = await request(addCartItem, { bearer, body })
    expect(response.data.addedItem?.credits).toBe(true)
    expect(response.data.cart).toMatchObject({
      credits: { spent: 750 },
      prices: { totalWithTax: 0 },
    })
    const second = await request(addCartItem, { bearer, body: { ...body, id: 's125' } })
    expect(second.errors[0]).toMatchObject({ status: 422, code: 'credits_balance' })
    await request(removeCartItem, { bearer, params: { id: response.data.addedItem?.id ?? '' } })
  })

  it('are only for customers', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    expect((await request(setCartCredits, { cartToken, body: { credits: 1 } })).status).toBe(401)
    const requested = { id: 's100', amount: 1, credits: true }
    expect((await request(addCartItem, { cartToken, body: requested })).status).toBe(401)
    expect((await cartOf(cartToken)).credits).toBeUndefined()
  })
})

describe('§3 cart', () => {
  it('has the customer and the default addresses', async ({ expect }) => {
    const bearer = await loginAs('kunde@luftbasis.example')
    const { response } = await request(getCart, { bearer })
    expect(response.data).toMatchObject({
      customer: { email: 'kunde@luftbasis.example', name: 'Karla Kunde' },
      billingAddress: { city: 'Leipzig' },
      shippingAddress: { city: 'Leipzig' },
      hasCustomShippingAddress: false,
    })
  })

  it('merges nested lines at sign-in, and sums equal ones once', async ({ expect }) => {
    await restock('s100', 10)
    const bearer = await loginAs('handwerk@luftbasis.example')
    await request(addCartItem, { bearer, body: { id: 's100', amount: 1 } })
    await request(addCartItem, { bearer, body: { id: 's100', amount: 1, newLine: true } })
    const cartToken = await guestCart('s100', 3)
    const parent_id = await firstLine(cartToken)
    await request(addCartItem, { cartToken, body: { id: 's125', amount: 1, parent_id } })
    await loginAs('handwerk@luftbasis.example', { cartToken })
    const { items } = (await request(getCart, { bearer })).response.data
    expect(items.map(({ variantId, amount }) => [variantId, amount])).toEqual([
      ['s100', 4],
      ['s125', 1],
      ['s100', 1],
    ])
    expect(items[1]?.parentId).toBe(items[0]?.id)
  })
})
