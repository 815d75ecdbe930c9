import * as z from 'zod'
import { readRows, rowSchema } from '../../db/rows.ts'
import type { Config } from '../../env.ts'
import { closeRefund } from '../../pay/close-refund.ts'
import { findProvider } from '../../pay/providers/find-provider.ts'
import { sendRefunds } from '../../pay/send-refunds.ts'

const OpenRow = rowSchema('order_payment', {
  id: z.string(),
  orderId: z.string(),
  amount: z.number(),
  provider: z.string(),
})

/**
 * Through the provider; a transfer was confirmed by the operator. Its reference is in the event: one
 * transfer may refund several orders, whereas the id of a provider's refund is unique.
 */
export async function executeRefund(
  db: D1Database,
  orderId: string,
  config: Config,
  now: Date,
): Promise<void> {
  await sendRefunds(db, orderId, config, now)
  const statement = db.prepare(
    `SELECT id, order_id, amount, provider FROM order_payment
    WHERE order_id = ?1 AND kind = 'refund' AND state = 'requested'`,
  )
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each iteration closes one refund and finds the next
    const open = await openTransfer()
    if (!open) return
    // oxlint-disable-next-line no-await-in-loop
    await closeRefund(db, open, { reference: '', state: 'done' }, config, now)
  }

  async function openTransfer() {
    const refunds = await readRows(statement.bind(orderId), OpenRow)
    return refunds.find(({ provider }) => findProvider(config, provider) === null)
  }
}
