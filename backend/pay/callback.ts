import type { Hono } from 'hono'
import * as z from 'zod'
import { CurrencyCode } from '../../domain/currency.ts'
import type { AppEnv } from '../contract/handle.ts'
import { refuseIssues } from '../contract/issues.ts'
import { Refusal, notFound } from '../contract/refusal.ts'
import { readConfig } from '../env.ts'
import { toMinor } from '../../domain/minor-units.ts'
import { findStoredOrder } from '../store/orders/stored-order.ts'
import type { Order } from '../../domain/order/order.ts'
import { amountDue, totalOf } from './amount-due.ts'
import { isPaidBefore } from './bank-account.ts'
import { isBooked, onlyReceipt, type Receipt } from './ledger.ts'
import { readSigned } from './providers/signed-message.ts'
import { PaymentResult, settle } from './settle.ts'

const Callback = z.object({
  /** Token of the order. */
  order: z.string().max(100),
  result: PaymentResult,
  /** The paid amount, as a decimal: one that the order does not owe is refused. */
  amount: z.number(),
  currency: CurrencyCode,
})

/**
 * Server-to-server payment notification of a bank import or of the merchant's own payment page;
 * idempotent.
 */
export function callbackCalls(app: Hono<AppEnv>): void {
  app.post('/callback', async (c) => {
    const config = readConfig(c.env)
    const message = { body: await c.req.text(), headers: c.req.raw.headers }
    const callback = Callback.safeParse(await readSigned(message, config.PAY_SECRET))
    if (!callback.success) throw refuseIssues(callback.error.issues)
    const { order: token, result, amount, currency } = callback.data
    const stored = await findStoredOrder(c.env.DB, 'token', token)
    if (!stored || !isPaidBefore(stored.order)) throw notFound()
    const { order } = stored
    const receipt = onlyReceipt('callback', order, toMinor(amount))
    const isExpected = await isAmountOf(c.env.DB, order, receipt)
    if (!isExpected || currency !== order.currencyCode) {
      throw new Refusal(422, { key: 'invalid', code: 'amount', field: 'amount' })
    }
    await settle(c.env.DB, stored, result, config, new Date(), receipt)
    const settled = await findStoredOrder(c.env.DB, 'id', stored.order.id)
    const { status } = settled?.order ?? stored.order
    return c.json({ data: { status } })
  })
}

/**
 * What is owed; the total, because the customer may not know yet that a part is cancelled and gets
 * the rest back; or what was booked before.
 */
async function isAmountOf(db: D1Database, order: Order, receipt: Receipt): Promise<boolean> {
  const { amount } = receipt
  if (amount === totalOf(order) || amount === (await amountDue(db, order))) return true
  return isBooked(db, 'payment', receipt)
}
