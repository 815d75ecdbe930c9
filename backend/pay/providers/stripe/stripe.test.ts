import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import {
  ask,
  callsTo,
  cardOrder,
  config,
  count,
  double,
  Event,
  faults,
  goToPay,
  paidOrder,
  payOnPage,
  resetStripe,
  sessionOf,
  stateOf,
  tell,
} from '../../../testing/stripe-shop.ts'
import type { StripeFault } from '../../../testing/stripe-double.ts'
import { stripe } from './stripe.ts'

let warnings: string[]

beforeEach(async () => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(String(text)))
  await resetStripe()
  return () => vi.restoreAllMocks()
})

describe('§9 payment by Stripe Checkout', () => {
  it('opens a page for the order’s amount, in its currency and language', async ({ expect }) => {
    const order = await cardOrder()
    const response = await goToPay(order)
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_\d+$/),
    ])
    const [call] = await callsTo('/v1/checkout/sessions')
    expect(call?.authorization).toBe('Bearer sk_test_of_these_tests')
    expect(call?.form).toMatchObject({
      mode: 'payment',
      locale: 'de',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '3590',
      'metadata[order]': order.id,
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
    })
    expect(call?.form['success_url']).toContain(`order=${order.token}`)
    expect((await stateOf(order))[0]).toBe('new')
  })

  it('opens one page, however many concurrent requests there are', async ({ expect }) => {
    const order = await cardOrder()
    const all = await Promise.all([1, 2, 3].map(() => goToPay(order)))
    const pages = new Set(
      [...all, await goToPay(order)].map(({ headers }) => headers.get('Location')),
    )
    expect(pages.size).toBe(1)
    const keys = (await callsTo('/v1/checkout/sessions')).map(({ key }) => key)
    expect(new Set(keys).size).toBe(1)
  })

  it('retries with the same key after a lost response', async ({ expect }) => {
    const order = await cardOrder()
    await faults('lost', 'lost', 'lost')
    expect((await goToPay(order)).headers.get('Location')).toContain('result=unavailable')
    expect(await sessionOf(order)).toMatch(/^cs_test_/)
    const calls = await callsTo('/v1/checkout/sessions')
    expect([calls.length, new Set(calls.map(({ key }) => key)).size]).toEqual([4, 1])
  })

  it.for<StripeFault>([402, 429, 500])(
    'returns to the order, which stays open, when Stripe answers %s',
    async (fault, { expect }) => {
      const order = await cardOrder()
      await faults(fault, fault, fault)
      const { headers, status } = await goToPay(order)
      expect([status, headers.get('Location')]).toEqual([
        303,
        expect.stringMatching(/^\/.+order=.+&result=unavailable$/),
      ])
      expect((await stateOf(order))[0]).toBe('new')
      await double({ reset: true })
      expect(await sessionOf(order)).toMatch(/^cs_test_/)
    },
  )

  it('pays an order once for repeated, late and unordered events', async ({ expect }) => {
    const { order, event } = await paidOrder()
    expect(await stateOf(order)).toEqual(['paid', 'paid'])
    expect(await tell(event)).toEqual([200, 'repeated'])
    // The same payment in another event, as two event types may report one.
    const twin = { ...event, id: 'evt_twin', type: 'checkout.session.async_payment_succeeded' }
    expect(await tell(twin)).toEqual([200, 'taken'])
    const expired = { ...event, id: 'evt_late', type: 'checkout.session.expired' }
    await tell(expired)
    await tell({ ...event, id: 'evt_failed', type: 'checkout.session.async_payment_failed' })
    expect(await stateOf(order)).toEqual(['paid', 'paid'])
    expect(await count('order_payment', order)).toBe(1)
    expect(await goToPay(order).then(({ headers }) => headers.get('Location'))).toMatch(
      /^\/checkout/,
    )
  })

  it('processes one of many concurrent events', async ({ expect }) => {
    const order = await cardOrder()
    const event = await payOnPage(order)
    await Promise.all(Array.from({ length: 8 }, () => tell(event)))
    expect(await count('order_payment', order)).toBe(1)
    expect(await stateOf(order)).toEqual(['paid', 'paid'])
  })

  it.for<[string, Parameters<typeof tell>[1]]>([
    ['another secret', { key: 'whsec_of_somebody_else' }],
    ['an old time', { age: 301 }],
    ['another body', { body: '{"id":"evt_1","type":"checkout.session.completed"}' }],
  ])('refuses a message with %s', async ([, forged], { expect }) => {
    const order = await cardOrder()
    const event = await payOnPage(order)
    expect(await tell(event, forged)).toEqual([401, undefined])
    expect((await stateOf(order))[0]).toBe('new')
    expect((await ask('/pay/webhooks/stripe', { method: 'POST', body: '{}' })).status).toBe(401)
  })

  it('refuses another amount or currency, and logs it', async ({ expect }) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const order = await cardOrder()
    const event = await payOnPage(order)
    for (const change of [{ amount_total: 1 }, { currency: 'czk' }]) {
      const data = { object: { ...event.data.object, ...change } }
      expect((await tell({ ...event, id: `evt_${Math.random()}`, data }))[0]).toBe(422)
    }
    expect(errors).toHaveBeenCalledTimes(2)
    expect((await stateOf(order))[0]).toBe('new')
  })

  it('logs a dispute, which is handled at Stripe, and changes no order', async ({ expect }) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { order, event } = await paidOrder()
    const { payment_intent } = event.data.object
    const object = { id: 'du_1', amount: 3590, currency: 'eur', status: 'needs_response' }
    const base = { id: `evt_dispute_${order.id}`, object: 'event', type: 'charge.dispute.created' }
    const dispute = { ...base, data: { object: { ...object, payment_intent } } }
    expect(await tell(dispute)).toEqual([200, 'ignored'])
    expect(await stateOf(order)).toEqual(['paid', 'paid'])
    expect(errors.mock.calls.join()).toContain('payment-dispute')
  })

  it('ignores events of other shops', async ({ expect }) => {
    const event = await payOnPage(await cardOrder())
    const { object } = event.data
    const other = { ...event, data: { object: { ...object, metadata: { order: 'nobody' } } } }
    expect(await tell(other)).toEqual([200, 'unknown_order'])
    expect(warnings.join()).toContain('payment-unknown-order')
    const foreign = { ...event, data: { object: { ...object, metadata: {} } } }
    expect(await tell(foreign)).toEqual([200, 'ignored'])
    expect(await tell({ ...event, type: 'invoice.paid' })).toEqual([200, 'ignored'])
  })

  it('opens another page when one has expired, and when the payment method has changed', async ({
    expect,
  }) => {
    const order = await cardOrder()
    const first = await sessionOf(order)
    const event = { id: 'evt_expired', type: 'checkout.session.expired', object: 'event' }
    const object = { id: first, amount_total: 3590, currency: 'eur', payment_status: 'unpaid' }
    await tell({ ...event, data: { object: { ...object, metadata: { order: order.id } } } })
    const second = await sessionOf(order)
    expect(second).not.toBe(first)
    await env.DB.prepare(
      `UPDATE sale_order SET snapshot = json_set(snapshot, '$.payment.id', 'wallet') WHERE id = ?1`,
    )
      .bind(order.id)
      .run()
    expect(await sessionOf(order)).not.toBe(second)
    const methods = (await callsTo('/v1/checkout/sessions')).map(
      ({ form }) => form['allowed_payment_method_types[0]'],
    )
    expect(methods).toEqual(['card', 'card', 'paypal'])
  })

  it('refunds a double payment on two pages', async ({ expect }) => {
    const order = await cardOrder()
    const first = await sessionOf(order)
    await env.DB.prepare(
      `UPDATE sale_order SET snapshot = json_set(snapshot, '$.payment.id', 'wallet') WHERE id = ?1`,
    )
      .bind(order.id)
      .run()
    await tell(await payOnPage(order))
    await tell(Event.parse(await double({ pay: first })))
    expect(await stateOf(order)).toEqual(['paid', 'partly_refunded'])
    const [refund, ...others] = await callsTo('/v1/refunds')
    expect([refund?.form['amount'], others]).toEqual(['3590', []])
  })

  it('charges crowns in hundredths, like Stripe', async ({ expect }) => {
    await stripe(config).start({
      orderId: 'o1',
      code: '2026000001',
      token: 'token',
      email: '',
      locale: 'cs',
      method: 'card',
      amount: 89_900,
      currency: 'CZK',
      expiresAt: new Date(Date.now() + 7_200_000),
      paidUrl: 'https://shop.test/paid',
      abandonedUrl: 'https://shop.test/back',
      key: crypto.randomUUID(),
    })
    const [call] = await callsTo('/v1/checkout/sessions')
    expect(call?.form).toMatchObject({
      locale: 'cs',
      'line_items[0][price_data][currency]': 'czk',
      'line_items[0][price_data][unit_amount]': '89900',
    })
  })
})
