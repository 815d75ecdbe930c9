import { beforeEach, describe, it } from 'vitest'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { cookiesOf, createShopper } from '../../testing/fake-shopper.ts'
import { orderForm } from '../../testing/order-form.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  shopper = createShopper(store)
})

const place = 'POST /api/v1/cart/place'
const placed = () => store.requested.filter(({ call }) => call === place)

describe('§4 gifts and methods that end between review and order', () => {
  it.for(['shippers', 'payments'])(
    '§4 a native form keeps what was typed when its %s are withdrawn',
    async (offers, { expect }) => {
      store.responses[`GET /api/v1/cart/${offers}`] = () => ({ data: [] })
      const response = await shopper.form(checkoutApi.placeOrder, orderForm)
      expect(response.status).toBe(422)
      const page = await response.text()
      expect(page).toContain('gibt es für diesen Warenkorb nicht mehr')
      expect(page).toContain('href="/checkout/methods"')
      expect(page).toMatch(/<form[^>]* action="\/api\/checkout\/info"/)
      expect(page).toContain('name="email" value="anna@example.com"')
      expect(placed()).toHaveLength(0)
    },
  )

  const gift = (id: string, isAvailable: boolean) => ({
    id,
    variantId: id,
    name: `Geschenk ${id}`,
    image: null,
    price_from: 50,
    priceWithTax: 0.001,
    priceWithoutTax: 0.0008,
    isAvailable,
    isReached: true,
  })
  const withGifts = (ids: string, path: string, init: RequestInit = {}) =>
    shopper.send(path, { ...init, headers: { Cookie: `gifts=${ids}` } })
  const placing = () => ({ method: 'POST', body: new URLSearchParams(orderForm) })

  it('orders the gifts that are still available and clears the choice', async ({ expect }) => {
    store.responses['GET /api/v1/order-gifts'] = () => ({
      data: [gift('g1', true), gift('g2', false)],
    })
    const review = await withGifts('g1~g2~g3', '/checkout/info')
    expect(cookiesOf(review)).toContain('gifts=g1;')
    const page = await review.text()
    // Rounded up to a cent (§9), and included in the confirmed total.
    expect(page).toContain('Geschenk g1')
    expect(page).toMatch(/name="expectedTotal" value="85.91"/)
    const response = await withGifts('g1', checkoutApi.placeOrder, placing())
    expect(placed()[0]?.body).toMatchObject({ order_gifts: ['g1'] })
    expect(cookiesOf(response)).toMatch(/gifts=; Max-Age=0/)
  })

  it('§4 never orders without a reviewed gift: the store refuses, and the page names it', async ({
    expect,
  }) => {
    store.responses['GET /api/v1/order-gifts'] = () => ({ data: [gift('g1', false)] })
    store.responses[place] = () => refused(409, { title: 'Vergriffen.', code: 'gift_unavailable' })
    const response = await withGifts('g1', checkoutApi.placeOrder, placing())
    expect(placed()[0]?.body).toMatchObject({ order_gifts: ['g1'] })
    expect(response.status).toBe(409)
    const page = await response.text()
    expect(page).toMatch(/Vergriffen\. .*erneut bestätigen/)
    expect(page).toContain('Geschenk g1')
    expect(cookiesOf(response)).toContain('gifts=; Max-Age=0')
  })
})
