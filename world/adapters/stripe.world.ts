import { createHmac } from 'node:crypto'
import { Agent, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { StripeDouble } from '../../backend/testing/stripe-double.ts'
import { Visitor } from '../../bench/purchases/visitor.ts'
import { startTestShop } from '../../scripts/test/test-shop.ts'
import { shopCommand } from '../operator/shop-command.ts'

/* A complete order paid by Stripe, with a server of Stripe's documented responses. */

const secret = 'whsec_of_the_world'
const double = new StripeDouble()
const server = createServer((request, response) => void double.serve(request, response))
let stripeUrl: string
let shop: Awaited<ReturnType<typeof startTestShop>>
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on a port: its address is no string.
  const { port } = server.address() as AddressInfo
  stripeUrl = `http://127.0.0.1:${port}`
  shop = await startTestShop({
    vars: { PAYMENT_HOSTS: 'checkout.stripe.com' },
    backendVars: {
      PAY_SANDBOX: '0',
      STRIPE_SECRET_KEY: 'sk_test_of_the_world',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: stripeUrl,
    },
  })
  origin = `http://localhost:${new URL(shop.address).port}`
})
afterAll(async () => {
  await shop.stop()
  server.closeAllConnections()
  server.close()
})

async function placeOrder(visitor: Visitor): Promise<string> {
  await visitor.submit('/api/cart/items', { id: 'v-bath-axial-aura-100-standard', amount: '2' })
  await visitor.submit('/api/checkout/methods', { shipperId: 'dhl', paymentId: 'card' })
  const { body } = await visitor.open('/checkout/info')
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? ''
  const placed = await visitor.submit('/api/checkout/place', {
    fullName: 'Karla Kunde',
    email: `karla-${Date.now()}@shop.example`,
    phone: '+49 341 123456',
    street: 'Lindenstraße',
    houseNumber: '12',
    postcode: '04107',
    city: 'Leipzig',
    country: 'DEU',
    terms: 'on',
    expectedTotal: hidden('expectedTotal'),
    idempotencyKey: hidden('idempotencyKey'),
  })
  return placed.location ?? ''
}

async function paymentPath(path: string): Promise<string> {
  const { headers } = await fetch(`${origin}${path}`, { redirect: 'manual' })
  return headers.get('Location') ?? ''
}

/** Stripe's event of a paid session, signed by its scheme and not by its library. */
async function payAndNotify(session: string): Promise<Response> {
  const init = { method: 'POST', body: JSON.stringify({ pay: session }) }
  const event = await (await fetch(`${stripeUrl}/double`, init)).text()
  const time = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', secret).update(`${time}.${event}`).digest('hex')
  const headers = { 'Stripe-Signature': `t=${time},v1=${mac}`, 'Content-Type': 'application/json' }
  return fetch(`${origin}/pay/webhooks/stripe`, { method: 'POST', headers, body: event })
}

describe('§9 Stripe Checkout in the built shop', () => {
  it('redirects to Stripe and back, is paid by its webhook, and an operator fulfils the order', async ({
    expect,
  }) => {
    const visitor = new Visitor(origin, new Agent({ keepAlive: true }))
    const path = await placeOrder(visitor)
    expect(path).toMatch(/^\/pay\/[\w-]{43}$/)
    const location = await paymentPath(path)
    expect(location).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_\d+$/)
    const form = double.calls.at(-1)?.form ?? {}
    const back = new URL(form['success_url'] ?? '')
    expect((await visitor.open(back.pathname + back.search)).body).toContain('Bestätigung')
    const response = await payAndNotify(location.replace(/.*\//, ''))
    expect([response.status, await response.json()]).toEqual([200, { outcome: 'taken' }])
    const finished = await visitor.open(back.pathname + back.search)
    expect(finished.location).toContain('order=')

    const code = form['client_reference_id'] ?? ''
    const order = async (...args: string[]) => {
      const { code: exit, out, lines } = await shopCommand(origin, ['order', ...args])
      return [exit, out, lines.join()].join('\n')
    }
    expect(await order('show', code)).toContain(`${code}: paid (goods open, payment paid)`)
    expect(await order('shipped', code, '--carrier', 'DHL')).toContain('goods shipped')
    expect(await order('cancel', code)).toContain('cannot be cancelled. (409 not_open)')
    expect(await order('withdrawn', code, '--restock')).toContain('payment refunded')
    expect(double.calls.at(-1)).toMatchObject({ path: '/v1/refunds' })
    expect(await order('refund', code, '1')).toContain('nothing can be refunded. (409')
  })

  it('reports on a page of the shop that Stripe fails, with a retry', async ({ expect }) => {
    const visitor = new Visitor(origin, new Agent({ keepAlive: true }))
    const path = await placeOrder(visitor)
    const faults = JSON.stringify({ faults: [500, 500, 500] })
    await fetch(`${stripeUrl}/double`, { method: 'POST', body: faults })
    const page = await visitor.open(await paymentPath(path))
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('nicht erreichbar')])
    expect(await paymentPath(path)).toContain('checkout.stripe.com')
  })

  it('lets the form of the last step redirect to Stripe, and refuses a forged webhook', async ({
    expect,
  }) => {
    const info = await fetch(`${origin}/checkout/info`)
    expect(info.headers.get('Content-Security-Policy')).toContain(
      "form-action 'self' https://checkout.stripe.com",
    )
    const forged = await fetch(`${origin}/pay/webhooks/stripe`, {
      method: 'POST',
      headers: { 'Stripe-Signature': `t=${Math.floor(Date.now() / 1000)},v1=00` },
      body: '{}',
    })
    expect(forged.status).toBe(401)
  })
})
