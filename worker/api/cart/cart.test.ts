import { beforeEach, describe, it } from 'vitest'
import { api } from '../../../domain/api.ts'
import { cookiesOf, createShopper } from '../../testing/fake-shopper.ts'
import { cartToken, createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'
import { cart, line } from '../../testing/sample-shop.ts'

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  shopper = createShopper(store)
})

const lastCall = () => store.requested.filter(({ call }) => call.includes('/cart')).at(-1)

describe('the cart for scripts', () => {
  it('returns the cart and renews the guest cart’s cookie for a day (§6)', async ({ expect }) => {
    const response = await shopper.get(api.cart)
    expect(await response.json()).toEqual({ cart })
    expect(cookiesOf(response)).toMatch(
      new RegExp(`cart=${cartToken}; Max-Age=86400; Path=/; HttpOnly`),
    )
    expect(response.headers.get('Cache-Control')).toContain('no-store')
  })

  it('sends a long cart as NDJSON if accepted', async ({ expect }) => {
    const items = Array.from({ length: 500 }, (_, at) => ({ ...line, id: `line-${at}` }))
    store.responses['GET /api/v1/cart'] = () => ({
      data: { ...cart, items },
      meta: { custom: { cartToken } },
    })
    const headers = { Accept: 'application/json, application/x-ndjson' }
    const response = await shopper.send(api.cart, { headers })
    expect(response.headers.get('Content-Type')).toBe('application/x-ndjson')
    const [head, ...lines] = (await response.text()).split('\n').map((text) => JSON.parse(text))
    expect(head).toEqual({ cart: { ...cart, items: [] } })
    expect(lines).toEqual(items)
    const plain = await shopper.get(api.cart)
    expect(await plain.json()).toEqual({ cart: { ...cart, items } })
  })

  it('adds a variant and reports the added item', async ({ expect }) => {
    const response = await shopper.json('POST', api.cartItems, { id: 'v1', amount: 2 })
    expect(await response.json()).toEqual({ cart, addedItem: line, changedAmount: null })
    expect(lastCall()?.body).toEqual({ id: 'v1', amount: 2 })
  })

  it('§7 cart/items: forwards that a line is paid with credits, from script and form', async ({
    expect,
  }) => {
    await shopper.json('POST', api.cartItems, { id: 'v1', amount: 1, credits: true })
    expect(lastCall()?.body).toEqual({ id: 'v1', amount: 1, credits: true })
    await shopper.form(api.cartItems, { id: 'v1', amount: '1', credits: 'true' })
    expect(lastCall()?.body).toEqual({ id: 'v1', amount: 1, credits: true })
    await shopper.json('POST', api.cartItems, { id: 'v1', amount: 1, credits: 'junk' })
    expect(lastCall()?.body).toEqual({ id: 'v1', amount: 1 })
  })

  it('forwards the amount that the store clipped', async ({ expect }) => {
    const changedAmount = { variantId: 'v1', requested: 20, amount: 8 }
    store.responses['PATCH /api/v1/cart/items/line-1'] = () => ({
      data: { cart, updatedItem: line, changedAmount },
      meta: { custom: { cartToken } },
    })
    const response = await shopper.json('PATCH', api.cartItem('line-1'), { amount: 20 })
    expect(await response.json()).toMatchObject({ changedAmount })
  })

  it('removes a line, clears all, sets and removes a coupon', async ({ expect }) => {
    expect((await shopper.json('DELETE', api.cartItem('line-1'))).status).toBe(200)
    expect(lastCall()?.call).toBe('DELETE /api/v1/cart/items/line-1')
    expect((await shopper.json('DELETE', api.cartItems)).status).toBe(200)
    expect(lastCall()?.call).toBe('DELETE /api/v1/cart/items')
    expect((await shopper.json('POST', api.cartCoupon, { couponCode: ' LUFT10 ' })).status).toBe(
      200,
    )
    expect(lastCall()?.body).toEqual({ couponCode: 'LUFT10' })
    expect((await shopper.json('DELETE', api.cartCoupon)).status).toBe(200)
  })

  it.for([
    ['POST', api.cartItems, { id: 'v1', amount: 'many' }, 422, 'amount'],
    ['POST', api.cartItems, { id: 'v1', amount: -1 }, 422, 'amount'],
    ['POST', api.cartItems, { id: 'v1', amount: '1e-5' }, 422, 'amount'],
    ['POST', api.cartItems, { id: 'v1', amount: 1e-5 }, 422, 'amount'],
    ['POST', api.cartItems, { id: 'v1', amount: '0x10' }, 422, 'amount'],
    ['POST', api.cartItems, { id: 'v1', amount: true }, 422, 'amount'],
    ['PATCH', api.cartItem('line-1'), { amount: '1e3' }, 422, 'amount'],
    ['PATCH', api.cartItem('line-1'), { amount: true }, 422, 'amount'],
    ['POST', api.cartItems, { id: 'v1', amount: 10_000 }, 422, 'amount'],
    ['POST', api.cartItems, { id: '<script>', amount: 1 }, 422, 'id'],
    ['PATCH', api.cartItem('line-1'), { amount: 0 }, 422, 'amount'],
    ['POST', api.cartCoupon, { couponCode: ' ' }, 422, 'couponCode'],
  ] as const)(
    'refuses junk without calling the store: %s %s %j',
    async ([method, path, body, status, field], { expect }) => {
      const response = await shopper.json(method, path, body)
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ errors: [{ field, status }] })
      expect(lastCall()).toBeUndefined()
    },
  )

  it('returns the store’s message of a refusal', async ({ expect }) => {
    store.responses['POST /api/v1/cart/coupon'] = () =>
      refused(422, { field: 'couponCode', title: 'Der Code ist abgelaufen', code: 'coupon' })
    const response = await shopper.json('POST', api.cartCoupon, { couponCode: 'ALT' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ title: 'Der Code ist abgelaufen' }] })
  })

  it('answers 503 in the visitor’s language when the store is down', async ({ expect }) => {
    store.responses['GET /api/v1/cart'] = () => new Response(null, { status: 500 })
    const response = await shopper.get(api.cart)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('Ihr Warenkorb und Ihre Eingaben bleiben erhalten')
  })
})

describe('the cart without JavaScript', () => {
  it('adds by a form and redirects to the cart or to the form’s target', async ({ expect }) => {
    const plain = await shopper.form(api.cartItems, { id: 'v1', amount: '2,5' })
    expect([plain.status, plain.headers.get('Location')]).toEqual([303, '/checkout'])
    expect(lastCall()?.body).toEqual({ id: 'v1', amount: 2.5 })
    const response = await shopper.form(api.cartItems, {
      id: 'v1',
      amount: '1',
      redirect: '/produkt/x',
    })
    expect(response.headers.get('Location')).toBe('/produkt/x')
    const away = await shopper.form(api.cartItems, {
      id: 'v1',
      amount: '1',
      redirect: '//evil.example',
    })
    expect(away.headers.get('Location')).toBe('/checkout')
  })

  it.for([
    [{ intent: 'update', amount: '3' }, 'PATCH /api/v1/cart/items/line-1'],
    [{ amount: '3' }, 'PATCH /api/v1/cart/items/line-1'],
    [{ intent: 'update', amount: '0' }, 'DELETE /api/v1/cart/items/line-1'],
    [{ intent: 'remove', amount: 'x' }, 'DELETE /api/v1/cart/items/line-1'],
  ] as const)('%j does %s', async ([fields, call], { expect }) => {
    const response = await shopper.form(api.cartItem('line-1'), fields)
    expect(response.status).toBe(303)
    expect(lastCall()?.call).toBe(call)
  })

  it('clears the cart and removes the coupon by intent', async ({ expect }) => {
    await shopper.form(api.cartItems, { intent: 'clear' })
    expect(lastCall()?.call).toBe('DELETE /api/v1/cart/items')
    await shopper.form(api.cartCoupon, { intent: 'remove-coupon' })
    expect(lastCall()?.call).toBe('DELETE /api/v1/cart/coupon')
  })

  it('shows the clipped amount on the cart page', async ({ expect }) => {
    const changedAmount = { variantId: 'v1', requested: 20, amount: 8 }
    store.responses['POST /api/v1/cart/items'] = () => ({
      data: { cart, addedItem: line, changedAmount },
      meta: { custom: { cartToken } },
    })
    const response = await shopper.form(api.cartItems, {
      id: 'v1',
      amount: '20',
      redirect: '/produkt/x',
    })
    expect(response.headers.get('Location')).toBe('/checkout?changed=v1~20~8')
    const page = await (await shopper.get('/checkout?changed=v1~20~8')).text()
    expect(page).toContain('Von 20 gewünschten liegen 8')
  })

  it('shows the cart with the reason when the store refuses', async ({ expect }) => {
    store.responses['POST /api/v1/cart/items'] = () =>
      refused(422, { title: 'Nicht auf Lager', code: 'out_of_stock' })
    const response = await shopper.form(api.cartItems, { id: 'v1', amount: '1' })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Nicht auf Lager')
  })

  it.for(['POST', 'PATCH', 'DELETE'])(
    '§8 refuses a %s for an unknown id, with the shop’s message',
    async (method, { expect }) => {
      const response = await shopper.json(method, '/api/cart/items/%00', { amount: 2 })
      expect(response.status).toBe(422)
      expect(await response.text()).not.toContain('ZodError')
    },
  )

  it('refuses a cross-site form', async ({ expect }) => {
    const { createApp } = await import('../../app.ts')
    const { env } = await import('cloudflare:test')
    const init = {
      method: 'POST',
      body: new URLSearchParams({ id: 'v1' }),
      headers: { Origin: 'https://evil.example' },
    }
    const response = await createApp().request(`https://shop.test${api.cartItems}`, init, {
      ...env,
      BACKEND: store,
    })
    expect(response.status).toBe(403)
  })
})

describe('the cart’s page', () => {
  it('shows lines with their essential characteristics and forms, and escapes names', async ({
    expect,
  }) => {
    const response = await shopper.get('/checkout')
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('Ø 100 mm · 95 m³/h')
    expect(page).toContain('action="/api/cart/items/line-1"')
    expect(page).toContain('&lt;b&gt;ECO&lt;/b&gt;')
    expect(page).not.toContain('<b>ECO</b>')
  })

  it('names payments and delivery countries before the checkout starts (§ 312j I BGB)', async ({
    expect,
  }) => {
    const page = await (await shopper.get('/checkout')).text()
    expect(page).toContain('Kreditkarte, Nachnahme')
    expect(page).toContain('Deutschland, Österreich')
  })

  it('removes unavailable items, and names them (§4)', async ({ expect }) => {
    const unavailable = { ...line, variant: { ...line.variant, amountMax: 0 } }
    store.responses['GET /api/v1/cart'] = () => ({
      data: { ...cart, items: [unavailable] },
      meta: { custom: { cartToken } },
    })
    const page = await (await shopper.get('/checkout')).text()
    expect(store.requested.map(({ call }) => call)).toContain('DELETE /api/v1/cart/items/line-1')
    expect(page).toContain('Nicht mehr lieferbar')
    expect(page).toContain('Ihr Warenkorb ist leer')
  })

  it('works without the store: 503 and a retry link', async ({ expect }) => {
    for (const call of Object.keys(store.responses))
      store.responses[call] = () => new Response(null, { status: 502 })
    const response = await shopper.get('/checkout')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('Warenkorb derzeit nicht erreichbar')
  })
})
