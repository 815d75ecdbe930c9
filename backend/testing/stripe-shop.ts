import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { inject } from 'vitest'
import * as z from 'zod'
import type { Order } from '../../domain/order/order.ts'
import { getOrderByToken } from '../../domain/contract/store-checkout.ts'
import { app } from '../app.ts'
import { readConfig } from '../env.ts'
import { request } from './request.ts'
import { guestCart, orderBody, place, restock, valueOf } from './shop.ts'
import type { StripeCall, StripeFault } from './stripe-double.ts'

const stripeUrl = inject('stripeUrl')
const secret = 'whsec_of_these_tests'
export const bindings = {
  ...env,
  PAY_SANDBOX: '0',
  STRIPE_SECRET_KEY: 'sk_test_of_these_tests',
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_URL: stripeUrl,
}
export const config = readConfig(bindings)

export async function ask(path: string, init: RequestInit = {}) {
  const context = createExecutionContext()
  const response = await app.request(`http://shop.test${path}`, init, bindings, context)
  await waitOnExecutionContext(context)
  return response
}

const Calls = z.object({
  calls: z.array(
    z.object({
      path: z.string(),
      key: z.string(),
      authorization: z.string(),
      form: z.record(z.string(), z.string()),
    }),
  ),
})

export async function double(control: object): Promise<unknown> {
  const init = { method: 'POST', body: JSON.stringify(control) }
  return (await fetch(`${stripeUrl}/double`, init)).json()
}

export const faults = (...next: StripeFault[]) => double({ faults: next })
export const callsTo = async (path: string): Promise<StripeCall[]> =>
  Calls.parse(await double({})).calls.filter((call) => call.path === path)

export const Event = z.looseObject({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.looseObject({ id: z.string(), payment_intent: z.string().nullable() }),
  }),
})
export type Event = z.infer<typeof Event>

/** As Stripe signs it, without its library: https://docs.stripe.com/webhooks#verify-manually */
async function signatureOf(body: string, key: string, time: number): Promise<string> {
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', bytes.encode(key), algorithm, false, [
    'sign',
  ])
  const mac = await crypto.subtle.sign('HMAC', imported, bytes.encode(`${time}.${body}`))
  const hex = [...new Uint8Array(mac)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `t=${time},v1=${hex}`
}

export async function tell(
  event: object,
  { key = secret, age = 0, body = JSON.stringify(event) } = {},
) {
  const time = Math.floor(Date.now() / 1000) - age
  const signature = await signatureOf(JSON.stringify(event), key, time)
  const headers = { 'Stripe-Signature': signature, 'Content-Type': 'application/json' }
  const response = await ask('/pay/webhooks/stripe', { method: 'POST', headers, body })
  const result = z.looseObject({ outcome: z.string().optional() }).parse(await response.json())
  return [response.status, result.outcome]
}

export async function cardOrder(payment_id = 'card'): Promise<Order> {
  const { response: result } = await place(await guestCart('s100'), orderBody(35.9, { payment_id }))
  return result.data
}

export const goToPay = (order: Order) => ask(`/pay/${order.token}`)
export const sessionOf = async (order: Order) =>
  (await goToPay(order)).headers.get('Location')?.replace(/.*\//, '') ?? ''

/** Pays on Stripe's page; returns Stripe's event. */
export async function payOnPage(order: Order): Promise<Event> {
  return Event.parse(await double({ pay: await sessionOf(order) }))
}

export const stateOf = async ({ token }: Order) => {
  const { data } = (await request(getOrderByToken, { params: { token } })).response
  return [data.status, data.state?.payment]
}
export const count = (table: string, { id }: Order) =>
  valueOf(`SELECT count(*) FROM ${table} WHERE order_id = ?1`, id)

export async function paidOrder() {
  const order = await cardOrder()
  const event = await payOnPage(order)
  await tell(event)
  return { order, event }
}

/** Before each test: no Stripe calls, and full stock. */
export async function resetStripe(): Promise<void> {
  await double({ reset: true })
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
}
