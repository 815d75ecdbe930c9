import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getOrderGifts } from '../../../domain/contract/store-cart.ts'
import { request } from '../../testing/request.ts'
import { cartOf, guestCart, orderBody, place, restock, valueOf } from '../../testing/shop.ts'

const czech = { locale: 'cs', domain: 'cz', currency: 'CZK' }

describe('§4 order gifts', () => {
  const EUR = { from: 10_000, price: 1 }
  const CZK = { from: 250_000, price: 25 }

  async function offerGift(variantId: string): Promise<void> {
    await env.DB.prepare('DELETE FROM order_gift').run()
    const amounts = JSON.stringify({ EUR, CZK })
    await env.DB.prepare(
      `INSERT INTO order_gift (id, variant_id, position, amounts)
      VALUES ('gift', ?1, 1, ?2)`,
    )
      .bind(variantId, amounts)
      .run()
  }

  it('are offered from a minimum order value on, priced in the currency (§9)', async ({
    expect,
  }) => {
    await restock('s125', 10)
    await offerGift('s125')
    const cartToken = await guestCart('s100', 3)
    const { response } = await request(getOrderGifts, { cartToken })
    expect(response.data).toMatchObject([
      { id: 'gift', variantId: 's125', price_from: 100, isReached: false, isAvailable: true },
    ])
    const crowns = await request(getOrderGifts, { ...czech, cartToken })
    expect(crowns.response.data[0]).toMatchObject({ price_from: 2500, priceWithTax: 0.25 })
    await restock('s125', 0)
    expect((await request(getOrderGifts, { cartToken })).response.data[0]?.isAvailable).toBe(false)
  })

  it('are in the order for their nominal price, and out of stock', async ({ expect }) => {
    await restock('s125', 2)
    await restock('s100', 50)
    await offerGift('s125')
    const chosen = { order_gifts: ['gift'] }
    const small = await place(await guestCart('s100', 3), orderBody(95.91, chosen))
    expect(small.errors[0]).toMatchObject({ status: 409, code: 'gift_minimum' })
    const { response } = await place(await guestCart('s100', 4), orderBody(120.01, chosen))
    expect(response.data.items[1]).toMatchObject({
      variantId: 's125',
      isGift: true,
      totalWithTax: 0.01,
    })
    expect(response.data.prices).toMatchObject({ itemsWithTax: 120.01, totalWithTax: 120.01 })
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's125'`)).toBe(1000)
    const crowns = orderBody(3001, { ...chosen, shipper_id: 'ppl', payment_id: 'card' })
    const czk = await place(await guestCart('s100', 4, czech), crowns, czech)
    expect(czk.response.data.items[1]?.totalWithTax).toBe(1)
    const unavailable = await place(await guestCart('s100', 4), orderBody(120.01, chosen))
    expect(unavailable.errors[0]).toMatchObject({ status: 409, code: 'gift_unavailable' })
    const unknown = orderBody(120, { order_gifts: ['nope'] })
    const refused = await place(await guestCart('s100', 4), unknown)
    expect(refused.errors[0]?.field).toBe('order_gifts.0')
  })

  it('of a product are added to each piece, while in stock', async ({ expect }) => {
    await restock('s100', 50)
    await restock('r100', 3)
    const gifts = (json: string) =>
      env.DB.prepare(`UPDATE product SET gifts = ?1 WHERE id = 'badluefter-silva'`).bind(json).run()
    await gifts('["reduziert", "badluefter-grossmann"]')
    const cartToken = await guestCart('s100', 2)
    const given = [{ productId: 'reduziert', variantId: 'r100', amount: 2 }]
    expect((await cartOf(cartToken)).items[0]?.gifts).toMatchObject(given)
    const { response } = await place(cartToken, orderBody(65.9))
    expect(response.data.items).toMatchObject([
      { variantId: 's100', amount: 2 },
      { variantId: 'r100', amount: 2, isGift: true, totalWithTax: 0 },
    ])
    expect(response.data.items[1]?.parentId).toBe(response.data.items[0]?.id)
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 'r100'`)).toBe(1000)
    const more = await cartOf(await guestCart('s100', 2))
    expect(more.items[0]?.gifts).toMatchObject([{ variantId: 'r100', amount: 1 }])
    await gifts('[]')
    await restock('r100', 10)
  })

  it('are given to one of two concurrent orders for the last one', async ({ expect }) => {
    await restock('s125', 1)
    await restock('s100', 50)
    await offerGift('s125')
    const body = orderBody(120.01, { order_gifts: ['gift'] })
    const carts = await Promise.all([guestCart('s100', 4), guestCart('s100', 4)])
    const replies = await Promise.all(carts.map((cartToken) => place(cartToken, body)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's100'`)).toBe(46_000)
  })
})
