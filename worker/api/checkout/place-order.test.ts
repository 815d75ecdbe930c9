import { beforeEach, describe, it } from 'vitest'
import { checkoutFields, type CheckoutField } from '../../../domain/checkout/checkout-form.ts'
import { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { cookiesOf, createShopper } from '../../testing/fake-shopper.ts'
import { orderForm } from '../../testing/order-form.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'
import { order } from '../../testing/sample-shop.ts'

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  shopper = createShopper(store)
})

const place = 'POST /api/v1/cart/place'
const placed = () => store.requested.filter(({ call }) => call === place)
/** All requirements are on, so that every field is validated. */
const everything = {
  ...orderForm,
  isBusiness: 'on',
  businessName: 'Lüfter GmbH',
  otherRecipient: 'on',
  separateBilling: 'on',
  billingStreet: 'Ring',
  billingHouseNumber: '7',
  billingPostcode: '10117',
  billingCity: 'Berlin',
  billingCountry: 'DEU',
  isRegistration: 'on',
  password: 'lang genug 1',
  passwordConfirmation: 'lang genug 1',
}
const texts = checkoutFields.filter(
  (name) =>
    ![
      'isBusiness',
      'otherRecipient',
      'separateBilling',
      'isRegistration',
      'newsletter',
      'magazine',
      'smsMarketing',
      'cardRequest',
      'heureka',
      'zbozi',
      'terms',
    ].includes(name),
)

interface ResponseBody {
  errors?: { field?: string; title: string; code?: string }[]
  location?: string
}

async function placeByScript(fields: object) {
  const response = await shopper.json('POST', checkoutApi.placeOrder, fields)
  return { status: response.status, response: await response.json<ResponseBody>() }
}

const inputs: Record<string, string> = {
  empty: '',
  spaces: ' \u00a0\t ',
  'ten thousand characters': 'x'.repeat(10_000),
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈',
  'right-to-left': '\u202eمرحبا بالعالم\u202c',
  script: '"><script>alert(1)</script>',
  'another country’s format': 'SW1A 1AA',
  'half a surrogate pair': '\ud83d',
  'SQL and a null': "'; DROP TABLE cart;--\u0000",
}

describe('issue 5 bad input: every field accepts every input', () => {
  for (const [kind, value] of Object.entries(inputs)) {
    it.for(texts)(`${kind} in %s`, async (name: CheckoutField, { expect }) => {
      const { status, response: result } = await placeByScript({ ...everything, [name]: value })
      if (status === 200) {
        // Accepted input satisfies the store's contract and has no invisible characters.
        const body = placed()[0]?.body
        expect(PlaceOrder.safeParse(body).error).toBeUndefined()
        expect(JSON.stringify(body)).not.toMatch(/\\u0000|\\ud83d|\u202e/)
        return
      }
      expect(status).toBe(422)
      const fields = result.errors?.map(({ field }) => field) ?? []
      const together: Partial<Record<CheckoutField, CheckoutField>> = {
        password: 'passwordConfirmation',
        country: 'postcode',
      }
      expect(fields.some((field) => field === name || field === together[name])).toBe(true)
      for (const { title } of result.errors ?? []) expect(title).not.toBe('')
      expect(placed()).toHaveLength(0)
    })
  }

  it('reports a value that is too long at its field and keeps it', async ({ expect }) => {
    const note = 'Bitte leise. '.repeat(800)
    const response = await shopper.form(checkoutApi.placeOrder, { ...orderForm, note })
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('href="#field-note"')
    expect(page).toContain(note.trim())
  })

  it('escapes all submitted values in the HTML', async ({ expect }) => {
    const script = inputs['script'] ?? ''
    const fields = Object.fromEntries(texts.map((name) => [name, script]))
    const page = await (await shopper.form(checkoutApi.placeOrder, fields)).text()
    expect(page).not.toContain('<script>alert(1)')
  })
})

describe('issue 5 bad input: forged requests', () => {
  it.for(['0', '-1', 'NaN', '1e99', '0.01', '', 'abc'])(
    'sends the total %j to the store for validation and places no second order',
    async (expectedTotal, { expect }) => {
      store.responses[place] = (body) =>
        (body as { expectedTotalWithTax: number }).expectedTotalWithTax === 85.9
          ? { data: order }
          : refused(409, { title: 'Der Preis hat sich geändert.', code: 'price_changed' })
      const { status, response: result } = await placeByScript({ ...orderForm, expectedTotal })
      expect([status, result.errors?.[0]?.code]).toEqual([409, 'price_changed'])
    },
  )

  it.for([
    ['1', { utm_source: 'brief', utm_campaign: 'nov' }],
    ['', undefined],
  ] as const)(
    '§7 cart/place utm: with CAMPAIGN_COOKIE %j sends %j',
    async ([CAMPAIGN_COOKIE, utm], { expect }) => {
      const cookie = `utm=${encodeURIComponent('utm_source=brief&utm_campaign=nov&x=1')}`
      shopper = createShopper(store, 'dhl~~card', '', cookie, { CAMPAIGN_COOKIE })
      expect((await placeByScript(everything)).status).toBe(200)
      expect(PlaceOrder.parse(placed()[0]?.body).utm).toEqual(utm)
    },
  )

  it('ignores shipper, payment, price and gifts in the request body', async ({ expect }) => {
    const forged = {
      ...orderForm,
      shipper_id: 'free',
      shipperId: 'free',
      payment_id: 'none',
      paymentId: 'none',
      branch_id: 'x',
      prices: 0,
      order_gifts: 'all',
      registration: 'true',
    }
    expect((await placeByScript(forged)).status).toBe(200)
    expect(placed()[0]?.body).toMatchObject({
      shipper_id: 'dhl',
      payment_id: 'card',
      branch_id: null,
      registration: false,
    })
    expect(placed()[0]?.body).not.toHaveProperty('order_gifts')
  })

  it.for(['<script>', '../../x', 'x', 'y'.repeat(65)])(
    'replaces the idempotency key %j by a generated one',
    async (idempotencyKey, { expect }) => {
      await placeByScript({ ...orderForm, idempotencyKey })
      expect(placed()[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/)
    },
  )

  it.for([
    ['text/plain', 'email=x', 415],
    ['application/json', '[1', 400],
    ['application/json', '"x"', 400],
    ['application/json', `{"note":"${'x'.repeat(300_000)}"}`, 413],
  ] as const)('refuses %s %.20s… with %d', async ([type, body, status], { expect }) => {
    const response = await shopper.send(checkoutApi.placeOrder, {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    })
    expect(response.status).toBe(status)
  })
})

describe('issue 5.5 changes between the last step and placing the order', () => {
  const problem = (code: string, title: string) => ({
    code,
    title,
    itemId: 'line-1',
    variantId: 'v1',
    limit: 1,
  })

  it('calls cart/validate first and shows its messages', async ({ expect }) => {
    store.responses['POST /api/v1/cart/validate'] = () => ({
      data: { valid: false, problems: [problem('out_of_stock', 'Nur noch 1 Stück da.')] },
    })
    const { status, response: result } = await placeByScript(orderForm)
    expect(status).toBe(409)
    expect(result.errors).toMatchObject([{ title: 'Nur noch 1 Stück da.', code: 'out_of_stock' }])
    expect(placed()).toHaveLength(0)
    const page = await (await shopper.form(checkoutApi.placeOrder, orderForm)).text()
    expect(page).toContain('Nur noch 1 Stück da.')
    expect(page).toContain('value="anna@example.com"')
  })

  it('shows on the last step what has changed since the goods were chosen', async ({ expect }) => {
    store.responses['POST /api/v1/cart/validate'] = () => ({
      data: { valid: true, problems: [problem('price_changed', 'Der Preis ist jetzt 40 €.')] },
    })
    const page = await (await shopper.get('/checkout/info')).text()
    expect(page.indexOf('Der Preis ist jetzt 40 €.')).toBeGreaterThan(0)
    expect(page.indexOf('Der Preis ist jetzt 40 €.')).toBeLessThan(
      page.indexOf('id="order-review"'),
    )
  })

  it('shows the earlier price when the customer agreed to another total', async ({ expect }) => {
    store.responses['POST /api/v1/cart/validate'] = () => ({
      data: { valid: true, problems: [problem('price_changed', 'Der Preis ist jetzt 42 €.')] },
    })
    store.responses[place] = () => refused(409, { title: 'Anderer Preis.', code: 'price_changed' })
    const { status, response: result } = await placeByScript(orderForm)
    expect([status, result.errors?.[0]?.code]).toEqual([409, 'price_changed'])
    expect(result.errors?.[0]?.title).toMatch(/Der Preis ist jetzt 42 €\..*erneut bestätigen/)
  })

  it('compares a changed price with the total that the customer agreed to', async ({ expect }) => {
    store.responses['POST /api/v1/cart/validate'] = () => ({
      data: { valid: true, problems: [problem('price_changed', 'Der Preis ist ein anderer.')] },
    })
    expect((await placeByScript(orderForm)).status).toBe(200)
  })

  it('§5 sends the figures of the last step, and names all that the store refuses', async ({
    expect,
  }) => {
    const step = await (await shopper.get('/checkout/info')).text()
    const [, figures = ''] = /name="reviewed" value="([^"]*)"/.exec(step) ?? []
    const reviewed = figures.replaceAll('&quot;', '"')
    store.responses['POST /api/v1/cart/validate'] = () => ({
      data: { valid: true, problems: [problem('price_changed', 'A kostet jetzt 41 €.')] },
    })
    const other = { status: 409, code: 'price_changed' }
    store.responses[place] = () =>
      refused(
        409,
        { ...other, title: 'Preise sind andere.', field: 'reviewed.goods' },
        { ...other, title: 'DHL kostet jetzt 4 €.', field: 'reviewed.shipping' },
      )
    const form = { ...orderForm, reviewed }
    const page = await (await shopper.form(checkoutApi.placeOrder, form)).text()
    expect(placed()[0]?.body).toMatchObject({ reviewed: JSON.parse(reviewed) })
    expect(page).toContain(
      'A kostet jetzt 41 €. DHL kostet jetzt 4 €. Zum Bestellen bitte erneut bestätigen.',
    )
    expect(page).not.toContain('Preise sind andere.')
    // The figures to confirm next are those of this page.
    expect(page).toContain(`name="reviewed" value="${figures}"`)
  })

  it('places the order when cart/validate fails: the store validates again', async ({ expect }) => {
    store.responses['POST /api/v1/cart/validate'] = () => new Response(null, { status: 500 })
    expect((await placeByScript(orderForm)).status).toBe(200)
  })

  it('redirects a second submit to the order that the first one created', async ({ expect }) => {
    store.responses['POST /api/v1/cart/validate'] = () => ({
      data: { valid: false, problems: [problem('cart_empty', 'Der Warenkorb ist leer.')] },
    })
    const response = await shopper.form(checkoutApi.placeOrder, orderForm)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toMatch(/^\/checkout\/finished\?order=/)
  })

  it('reports a cart that was emptied in another tab', async ({ expect }) => {
    store.responses[place] = () =>
      refused(409, { title: 'Der Warenkorb ist leer.', code: 'cart_empty' })
    const { status, response: result } = await placeByScript(orderForm)
    expect([status, result.errors?.[0]?.title]).toEqual([409, 'Der Warenkorb ist leer.'])
  })

  it('keeps cart and choice when the store refuses the order', async ({ expect }) => {
    store.responses[place] = () => refused(409, { title: 'Nein.', code: 'price_changed' })
    expect(cookiesOf(await shopper.form(checkoutApi.placeOrder, orderForm))).not.toMatch(
      /Max-Age=0/,
    )
  })
})
