import * as z from 'zod'
import type { Order } from '../../domain/order/order.ts'
import type { Config } from '../env.ts'
import { findStoredOrder, type StoredOrder } from '../store/orders/stored-order.ts'
import { changeOrder, orderEvent } from '../store/orders/order-event.ts'
import { payLate } from '../store/orders/pay-late.ts'

export const PaymentResult = z.enum(['paid', 'declined', 'abandoned'])
export type PaymentResult = z.infer<typeof PaymentResult>

/**
 * Takes in what a payment provider says of an order, however late and however often, and gives the
 * status that follows. What is paid stays paid, whatever comes after it.
 */
export async function settle(
  db: D1Database,
  stored: StoredOrder,
  result: PaymentResult,
  config: Config,
  now: Date,
): Promise<Order['status']> {
  const { id } = stored.order
  if (result === 'paid') {
    const open: Order['status'][] = ['new', 'payment_failed']
    const paid = orderEvent(db, { orderId: id, kind: 'paid', from: open, to: 'paid', now })
    const isPaid = await changeOrder(db, paid)
    // Not open any more: paid before, or released a moment ago.
    if (!isPaid) await payLate(db, stored, config, now)
  }
  if (result === 'declined') {
    await changeOrder(
      db,
      orderEvent(db, {
        orderId: id,
        kind: 'payment_failed',
        from: ['new'],
        to: 'payment_failed',
        now,
      }),
    )
  }
  return (await findStoredOrder(db, 'id', id))?.order.status ?? stored.order.status
}
