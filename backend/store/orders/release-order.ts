import type { Config } from '../../env.ts'
import { orderStatusEmail } from '../../mail/order-status-email.ts'
import { creditsToRefund, refundCredits } from '../account/credits.ts'
import { notifyWatchers } from '../products/notify-watchers.ts'
import type { StoredOrder } from './stored-order.ts'
import { changeOrder, orderEvent } from './order-event.ts'
import { slotReturn } from '../checkout/delivery/take-slot.ts'
import { returnStock } from '../checkout/reserve-stock.ts'
import { returnCoupon } from '../checkout/use-coupon.ts'

/**
 * Cancels an order in one transaction: restocks items, releases coupon use, credits and time slot,
 * each once, and emails the customer. False if it was no longer open.
 */
export async function releaseOrder(
  db: D1Database,
  stored: StoredOrder,
  config: Config,
  now: Date,
): Promise<boolean> {
  const { id } = stored.order
  const credits = await creditsToRefund(db, id)
  const isReleased = await changeOrder(db, [
    ...orderEvent(db, {
      orderId: id,
      kind: 'released',
      from: ['new', 'payment_failed'],
      to: 'cancelled',
      now,
    }),
    ...releaseReservations(db, id, now),
    ...(await orderStatusEmail(db, 'released', stored, config, credits)),
  ])
  if (isReleased) await notifyWatchers(db, config, variantsOf(stored))
  return isReleased
}

function variantsOf({ order }: StoredOrder): string[] {
  return order.items.flatMap(({ variantId }) => variantId || [])
}

function releaseReservations(db: D1Database, orderId: string, now: Date): D1PreparedStatement[] {
  return [
    ...returnStock(db, orderId),
    ...returnCoupon(db, orderId, now),
    refundCredits(db, orderId),
    slotReturn(db, orderId),
  ]
}
