import type { Config } from '../../env.ts'
import { orderStatusEmail } from '../../mail/order-status-email.ts'
import { isTransferRow } from '../../pay/bank-account.ts'
import { day, reminderDays } from '../../pay/window.ts'
import { eachDueOrder } from './each-due-order.ts'
import { findStoredOrder } from './stored-order.ts'
import { changeOrder, orderEvent } from './order-event.ts'

/**
 * Sends one reminder of outstanding transfers, `reminderDays` before the release, and returns the
 * number.
 */
export function remindUnpaid(db: D1Database, config: Config, now = new Date()): Promise<number> {
  const due = {
    job: 'remind-unpaid',
    where: `pay_until > ?1 AND pay_until <= ?2 AND status = 'new'
      AND ${isTransferRow} AND NOT EXISTS (SELECT 1 FROM order_event
        WHERE order_id = sale_order.id AND kind = 'reminded')`,
    values: [now.toISOString(), new Date(now.getTime() + reminderDays * day).toISOString()],
  }
  return eachDueOrder(db, due, async (id) => {
    const stored = await findStoredOrder(db, 'id', id)
    if (!stored) return false
    return changeOrder(db, [
      ...orderEvent(db, { orderId: id, kind: 'reminded', from: ['new'], to: 'new', now }),
      ...(await orderStatusEmail(db, 'reminder', stored, config)),
    ])
  })
}
