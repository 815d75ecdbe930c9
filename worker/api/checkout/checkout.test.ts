import { beforeEach, describe, it } from 'vitest'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { cookiesOf, createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'
import { order, pickup } from '../../testing/sample-shop.ts'

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  shopper = createShopper(store)
})

const placed = () => store.requested.filter(({ call }) => call === 'POST /api/v1/cart/place')
const right = {
  email: 'anna@example.com',
  fullName: 'Anna Weiß',
  street: 'Lindenallee 4a',
  postcode: '10115',
  city: 'Berlin',
  country: 'DEU',
  terms: 'on',
  idempotencyKey: 'attempt-0123456789',
  expectedTotal: '85.9',
}
const finished = `/checkout/finished?order=${order.token}`

describe('selecting the methods', () => {
  it('saves a script’s selection in an HttpOnly cookie', async ({ expect }) => {
    const response = await shopper.json('POST', checkoutApi.checkoutMethods, {
      shipperId: 'pickup',
      branchId: 'berlin',
    })
    expect(await response.json()).toEqual({
      chosen: { shipperId: 'pickup', branchId: 'berlin', paymentId: null, slotId: null },
      place: pickup.branches[0],
      notices: [],
    })
    expect(cookiesOf(response)).toMatch(
      /checkout=pickup~berlin~~~EUR%3A0%3A; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/,
    )
  })

  it('clears a payment that the shipper excludes (§4)', async ({ expect }) => {
    const response = await shopper.json('POST', checkoutApi.checkoutMethods, {
      shipperId: 'dhl',
      paymentId: 'cod',
    })
    expect(await response.json()).toEqual({
      chosen: { shipperId: 'dhl', branchId: null, paymentId: null, slotId: null },
      place: null,
      notices: [{ kind: 'paymentBlocked', name: 'Nachnahme', shipper: 'DHL Paket' }],
    })
  })

  it('continues by a form, and only with a complete selection', async ({ expect }) => {
    const response = await shopper.form(checkoutApi.checkoutMethods, {
      shipperId: 'dhl',
      paymentId: 'card',
    })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/checkout/info'])
    const blocked = await shopper.form(checkoutApi.checkoutMethods, {
      shipperId: 'dhl',
      paymentId: 'cod',
    })
    expect(blocked.status).toBe(422)
    expect(await blocked.text()).toContain('passt nicht zur gewählten Versandart')
  })

  it('requires a pick-up point', async ({ expect }) => {
    const response = await shopper.form(checkoutApi.checkoutMethods, {
      shipperId: 'pickup',
      paymentId: 'card',
    })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Bitte wählen Sie, wo Sie abholen möchten.')
  })

  it('applies a shipper and shows the remaining payments', async ({ expect }) => {
    const response = await shopper.form(checkoutApi.checkoutMethods, {
      intent: 'shipper',
      shipperId: 'dhl',
    })
    expect(response.headers.get('Location')).toBe('/checkout/methods')
    const page = await (await shopper.get('/checkout/methods')).text()
    expect(page).toContain('Mit „DHL Paket“ nicht möglich')
  })

  it.for(['<script>~x~y', '~~~~~', 'gone~gone~gone'])(
    'treats the cookie %j as an empty selection',
    async (chosen, { expect }) => {
      const response = await createShopper(store, chosen).get('/checkout/info')
      expect([response.status, response.headers.get('Location')]).toEqual([
        303,
        '/checkout/methods',
      ])
    },
  )

  it('redirects an empty cart to the first step', async ({ expect }) => {
    store.responses['GET /api/v1/cart'] =
      store.responses['DELETE /api/v1/cart/items'] ?? (() => null)
    const response = await shopper.get('/checkout/methods')
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/checkout'])
  })
})

describe('the last step', () => {
  it('shows the whole order directly above the button (§ 312j II BGB)', async ({ expect }) => {
    const page = await (await shopper.get('/checkout/info')).text()
    const review = page.slice(
      page.indexOf('id="order-review"'),
      page.indexOf('Zahlungspflichtig bestellen'),
    )
    for (const shown of ['Ø 100 mm · 95 m³/h', 'DHL Paket', 'Kreditkarte', '85,90', 'MwSt.']) {
      expect(review).toContain(shown)
    }
    expect(page.match(/Zahlungspflichtig bestellen/g)).toHaveLength(1)
    expect(page).not.toMatch(/type="checkbox"[^>]*checked/)
  })

  it.for([
    ['CZK', true],
    ['EUR', false],
    ['', false],
  ] as const)(
    'explains why the terms have to be accepted again: chosen in "%s"',
    async ([seen, isExplained], { expect }) => {
      shopper = createShopper(store, `dhl~~card~~${seen}%3A5.9%3A0`)
      for (const response of [
        await shopper.get('/checkout/info'),
        await shopper.form(checkoutApi.placeOrder, { ...right, terms: '' }),
      ]) {
        const html = await response.text()
        expect(html).toContain('name="terms"')
        expect(html.includes('jetzt gilt EUR')).toBe(isExplained)
      }
    },
  )

  it('keeps the form that could not be sent while the store is down', async ({ expect }) => {
    for (const call of Object.keys(store.responses))
      store.responses[call] = () => new Response(null, { status: 502 })
    const response = await shopper.form(checkoutApi.placeOrder, right)
    const page = await response.text()
    expect(response.status).toBe(503)
    expect(page).toContain('value="anna@example.com"')
    expect(page).toContain('value="attempt-0123456789"')
  })

  it('§7 answers 200 to the question about an attempt that placed nothing', async ({ expect }) => {
    const errors = [{ status: 404, title: 'Unbekannt', code: 'attempt_unknown' }]
    store.responses['DELETE /api/v1/orders/attempt/attempt-0123456789'] = () =>
      Response.json({ errors }, { status: 404 })
    const response = await shopper.form(checkoutApi.orderAttempt, right)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('value="anna@example.com"')
  })
})

describe('placing the order', () => {
  it('sends the payload by the rules of §5 with the key of the attempt', async ({ expect }) => {
    const response = await shopper.form(checkoutApi.placeOrder, right)
    expect([response.status, response.headers.get('Location')]).toEqual([303, finished])
    const [call] = placed()
    expect(call?.headers.get('Idempotency-Key')).toBe('attempt-0123456789')
    expect(call?.body).toMatchObject({
      firstName: 'Anna',
      shipping: { name: 'Anna Weiß', address: { street: 'Lindenallee', houseNumber: '4a' } },
      billing_address: { street: 'Lindenallee', houseNumber: '4a' },
      business: null,
      shipper_id: 'dhl',
      payment_id: 'card',
      terms: true,
      newsletter: false,
      expectedTotalWithTax: 85.9,
    })
  })

  it('clears the guest cart and the selection after the order', async ({ expect }) => {
    const cookies = cookiesOf(await shopper.form(checkoutApi.placeOrder, right))
    expect(cookies).toMatch(/cart=; Max-Age=0/)
    expect(cookies).toMatch(/checkout=; Max-Age=0/)
  })

  it('uses one key for a double click, so that the store places one order', async ({ expect }) => {
    await Promise.all([
      shopper.form(checkoutApi.placeOrder, right),
      shopper.form(checkoutApi.placeOrder, right),
    ])
    const keys = placed().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toEqual(['attempt-0123456789', 'attempt-0123456789'])
  })

  it('gives a script the redirect', async ({ expect }) => {
    store.responses['POST /api/v1/cart/place'] = () => ({
      data: { ...order, paymentUrl: '/pay/abc' },
    })
    const response = await shopper.json('POST', checkoutApi.placeOrder, right)
    expect(await response.json()).toEqual({ location: '/pay/abc' })
  })

  it('never redirects to an unknown payment host', async ({ expect }) => {
    store.responses['POST /api/v1/cart/place'] = () => ({
      data: { ...order, paymentUrl: 'https://evil.example/pay/x' },
    })
    expect((await shopper.form(checkoutApi.placeOrder, right)).headers.get('Location')).toBe(
      finished,
    )
  })

  it('renders the form again with the values, and errors at their fields', async ({ expect }) => {
    const typed = {
      ...right,
      email: 'anna@',
      terms: '',
      note: 'Bitte "leise"',
      password: 'geheim',
      isRegistration: 'on',
    }
    const response = await shopper.form(checkoutApi.placeOrder, typed)
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('href="#field-email"')
    expect(page).toContain('href="#field-terms"')
    expect(page).toContain('value="Anna Weiß"')
    expect(page).toContain('Bitte &quot;leise&quot;')
    expect(page).not.toContain('geheim')
    expect(placed()).toHaveLength(0)
  })

  it('returns field errors to a script', async ({ expect }) => {
    const response = await shopper.json('POST', checkoutApi.placeOrder, { ...right, postcode: '1' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'postcode', status: 422 }] })
  })

  it('shows the store’s error at the form’s own field', async ({ expect }) => {
    store.responses['POST /api/v1/cart/place'] = () =>
      refused(422, {
        field: 'shipping.address.postcode',
        title: 'Dorthin liefern wir nicht',
        code: 'postcode',
      })
    const response = await shopper.json('POST', checkoutApi.placeOrder, right)
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'postcode', title: 'Dorthin liefern wir nicht' }],
    })
  })

  it.for(['price_changed', 'out_of_stock', 'shipper_withdrawn'])(
    'asks to confirm again after %s',
    async (code, { expect }) => {
      store.responses['POST /api/v1/cart/place'] = () =>
        refused(409, { title: 'Es hat sich etwas geändert.', code })
      const script = await shopper.json('POST', checkoutApi.placeOrder, right)
      expect(script.status).toBe(409)
      expect(await script.json()).toMatchObject({
        errors: [{ code, title: expect.stringContaining('bitte erneut bestätigen') }],
      })
      const form = await shopper.form(checkoutApi.placeOrder, right)
      expect(form.status).toBe(409)
      expect(await form.text()).toContain('Es hat sich etwas geändert.')
    },
  )

  it('links to the methods if the selected ones are gone', async ({ expect }) => {
    store.responses['GET /api/v1/cart/shippers'] = () => ({ data: [pickup] })
    const response = await shopper.form(checkoutApi.placeOrder, right)
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('href="/checkout/methods" target="_blank"')
    const opened = await shopper.get('/checkout/info')
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/checkout/methods'])
  })

  it('requires no address for a pick-up and sends the branch’s', async ({ expect }) => {
    const contact = { ...right, street: '', postcode: '', city: '', country: '' }
    const collecting = createShopper(store, 'pickup~berlin~card')
    expect((await collecting.form(checkoutApi.placeOrder, contact)).status).toBe(303)
    expect(placed()[0]?.body).toMatchObject({
      branch_id: 'berlin',
      shipping: { address: { street: 'Nonnendammallee', houseNumber: '44', postcode: '13599' } },
    })
  })

  it('opens the billing address of a business with a pick-up', async ({ expect }) => {
    const business = {
      ...right,
      street: '',
      postcode: '',
      city: '',
      isBusiness: 'on',
      businessName: 'Lüfter GmbH',
    }
    const response = await createShopper(store, 'pickup~berlin~card').form(
      checkoutApi.placeOrder,
      business,
    )
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('href="#field-billingStreet"')
    expect(page).toMatch(/<input(?=[^>]*name="separateBilling")[^>]*checked/)
  })
})

describe('the finished page', () => {
  it('shows the order of its token, repeatedly', async ({ expect }) => {
    for (const response of [await shopper.get(finished), await shopper.get(finished)]) {
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('2026000123')
    }
  })

  it.for(['', '?order=', '?order=unknown-token', '?order=../../x', `?order=${'x'.repeat(200)}`])(
    'answers 404 for %j',
    async (query, { expect }) => {
      expect((await shopper.get(`/checkout/finished${query}`)).status).toBe(404)
    },
  )
})
