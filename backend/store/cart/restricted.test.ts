import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it } from 'vitest'
import {
  addCartItem,
  getCart,
  updateCartItem,
  validateCart,
} from '../../../domain/contract/store-cart.ts'
import { request } from '../../testing/request.ts'
import { cartOf, guestCart, loginAs, orderBody, place, restock } from '../../testing/shop.ts'

const hide = () =>
  env.DB.prepare(
    `INSERT INTO restricted_view VALUES ('product', 'badluefter-silva', 'handwerk')`,
  ).run()
const show = () => env.DB.prepare('DELETE FROM restricted_view').run()

beforeEach(() => restock('s100', 10))
afterEach(show)

describe('§6 items of other price groups', () => {
  it('cannot be added to the cart, whatever group a guest claims', async ({ expect }) => {
    await hide()
    const body = { id: 's100', amount: 1 }
    const refused = await request(addCartItem, { body, groups: 'handwerk', locale: 'en' })
    expect(refused.errors[0]).toMatchObject({ status: 403, code: 'group_only', field: 'id' })
    expect(refused.errors[0]?.title).toMatch(/is for certain customer groups only/)
    const bearer = await loginAs('kunde@luftbasis.example')
    expect((await request(addCartItem, { body, bearer })).status).toBe(403)
  })

  it('can be bought by a member of the group', async ({ expect }) => {
    await hide()
    const bearer = await loginAs('handwerk@luftbasis.example')
    const { response } = await request(addCartItem, { body: { id: 's100', amount: 1 }, bearer })
    expect(response.data.addedItem?.variant.amountMax).toBe(10)
  })

  it('that are in a cart already can neither be changed nor ordered', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const id = (await cartOf(cartToken)).items[0]?.id ?? ''
    await hide()
    const changed = await request(updateCartItem, {
      cartToken,
      params: { id },
      body: { amount: 2 },
    })
    expect(changed.errors[0]).toMatchObject({ status: 403, code: 'group_only' })
    expect((await cartOf(cartToken)).items[0]?.variant.amountMax).toBe(0)
    const { response } = await request(validateCart, { cartToken })
    expect(response.data).toMatchObject({ valid: false, problems: [{ code: 'not_available' }] })
    expect((await place(cartToken, orderBody(35.9))).status).toBe(409)
  })
})

describe('§4 unavailable items', () => {
  it('are in the cart with zero stock, also if stock is not counted', async ({ expect }) => {
    const cartToken = await guestCart('w100', 2)
    await env.DB.prepare(`UPDATE variant SET saleable = 0 WHERE id = 'w100'`).run()
    const { response } = await request(getCart, { cartToken })
    expect(response.data.items[0]?.variant).toMatchObject({ amountMax: 0 })
    await env.DB.prepare(`UPDATE variant SET saleable = 1 WHERE id = 'w100'`).run()
  })
})
