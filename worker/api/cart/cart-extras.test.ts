import { beforeEach, describe, it } from 'vitest'
import { api } from '../../../domain/api.ts'
import { cookiesOf, createShopper } from '../../testing/fake-shopper.ts'
import { cartToken, createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'
import { cart, line } from '../../testing/sample-shop.ts'

let store: FakeStore
let shopper: ReturnType<typeof createShopper>
const meta = { custom: { cartToken } }

const gift = (id: string, more = {}) => ({
  id,
  variantId: `v-${id}`,
  name: `Geschenk ${id}`,
  image: null,
  price_from: 50,
  priceWithTax: 0.012,
  priceWithoutTax: 0.0101,
  isAvailable: true,
  isReached: true,
  ...more,
})

beforeEach(() => {
  store = createFakeStore()
  shopper = createShopper(store)
})

const calls = () => store.requested.map(({ call }) => call)
const bodyOf = (call: string) => store.requested.find((one) => one.call === call)?.body

describe('UX rule 19: a removed line', () => {
  it('can be restored without JavaScript', async ({ expect }) => {
    const removed = await shopper.form(api.cartItem('line-1'), { intent: 'remove', amount: '2' })
    expect(removed.headers.get('Location')).toBe('/checkout?removed=v1%7E2%7E0')
    const page = await (await shopper.get('/checkout?removed=v1%7E2%7E0')).text()
    expect(page).toContain('1 Artikel wurde entfernt')
    expect(page).toContain('name="items" value="v1~2~0"')
    const restored = await shopper.form(api.cartItems, { intent: 'restore', items: 'v1~2~0' })
    expect([restored.status, restored.headers.get('Location')]).toEqual([303, '/checkout'])
    expect(bodyOf('POST /api/v1/cart/items')).toEqual({ id: 'v1', amount: 2, position: 0 })
  })

  it('is restored below its parent line', async ({ expect }) => {
    const items = 'v1~2~1~c,v2~1~1~p0'
    const response = await shopper.json('POST', api.cartItems, { intent: 'restore', items })
    expect(await response.json()).toEqual({ cart, changedAmount: null })
    expect(store.requested.filter(({ body }) => body).map(({ body }) => body)).toEqual([
      { id: 'v1', amount: 2, position: 1, credits: true },
      { id: 'v2', amount: 1, parent_id: line.id },
    ])
  })

  it('that is sold out is reported, the others are restored', async ({ expect }) => {
    store.responses['POST /api/v1/cart/items'] = (body) =>
      (body as { id: string }).id === 'v2'
        ? refused(422, { title: 'Ausverkauft', code: 'out_of_stock' })
        : { data: { cart, addedItem: line, changedAmount: null }, meta }
    const items = 'v1~2~0,v2~1~1,v3~1~2'
    const response = await shopper.json('POST', api.cartItems, { intent: 'restore', items })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'items.1', title: 'Ausverkauft' }],
    })
    expect(calls().filter((call) => call === 'POST /api/v1/cart/items')).toHaveLength(3)
  })

  it('after clearing: all are restored; junk restores nothing', async ({ expect }) => {
    const cleared = await shopper.form(api.cartItems, { intent: 'clear' })
    expect(cleared.headers.get('Location')).toBe('/checkout?removed=v1%7E2%7E0')
    await shopper.form(api.cartItems, { intent: 'restore', items: '<script>,v1' })
    expect(calls()).not.toContain('POST /api/v1/cart/items')
  })
})

describe('design §6: a cart that differs from the page', () => {
  const notFound = () => refused(404, { title: 'Nicht gefunden.', code: 'not_found' })

  it('that has expired is reported with 404, not as an outage', async ({ expect }) => {
    store.responses['PATCH /api/v1/cart/items/line-1'] = notFound
    store.responses['GET /api/v1/cart'] = () => ({ data: { ...cart, items: [] }, meta })
    const response = await shopper.json('PATCH', api.cartItem('line-1'), { amount: 3 })
    expect(response.status).toBe(404)
    const { errors } = await response.json<{ errors: { code: string; title: string }[] }>()
    expect(errors[0]).toMatchObject({ code: 'line_gone' })
    expect(errors[0]?.title).toMatch(/^Ihr Warenkorb ist inzwischen leer/)
    const page = await shopper.form(api.cartItem('line-1'), { amount: '3' })
    expect(await page.text()).toContain('Ihr Warenkorb ist inzwischen leer')
  })

  it('without one line reports that; removing it again is no failure', async ({ expect }) => {
    store.responses['PATCH /api/v1/cart/items/line-1'] = notFound
    store.responses['DELETE /api/v1/cart/items/line-1'] = notFound
    const changed = await shopper.json('PATCH', api.cartItem('line-1'), { amount: 3 })
    expect(await changed.text()).toContain('liegt nicht mehr im Warenkorb')
    const removed = await shopper.json('DELETE', api.cartItem('line-1'))
    expect([removed.status, await removed.json()]).toEqual([200, { cart }])
  })

  it('removes unavailable items wherever it is requested (§4)', async ({ expect }) => {
    const unavailable = { ...line, variant: { ...line.variant, amountMax: 0 } }
    store.responses['GET /api/v1/cart'] = () => ({ data: { ...cart, items: [unavailable] }, meta })
    const response = await shopper.get(api.cart)
    expect(await response.json()).toMatchObject({ removed: ['Rohrventilator <b>ECO</b>'] })
    expect(calls()).toContain('DELETE /api/v1/cart/items/line-1')
  })
})

describe('§4 order gifts', () => {
  const offer = (...gifts: object[]) => {
    store.responses['GET /api/v1/order-gifts'] = () => ({ data: gifts })
  }

  it('are chosen by a form and saved; unreachable ones are not', async ({ expect }) => {
    offer(gift('tape'), gift('mug', { isReached: false }), gift('cap', { isAvailable: false }))
    const fields = { 'gift-tape': '1', 'gift-mug': '1', 'gift-cap': '1', 'gift-x': '1' }
    const response = await shopper.form(api.cartGifts, fields)
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/checkout'])
    expect(cookiesOf(response)).toContain('gifts=tape; Max-Age=86400')
  })

  it('are dropped with a notice when the order value is too low, once only', async ({ expect }) => {
    offer(gift('tape', { isReached: false }))
    const chosen = createShopper(store, 'dhl~~card', '', 'gifts=tape')
    const response = await chosen.get('/checkout')
    const page = await response.text()
    expect(page).toContain('Nicht mehr dabei')
    expect(page).toContain('Geschenk tape')
    expect(cookiesOf(response)).toContain('gifts=; Max-Age=0')
  })

  it('are reported in the last step of the checkout too', async ({ expect }) => {
    offer(gift('tape', { isAvailable: false }))
    const chosen = createShopper(store, 'dhl~~card', '', 'gifts=tape')
    expect(await (await chosen.get('/checkout/info')).text()).toContain('Geschenk tape')
  })

  it('are in the total at their rounded price (§9)', async ({ expect }) => {
    offer(gift('tape'))
    const chosen = createShopper(store, 'dhl~~card', '', 'gifts=tape')
    const page = await (await chosen.get('/checkout')).text()
    expect(page).toContain('0,02\u00a0€')
    expect(page).toContain('85,92\u00a0€')
  })

  it('that cannot be loaded leave the cart unchanged', async ({ expect }) => {
    store.responses['GET /api/v1/order-gifts'] = () => new Response(null, { status: 500 })
    expect((await shopper.get('/checkout')).status).toBe(200)
  })
})

describe('§7 cart/credits, comment and the cart as a list', () => {
  it('pays with credits; an invalid number is an error at its field', async ({ expect }) => {
    store.responses['POST /api/v1/cart/credits'] = () => ({ data: cart })
    expect((await shopper.json('POST', api.cartCredits, { credits: 250 })).status).toBe(200)
    expect(bodyOf('POST /api/v1/cart/credits')).toEqual({ credits: 250 })
    for (const credits of ['-1', '1.5', 'viele', '99999999']) {
      const wrong = await shopper.json('POST', api.cartCredits, { credits })
      expect(await wrong.json()).toMatchObject({ errors: [{ status: 422, field: 'credits' }] })
    }
    await shopper.form(api.cartCredits, { credits: '' })
    expect(store.requested.at(-1)?.body).toEqual({ credits: 0 })
  })

  it('saves a comment, and keeps the input if it is too long', async ({ expect }) => {
    store.responses['PATCH /api/v1/cart'] = () => ({ data: cart, meta })
    const saved = await shopper.form(api.cart, { comment: ' Bitte klingeln ' })
    expect(saved.headers.get('Location')).toBe('/checkout?noted=1')
    expect(bodyOf('PATCH /api/v1/cart')).toEqual({ comment: 'Bitte klingeln' })
    store.responses['GET /api/v1/cart'] = () => ({ data: { ...cart, comment: 'Hinterhaus' }, meta })
    expect(await (await shopper.get('/checkout/info')).text()).toContain('Hinterhaus</textarea>')
    const long = await shopper.form(api.cart, { comment: 'x'.repeat(2001) })
    const page = await long.text()
    expect([long.status, page.includes('höchstens 2000 Zeichen')]).toEqual([422, true])
    expect(page).toContain('x'.repeat(2001))
  })

  it('reports an expired cart for a comment', async ({ expect }) => {
    store.responses['PATCH /api/v1/cart'] = () => refused(404, { title: 'Nicht gefunden.' })
    store.responses['GET /api/v1/cart'] = () => ({ data: { ...cart, items: [] }, meta })
    const response = await shopper.json('POST', api.cart, { comment: 'Hof' })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Ihr Warenkorb ist inzwischen leer')
  })

  it('sends a guest to sign-in, and a customer back to the cart', async ({ expect }) => {
    const guest = await shopper.form(api.cartList, { listName: 'Bad' })
    expect(guest.headers.get('Location')).toBe('/login?redirect=%2Fcheckout')
    expect(await (await shopper.json('POST', api.cartList, {})).json()).toEqual({ list: null })
    const list = {
      id: 'l1',
      code: 'c',
      name: 'Bad',
      createdAt: '2026-11-21T08:00:00.000Z',
      items: [],
    }
    store.responses['POST /api/v1/user/shopping-lists'] = () => ({ data: list })
    const customer = createShopper(store, 'dhl~~card', 'session-token')
    const saved = await customer.form(api.cartList, { listName: ' Bad ' })
    expect(saved.headers.get('Location')).toBe('/checkout?saved=1')
    expect(bodyOf('POST /api/v1/user/shopping-lists')).toEqual({ name: 'Bad' })
  })

  it('shows a wrong coupon at its field with the input (§8)', async ({ expect }) => {
    store.responses['POST /api/v1/cart/coupon'] = () =>
      refused(422, {
        field: 'couponCode',
        title: 'Der Code ist abgelaufen',
        code: 'coupon_unknown',
      })
    const page = await (await shopper.form(api.cartCoupon, { couponCode: 'ALT24' })).text()
    expect(page).toContain('field__error')
    expect(page).toContain('Der Code ist abgelaufen')
    expect(page).toContain('value="ALT24"')
  })
})

describe('§3 obstacles of an order', () => {
  it('shows how much is missing for a discount', async ({ expect }) => {
    store.responses['GET /api/v1/cart'] = () => ({
      data: { ...cart, discountLimitPriceWithVat: 100 },
      meta,
    })
    const page = await (await shopper.get('/checkout')).text()
    expect(page).toContain('Noch 20,00\u00a0€, dann gilt Ihr Rabatt ab 100,00\u00a0€')
  })

  it('shows nested lines, gifts and free pieces of a line', async ({ expect }) => {
    const parent = {
      ...line,
      freeAmount: 1,
      gifts: [{ productId: 'p9', variantId: 'v9', name: 'Klebeband', amount: 2 }],
    }
    const nested = { ...line, id: 'line-2', variantId: 'v2', parentId: line.id }
    store.responses['GET /api/v1/cart'] = () => ({
      data: { ...cart, items: [parent, nested] },
      meta,
    })
    const page = await (await shopper.get('/checkout')).text()
    expect(page).toContain('davon gratis')
    expect(page).toContain('Gratis dazu: 2 × Klebeband')
    expect(page).toContain('cart-line--nested')
  })
})
