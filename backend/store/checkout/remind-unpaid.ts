import type { Config } from '../../env.ts'
import { orderNews } from '../../mail/order-news.ts'
import { transferId } from '../../pay/bank-account.ts'
import { day, reminderDays } from '../../pay/window.ts'
import { findKeptOrder } from './kept-order.ts'
import { changeOrder, orderEvent } from './order-event.ts'

/** Orders of one run; what is left comes with the next one. */
const atOnce = 100

/**
 * Reminds once of transfers that have not come, `reminderDays` before their goods are released, and
 * gives how many.
 */
export async function remindUnpaid(
  db: D1Database,
  config: Config,
  now = new Date(),
): Promise<number> {
  const { results } = await db
    .prepare(
      `SELECT id FROM sale_order WHERE status = 'new' AND pay_until > ?1 AND pay_until <= ?2
        AND snapshot ->> '$.payment.id' = ?3 AND NOT EXISTS (SELECT 1 FROM order_event
          WHERE order_id = sale_order.id AND kind = 'reminded')
      ORDER BY pay_until LIMIT ?4`,
    )
    .bind(
      now.toISOString(),
      new Date(now.getTime() + reminderDays * day).toISOString(),
      transferId,
      atOnce,
    )
    .all<{ id: string }>()
  let reminded = 0
  for (const { id } of results) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction each, and no hurry
    const kept = await findKeptOrder(db, 'id', id)
    if (!kept) continue
    const reminder = [
      ...orderEvent(db, { orderId: id, kind: 'reminded', from: ['new'], to: 'new', now }),
      ...orderNews(db, 'reminder', kept, config),
    ]
    // oxlint-disable-next-line no-await-in-loop
    if (await changeOrder(db, reminder)) reminded++
  }
  return reminded
}
