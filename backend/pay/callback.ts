import type { Hono } from 'hono'
import * as z from 'zod'
import { CurrencyCode } from '../../domain/currency.ts'
import type { AppEnv } from '../contract/handle.ts'
import { refuseIssues } from '../contract/issues.ts'
import { Refusal, notFound } from '../contract/refusal.ts'
import { readConfig } from '../env.ts'
import { toMinor } from '../pricing/money.ts'
import { timingSafeEqual } from '../store/sign-in/password.ts'
import { findStoredOrder } from '../store/orders/stored-order.ts'
import { isPaidBefore } from './bank-account.ts'
import { PaymentResult, settle } from './settle.ts'
import { sign } from './signature.ts'

/** Seconds since 1970, and HMAC-SHA-256 of `{timestamp}.{body}` in hexadecimal. */
export const callbackHeaders = {
  timestamp: 'X-Pay-Timestamp',
  signature: 'X-Pay-Signature',
} as const

/** Seconds by which a signature may be older or newer than now. */
const window = 300

const Callback = z.object({
  /** Token of the order. */
  order: z.string().max(100),
  result: PaymentResult,
  /** What was to be paid, as a decimal: another amount is another payment. */
  amount: z.number(),
  currency: CurrencyCode,
})

/**
 * What a payment provider, or the import of a bank's statement, tells the shop from server to server,
 * as often as it likes.
 */
export function callbackCalls(app: Hono<AppEnv>): void {
  app.post('/callback', async (c) => {
    const config = readConfig(c.env)
    const text = await c.req.text()
    const timestamp = c.req.header(callbackHeaders.timestamp) ?? ''
    const signature = c.req.header(callbackHeaders.signature) ?? ''
    const isRecent =
      /^\d{1,12}$/.test(timestamp) && Math.abs(Date.now() / 1000 - Number(timestamp)) <= window
    const expected = await sign(`${timestamp}.${text}`, config.PAY_SECRET)
    if (!isRecent || !timingSafeEqual(signature, expected)) {
      throw new Refusal(401, { key: 'notSigned', code: 'not_signed' })
    }
    const callback = Callback.safeParse(parseJson(text))
    if (!callback.success) throw refuseIssues(callback.error.issues)
    const { order: token, result, amount, currency } = callback.data
    const stored = await findStoredOrder(c.env.DB, 'token', token)
    if (!stored || !isPaidBefore(stored.order)) throw notFound()
    const { prices, currencyCode } = stored.order
    if (toMinor(amount) !== toMinor(prices.totalWithTax) || currency !== currencyCode) {
      throw new Refusal(422, { key: 'invalid', code: 'amount', field: 'amount' })
    }
    const status = await settle(c.env.DB, stored, result, config, new Date())
    return c.json({ data: { status } })
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, { key: 'notJson', code: 'not_json' })
  }
}
