import type { Config } from '../env.ts'
import { refundNotice } from '../mail/refund-notice.ts'
import { mailInsert } from '../mail/outbox-table.ts'
import { staffSender } from '../mail/staff-sender.ts'
import { loadMerchant } from '../merchant/load-merchant.ts'
import { log } from '../request/log.ts'
import { findStoredOrder } from '../store/orders/stored-order.ts'
import type { Refund } from './ledger.ts'

/** Stops requesting a refund; the merchant is notified once, to refund manually. */
export async function abandonRefund(
  db: D1Database,
  { id, orderId, provider, payment, amount }: Refund,
  config: Config,
  now: Date,
): Promise<void> {
  const stored = await findStoredOrder(db, 'id', orderId)
  log('error', 'refund-given-up', { provider, refund: id, orderId })
  const sender = staffSender(await loadMerchant(db), config)
  const isOpen = {
    sql: 'EXISTS (SELECT 1 FROM order_payment WHERE id = ?1 AND given_up_at IS NULL)',
    value: id,
  }
  const notice = stored && {
    recipient: sender.merchant.email,
    locale: sender.locale,
    ...refundNotice(sender, stored.order, { provider, payment: payment ?? '', amount }),
  }
  await db.batch([
    ...(notice ? [mailInsert(db, notice, isOpen)] : []),
    db
      .prepare('UPDATE order_payment SET given_up_at = ?2 WHERE id = ?1 AND given_up_at IS NULL')
      .bind(id, now.toISOString()),
  ])
}
