import { Hono } from 'hono'
import { routesOf } from '../../domain/routes.ts'
import type { AppEnv } from '../contract/handle.ts'
import { Refusal, notFound } from '../contract/refusal.ts'
import { readConfig } from '../env.ts'
import { findStoredOrder } from '../store/orders/stored-order.ts'
import { callbackCalls } from './callback.ts'
import { activeProvider, findProvider } from './providers/find-provider.ts'
import { PaymentFailure } from './providers/payment-provider.ts'
import { sandboxPage } from './sandbox-page.ts'
import { startPayment } from './start-payment.ts'
import { takeEvent } from './take-event.ts'
import { log } from '../request/log.ts'

/** Where orders are paid online: the way to the provider's page, and what the provider tells. */
export const pay = new Hono<AppEnv>()

callbackCalls(pay)

pay.get('/', (c) => {
  if (!readConfig(c.env).PAY_SANDBOX) throw notFound()
  return c.text('PAY_SANDBOX is on: orders are paid by a press, and no money moves.\n')
})

/** Messages of a provider, signed by it, as often as it likes. */
pay.post('/webhooks/:provider', async (c) => {
  const config = readConfig(c.env)
  const provider = findProvider(config, c.req.param('provider'))
  if (!provider) throw notFound()
  const message = { body: await c.req.text(), headers: c.req.raw.headers }
  const event = await provider.readEvent(message)
  if (!event) return c.json({ outcome: 'ignored' })
  const outcome = await takeEvent(c.env.DB, provider.id, event, config, new Date())
  if (outcome === 'wrong_amount') {
    throw new Refusal(422, { key: 'invalid', code: 'amount', field: 'amount' })
  }
  return c.json({ outcome })
})

pay.route('/sandbox', sandboxPage)

/** On to the page of the provider; of an order that is not open, to where it is shown. */
pay.get('/:token', async (c) => {
  const config = readConfig(c.env)
  const provider = activeProvider(config)
  const stored = await findStoredOrder(c.env.DB, 'token', c.req.param('token'))
  if (!provider || !stored?.order.payment.online) throw notFound()
  const { order, locale } = stored
  // The storefront's own host, and so its language, stays as it is.
  const back = routesOf(locale).paymentCallback(order.token)
  c.header('Referrer-Policy', 'no-referrer')
  if (order.status !== 'new' && order.status !== 'payment_failed') return c.redirect(back, 303)
  try {
    const url = await startPayment(c.env.DB, provider, stored, config, new Date())
    return c.redirect(url, 303)
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    const { kind, message: detail } = error
    log('warn', 'payment-failure', { provider: provider.id, order: order.id, kind, detail })
    return c.redirect(`${back}&result=unavailable`, 303)
  }
})
