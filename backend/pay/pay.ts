import { Hono } from 'hono'
import { errorFields } from '../../domain/error-fields.ts'
import { defaultLocale } from '../../domain/locales/locales.ts'
import { dueOf } from '../../domain/order/order-state.ts'
import { routesOf } from '../../domain/routes.ts'
import type { AppEnv } from '../contract/handle.ts'
import { Refusal, notFound } from '../contract/refusal.ts'
import { joinReads } from '../db/joined-reads.ts'
import { type Env, readConfig } from '../env.ts'
import { progressOf } from '../store/orders/progress/order-progress.ts'
import { readProgressByToken } from '../store/orders/progress/read-progress.ts'
import { findStoredOrder } from '../store/orders/stored-order.ts'
import { callbackCalls } from './callback.ts'
import { activeProvider, findProvider } from './providers/find-provider.ts'
import { PaymentFailure } from './providers/payment-provider.ts'
import { sandboxPage } from './sandbox-page.ts'
import { startPayment } from './start-payment.ts'
import { processPaymentEvent } from './process-payment-event.ts'
import { log } from '../request/log.ts'

/** Online payments: redirects to the provider's page, and its webhooks. */
export const pay = new Hono<AppEnv>()

callbackCalls(pay)

pay.get('/', (c) => {
  if (!readConfig(c.env).PAY_SANDBOX) throw notFound()
  return c.text('PAY_SANDBOX is on: orders are paid by a press, and no money moves.\n')
})

/** Signed webhook messages of a provider; idempotent. */
pay.post('/webhooks/:provider', async (c) => {
  const config = readConfig(c.env)
  const provider = findProvider(config, c.req.param('provider'))
  if (!provider) throw notFound()
  const message = { body: await c.req.text(), headers: c.req.raw.headers }
  const event = await provider.readEvent(message)
  if (!event) return c.json({ outcome: 'ignored' })
  const outcome = await processPaymentEvent(c.env.DB, provider.id, event, config, new Date())
  if (outcome === 'wrong_amount') {
    throw new Refusal(422, { key: 'invalid', code: 'amount', field: 'amount' })
  }
  return c.json({ outcome })
})

pay.route('/sandbox', sandboxPage)

/**
 * Redirects to the provider's page. If that is impossible, redirects to the shop's own page, which
 * shows the order's state and other payment methods.
 */
pay.get('/:token', async (c) => {
  c.header('Referrer-Policy', 'no-referrer')
  const token = c.req.param('token')
  try {
    return c.redirect(await payAt(c.env, token), 303)
  } catch (error) {
    const kind = error instanceof PaymentFailure ? error.kind : 'unexpected'
    const provider = activeProvider(readConfig(c.env))?.id
    log('warn', 'payment-failure', { provider, kind, ...errorFields(error) })
    return c.redirect(`${callbackOf(token)}&result=unavailable`, 303)
  }
})

/** The provider's page of an open online order; for any other, the order's page. */
async function payAt(env: Env, token: string): Promise<string> {
  const config = readConfig(env)
  const db = joinReads(env.DB)
  const [stored, rows] = await Promise.all([
    findStoredOrder(db, 'token', token),
    readProgressByToken(db, token),
  ])
  if (!stored?.order.payment.online) return callbackOf(token)
  const { status } = stored.order
  if (status !== 'new' && status !== 'payment_failed') return callbackOf(token)
  const provider = activeProvider(config)
  if (!provider) return `${callbackOf(token)}&result=unavailable`
  const [progress] = progressOf([stored.order], rows)
  const amount = progress ? dueOf(progress.state) : 0
  return startPayment(db, provider, { ...stored, amount }, config, new Date())
}

/** Keeps the storefront's host, and so its language. */
function callbackOf(token: string): string {
  return routesOf(defaultLocale).paymentCallback(token)
}
