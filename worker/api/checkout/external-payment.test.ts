import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore } from '../../testing/fake-store.ts'
import { card, order } from '../../testing/sample-shop.ts'

let store: FakeStore
let shopper: ReturnType<typeof createShopper>
const finished = `/checkout/finished?order=${order.token}`

beforeEach(() => {
  store = createFakeStore()
  shopper = createShopper(store)
})
afterEach(() => vi.restoreAllMocks())

function respondWith(paymentUrl: string | null) {
  for (const call of ['POST /api/v1/cart/place', `GET /api/v1/orders/token/${order.token}`])
    store.responses[call] = () => ({ data: { ...order, paymentUrl } })
  store.responses[`GET /api/v1/orders/token/${order.token}/payments`] = () => ({
    data: [{ ...card, id: 'prepayment', name: 'Vorkasse', online: false }],
  })
}

describe('§7 a payment page outside the shop', () => {
  it('that the operator allows is linked from the finished page and the callback', async ({
    expect,
  }) => {
    const href = 'https://pay.example:8443/start?id=1'
    respondWith(href)
    Object.assign(env, { PAYMENT_HOSTS: 'pay.example:8443' })
    const pages = [finished, `/checkout/payment/callback?order=${order.token}`]
    for (const path of pages) {
      const page = await (await createShopper(store).get(path)).text()
      expect(page, path).toContain(`href="${href}"`)
    }
    Object.assign(env, { PAYMENT_HOSTS: '' })
  })

  it('that it refuses is logged with the reason and reported', async ({ expect }) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    respondWith('https://evil.example/start?secret=1')
    const page = await (await shopper.get(finished)).text()
    expect(page).toContain('Bezahlseite nicht erreichbar')
    expect(page).not.toContain('evil.example')
    expect(page).toContain(checkoutApi.orderPayment)
    const line = warned.mock.calls.flat().find((text) => String(text).includes('payment-address'))
    expect(JSON.parse(String(line))).toEqual({
      event: 'payment-address-refused',
      request: expect.stringMatching(/^[\da-f]{32}$/),
      order: order.code,
      reason: 'host and port are not in PAYMENT_HOSTS',
      host: 'evil.example',
    })
  })
})
