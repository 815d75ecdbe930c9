import type { Config } from '../../env.ts'
import { eachDueOrder } from './each-due-order.ts'
import { findStoredOrder } from './stored-order.ts'
import { releaseOrder } from './release-order.ts'

/**
 * Releases orders whose online payment is overdue (`paymentWindowHours`), and returns the number. A
 * concurrently paid one is unchanged.
 */
export function releaseUnpaidOrders(
  db: D1Database,
  config: Config,
  now = new Date(),
): Promise<number> {
  const due = { job: 'release-abandoned', where: 'pay_until < ?1', values: [now.toISOString()] }
  return eachDueOrder(db, due, async (id) => {
    const stored = await findStoredOrder(db, 'id', id)
    return stored !== null && (await releaseOrder(db, stored, config, now))
  })
}
