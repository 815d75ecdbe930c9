import { env } from 'cloudflare:test'
import { afterEach, describe, it } from 'vitest'
import { removeCartItem, validateCart } from '../../../../domain/contract/store-cart.ts'
import { request } from '../../../testing/request.ts'
import { cartOf, guestCart, orderBody, place } from '../../../testing/shop.ts'

async function change(sql: string, undo: string) {
  await env.DB.prepare(sql).run()
  undone.push(undo)
}
const undone: string[] = []
afterEach(async () => {
  for (const sql of undone.splice(0)) await env.DB.prepare(sql).run()
})

/** Changes of a variant while it is in a cart. */
const ways: [string, () => Promise<void>][] = [
  [
    'has left the catalogue',
    () =>
      change(
        `UPDATE variant SET id = 's100-gone' WHERE id = 's100'`,
        `UPDATE variant SET id = 's100' WHERE id = 's100-gone'`,
      ),
  ],
  [
    'has no price in this currency any more',
    () => {
      const ofVariant = `variant_n = (SELECT n FROM variant WHERE id = 's100')`
      return change(
        `UPDATE price SET currency = 'XXX' WHERE currency = 'EUR' AND ${ofVariant}`,
        `UPDATE price SET currency = 'EUR' WHERE currency = 'XXX'`,
      )
    },
  ],
  [
    'costs nothing any more',
    async () => {
      const ofVariant = `currency = 'EUR' AND variant_n = (SELECT n FROM variant WHERE id = 's100')`
      const price = await env.DB.prepare(
        `SELECT with_tax FROM price WHERE ${ofVariant}`,
      ).first<number>('with_tax')
      await change(
        `UPDATE price SET with_tax = 0 WHERE ${ofVariant}`,
        `UPDATE price SET with_tax = ${price} WHERE ${ofVariant}`,
      )
    },
  ],
]

describe('§4 Cart: a line whose variant', () => {
  it.for(ways)(
    '%s is shown as not for sale, reported by validate and never ordered',
    async (way, { expect }) => {
      const cartToken = await guestCart('s100')
      const [before] = (await cartOf(cartToken)).items
      await way[1]()
      const { items, prices } = await cartOf(cartToken)
      expect(items).toMatchObject([{ id: before?.id, variant: { amountMax: 0 } }])
      expect(items[0]?.product.name).not.toBe('')
      expect(prices.totalWithTax).toBe(0)
      const { problems } = (await request(validateCart, { cartToken })).response.data
      expect(problems).toContainEqual(
        expect.objectContaining({ code: 'not_available', itemId: before?.id, limit: 0 }),
      )
      const placed = await place(cartToken, orderBody(5.9))
      expect(placed.status).toBeGreaterThanOrEqual(400)
      await request(removeCartItem, { params: { id: before?.id ?? '' }, cartToken })
      expect((await cartOf(cartToken)).items).toEqual([])
    },
  )

  it('is discontinued keeps its name in the languages of its owner', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const name = (await cartOf(cartToken)).items[0]?.shoppable?.name
    await ways[0]?.[1]()
    expect((await cartOf(cartToken)).items[0]?.product.name).toBe(name)
  })
})
