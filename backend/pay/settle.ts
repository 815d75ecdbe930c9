import * as z from 'zod'
import type { Order } from '../../domain/order/order.ts'
import type { Config } from '../env.ts'
import type { StoredOrder } from '../store/orders/stored-order.ts'
import { changeOrder, furtherEvent, orderEvent } from '../store/orders/order-event.ts'
import { settleEarnedCredits } from '../store/account/earn-credits.ts'
import { invoiceDue } from '../store/orders/document-due.ts'
import { acceptLatePayment } from '../store/orders/accept-late-payment.ts'
import { orderProgressEmail } from '../mail/order-progress-email.ts'
import { totalOf } from './amount-due.ts'
import { isTransfer } from './bank-account.ts'
import { isBooked, isBookedTwice, type Receipt, receiptInsert, onlyReceipt } from './ledger.ts'
import { refundExcess } from './refund.ts'

export const PaymentResult = z.enum(['paid', 'declined', 'abandoned'])
export type PaymentResult = z.infer<typeof PaymentResult>

const open: Order['status'][] = ['new', 'payment_failed']

/** Processes a payment event of an order, in any order and repeatedly. A paid order stays paid. */
export async function settle(
  db: D1Database,
  stored: StoredOrder,
  result: PaymentResult,
  config: Config,
  now: Date,
  receipt: Receipt = onlyReceipt('callback', stored.order, totalOf(stored.order)),
): Promise<void> {
  const { order } = stored
  if (result === 'paid' && !(await isBooked(db, 'payment', receipt))) {
    try {
      await book(db, stored, receipt, config, now)
    } catch (error) {
      // A concurrent duplicate.
      if (!isBookedTwice(error)) throw error
    }
    await refundExcess(db, order.id, config, now)
  }
  if (result === 'declined') {
    await changeOrder(
      db,
      orderEvent(db, {
        orderId: order.id,
        kind: 'payment_failed',
        from: ['new'],
        to: 'payment_failed',
        now,
      }),
    )
  }
}

/** Books a payment of an open or closed order. */
async function book(
  db: D1Database,
  stored: StoredOrder,
  receipt: Receipt,
  config: Config,
  now: Date,
): Promise<void> {
  const { order } = stored
  const { id: orderId } = order
  const insert = receiptInsert(db, order, receipt, now)
  const data = { amount: receipt.amount }
  const isPaid = await changeOrder(db, [
    ...orderEvent(db, { orderId, kind: 'paid', from: open, to: 'paid', now, data }),
    insert,
    invoiceDue(db, orderId, now),
    settleEarnedCredits(db, orderId, now),
    // Who pays online sees the result at once.
    ...(isTransfer(order)
      ? await orderProgressEmail(
          db,
          { kind: 'paid', amount: receipt.amount, isSent: false },
          stored,
          config,
        )
      : []),
  ])
  if (isPaid || (await acceptLatePayment(db, stored, config, now, receipt))) return
  // Already paid another way: booked and refunded.
  await db.batch([insert, furtherEvent(db, { orderId, kind: 'paid', now, data })])
}
