import * as z from 'zod'
import { routesOf } from '../../domain/routes.ts'
import { rowSchema, rowsOf } from '../db/rows.ts'
import { type Config, shopUrlOf } from '../env.ts'
import type { StoredOrder } from '../store/orders/stored-order.ts'
import type { PaymentProvider } from './providers/payment-provider.ts'

const minute = 60_000
/** Lifetime of a payment page; an order waits longer, with a new page. */
const sessionMinutes = 120
/** Minimum remaining lifetime of a reused page. */
const leastMinutes = 35

const SessionRow = rowSchema('payment_session', {
  id: z.string(),
  nth: z.number(),
  url: z.string().nullable(),
  expiresAt: z.string(),
})

/**
 * Payment page of an open order: the current one, else a new one. If its response was lost it is
 * requested again with the same key, so there is only one. @throws PaymentFailure
 */
export async function startPayment(
  db: D1Database,
  provider: PaymentProvider,
  { order, locale, amount }: StoredOrder & { amount: number },
  config: Config,
  now: Date,
): Promise<string> {
  const { id, code, token, currencyCode: currency, payment, customer } = order
  const key = [id, provider.id, payment.id, amount, currency]
  const session = await openSession(db, key, now)
  if (session.url) return session.url
  const back = shopUrlOf(config, locale) + routesOf(locale).paymentCallback(token)
  const { reference, url } = await provider.start({
    orderId: id,
    code,
    token,
    email: customer.email,
    locale,
    method: payment.id,
    amount,
    currency,
    expiresAt: new Date(session.expiresAt),
    paidUrl: `${back}&result=paid`,
    abandonedUrl: `${back}&result=abandoned`,
    key: session.id,
  })
  await db
    .prepare('UPDATE payment_session SET reference = ?2, url = ?3 WHERE id = ?1')
    .bind(session.id, reference, url)
    .run()
  return url
}

/**
 * The usable session, else a new one, in one round trip. Concurrent requests get the same one: order
 * and number are unique.
 */
async function openSession(db: D1Database, key: readonly (string | number)[], now: Date) {
  const usable = `FROM payment_session WHERE order_id = ?1 AND provider = ?2 AND method = ?3
    AND amount = ?4 AND currency = ?5 AND state = 'open' AND expires_at > ?6`
  const stillUsable = new Date(now.getTime() + leastMinutes * minute).toISOString()
  const [, found] = await db.batch([
    db
      .prepare(
        `INSERT INTO payment_session (id, order_id, nth, provider, method, amount, currency, state, expires_at)
        SELECT ?7, ?1, 1 + coalesce(max(nth), 0), ?2, ?3, ?4, ?5, 'open', ?8
        FROM payment_session WHERE order_id = ?1
        HAVING NOT EXISTS (SELECT 1 ${usable})
        ON CONFLICT (order_id, nth) DO NOTHING`,
      )
      .bind(
        ...key,
        stillUsable,
        crypto.randomUUID(),
        new Date(now.getTime() + sessionMinutes * minute).toISOString(),
      ),
    db
      .prepare(`SELECT id, nth, url, expires_at ${usable} ORDER BY nth DESC LIMIT 1`)
      .bind(...key, stillUsable),
  ])
  const [session] = rowsOf(found, SessionRow)
  if (!session) throw new Error('The payment session was not stored')
  return session
}
