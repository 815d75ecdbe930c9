import { beforeEach, describe, it } from 'vitest'
import type { Order } from '../../../domain/order/order.ts'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { cookiesOf, createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'
import { card, order } from '../../testing/sample-shop.ts'

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

const { token } = order
const byToken = `/api/v1/orders/token/${token}`
const transfer = { ...card, id: 'prepayment', name: 'Vorkasse', online: false }
const finished = `/checkout/finished?order=${token}`
const callback = `/checkout/payment/callback?order=${token}`

beforeEach(() => {
  store = createFakeStore()
  store.responses[`GET ${byToken}/payments`] = () => ({ data: [transfer] })
  shopper = createShopper(store)
})

/** Current state of the order in the store. */
function orderIs(changes: Partial<Order>) {
  const now = { ...order, paymentUrl: `/pay/${token}`, ...changes }
  store.responses[`GET ${byToken}`] = () => ({ data: now })
  return now
}

async function show(path: string) {
  const response = await shopper.get(path)
  const location = response.headers.get('Location')
  return { status: response.status, location, page: await response.text() }
}

describe('§2 the payment callback', () => {
  it('redirects to the order once the store reports it as paid', async ({ expect }) => {
    orderIs({ status: 'paid', paymentUrl: null })
    expect(await show(`${callback}&result=paid`)).toMatchObject({ status: 303, location: finished })
    // Repeated, delayed or unrelated notifications: the store's state counts.
    expect(await show(`${callback}&result=declined`)).toMatchObject({ location: finished })
    expect(await show(callback)).toMatchObject({ location: finished })
  })

  it('ignores a payment result in the request and asks the store', async ({ expect }) => {
    orderIs({ status: 'new' })
    const { status, page } = await show(`${callback}&result=paid&time=1&signature=forged`)
    expect(status).toBe(200)
    expect(page).toContain('Wir warten auf die Bestätigung der Zahlung')
    expect(page).not.toContain('ist eingegangen')
  })

  it('offers to retry or to change the payment after a declined one', async ({ expect }) => {
    orderIs({ status: 'payment_failed' })
    const { page } = await show(`${callback}&result=declined`)
    expect(page).toContain('Die Zahlung hat nicht geklappt')
    expect(page).toContain(`href="/pay/${token}"`)
    expect(page).toContain('value="prepayment"')
  })

  it('reports an abandoned payment as open', async ({ expect }) => {
    orderIs({ status: 'new' })
    const { page } = await show(`${callback}&result=abandoned`)
    expect(page).toContain('Zahlung noch offen')
    expect(page).toContain(`href="/pay/${token}"`)
  })

  it.for([
    ['cancelled', 'Bestellung storniert'],
    ['refund_pending', 'Zahlung wird erstattet'],
  ] as const)('shows the state of an order that is %s', async ([status, said], { expect }) => {
    orderIs({ status, paymentUrl: null })
    const { page } = await show(`${callback}&result=paid`)
    expect(page).toContain(said)
    expect(page).not.toContain(`href="/pay/`)
    expect(store.requested.some(({ call }) => call.endsWith('/payments'))).toBe(false)
  })

  it('says so when the order is unknown or the store fails', async ({ expect }) => {
    for (const query of ['', '?order=', '?order=erraten-123456', '?order=../../x']) {
      const { status, page } = await show(`/checkout/payment/callback${query}`)
      expect([status, page.includes('Diese Bestellung finden wir nicht')]).toEqual([404, true])
    }
    store.responses[`GET ${byToken}`] = () => new Response(null, { status: 500 })
    expect((await show(callback)).status).toBe(503)
  })
})

describe('issue 5.5 changing the payment method', () => {
  const change = (fields: Record<string, string>) => shopper.form(checkoutApi.orderPayment, fields)

  it('redirects to the payment page, or to the order for a bank transfer', async ({ expect }) => {
    const wallet = { ...order, paymentUrl: `/pay/${token}` }
    store.responses[`POST ${byToken}/payment`] = () => ({ data: wallet })
    const online = await change({ order: token, paymentId: 'wallet' })
    expect([online.status, online.headers.get('Location')]).toEqual([303, `/pay/${token}`])
    store.responses[`POST ${byToken}/payment`] = () => ({ data: { ...order, payment: transfer } })
    const later = await change({ order: token, paymentId: 'prepayment' })
    expect(later.headers.get('Location')).toBe(finished)
  })

  it('shows why the change is refused, with the available methods', async ({ expect }) => {
    orderIs({ status: 'payment_failed' })
    store.responses[`POST ${byToken}/payment`] = () =>
      refused(422, { title: 'Diese Zahlungsart passt nicht.', code: 'payment_blocked' })
    const response = await change({ order: token, paymentId: 'gift' })
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('Diese Zahlungsart passt nicht.')
    expect(page).toContain('value="prepayment"')
  })

  it.for(['', '../x', 'kurz', 'x'.repeat(500)])(
    'answers 404 for the order %j',
    async (forged, { expect }) => {
      expect((await change({ order: forged, paymentId: 'card' })).status).toBe(404)
    },
  )
})

describe('§2 the finished page', () => {
  it('shows the bank account, also as a QR code for banking apps', async ({ expect }) => {
    orderIs({
      payment: transfer,
      paymentUrl: null,
      bankTransfer: {
        holder: 'LuftBasis GmbH',
        iban: 'DE89370400440532013000',
        bic: 'COBADEFFXXX',
        reference: order.code,
      },
    })
    const { page } = await show(finished)
    expect(page).toContain('DE89 3704 0044')
    expect(page).toMatch(/<svg viewBox="0 0 (\d+) \1"[^>]*aria-label="QR-Code/)
    expect(page).not.toMatch(/style="/)
  })

  it('ASVS 14.2.1: is found again without the token in its URL, by an HttpOnly cookie', async ({
    expect,
  }) => {
    orderIs({})
    const first = await shopper.get(finished)
    const cookie = first.headers.getSetCookie().find((one) => one.startsWith('placed_order=')) ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/Path=\/checkout\/finished(?:;|$)/)
    const headers = { Cookie: cookie.split(';', 1)[0] ?? '' }
    const again = await shopper.send('/checkout/finished', { headers })
    expect(again.status).toBe(200)
    expect(await again.text()).toContain(order.code)
    expect((await shopper.get('/checkout/finished')).status).toBe(404)
    const unknown = await shopper.get('/checkout/finished?order=erraten-123456')
    expect(unknown.headers.getSetCookie().join()).not.toContain('placed_order')
  })

  it('links to the withdrawal of this order in one click (UX rule 24)', async ({ expect }) => {
    expect((await show(finished)).page).toContain(`href="/vertrag-widerrufen?order=${order.code}"`)
  })

  it('explains a link without an order and offers a next step', async ({ expect }) => {
    const { status, page } = await show('/checkout/finished?order=erraten-123456')
    expect(status).toBe(404)
    expect(page).toContain('Diese Bestellung finden wir nicht')
    expect(page).toContain('href="/login"')
    expect(page).toContain('noindex')
  })
})

describe('issue 5.5 account registration from a guest order', () => {
  const user = {
    id: 'u1',
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: 'Weiß',
    formalTitle: '',
    phone: '',
    variant: 'b2c',
    groups: [],
    variantHash: '',
    restricted: false,
    business: null,
    address: null,
  }
  const register = (fields: Record<string, string>) =>
    shopper.form(checkoutApi.orderAccount, fields)

  it('needs a password only, and shows the order to the customer who is logged in afterwards', async ({
    expect,
  }) => {
    expect((await show(finished)).page).toContain('action="/api/checkout/account"')
    store.responses[`POST ${byToken}/account`] = () => ({
      data: { access_token: 'session-token-1' },
    })
    store.responses['GET /api/v1/user'] = () => ({ data: user })
    const response = await register({ order: token, password: 'lange genug' })
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      `${finished}&account=new`,
    ])
    expect(cookiesOf(response)).toContain('session=session-token-1')
    expect(store.requested.find(({ call }) => call.endsWith('/account'))?.body).toEqual({
      password: 'lange genug',
      password_confirmation: 'lange genug',
    })
    shopper = createShopper(store, 'dhl~~card', 'session-token-1')
    const { page } = await show(`${finished}&account=new`)
    expect(page).toContain('Ihr Kundenkonto ist angelegt')
    expect(page).not.toContain('action="/api/checkout/account"')
  })

  it('reports a short password and a registered e-mail address at the field', async ({
    expect,
  }) => {
    const short = await register({ order: token, password: 'kurz' })
    expect([short.status, (await short.text()).includes('mindestens 8 Zeichen')]).toEqual([
      422,
      true,
    ])
    store.responses[`POST ${byToken}/account`] = () =>
      refused(422, { field: 'email', title: 'Es gibt schon ein Konto.', code: 'email_taken' })
    const response = await register({ order: token, password: 'lange genug' })
    expect([response.status, (await response.text()).includes('Es gibt schon ein Konto.')]).toEqual(
      [422, true],
    )
  })

  it('ignores a URL that claims that the account was created', async ({ expect }) => {
    expect((await show(`${finished}&account=new`)).page).not.toContain('Kundenkonto ist angelegt')
  })
})
