import * as z from 'zod'
import { findRow, readRows, rowSchema } from '../../db/rows.ts'
import type { Config } from '../../env.ts'
import { type Receipt, receiptInsert } from '../../pay/ledger.ts'
import { orderStatusEmail } from '../../mail/order-status-email.ts'
import { creditsToSpendAgain, isOverdrawn, spendCreditsAgain } from '../account/credits.ts'
import { settleEarnedCredits } from '../account/earn-credits.ts'
import type { StoredOrder } from './stored-order.ts'
import { invoiceDue } from './document-due.ts'
import { changeOrder, orderEvent } from './order-event.ts'
import { slotRetaking } from '../checkout/delivery/take-slot.ts'
import { reserveStockAgain, type OrderLine } from '../checkout/reserve-stock.ts'
import { reuseCoupon } from '../checkout/use-coupon.ts'

/**
 * Processes the payment of a cancelled order. An order released as unpaid is fulfilled if items and
 * credits are still available; otherwise, and if the shop had cancelled it, the money is refunded.
 */
export async function acceptLatePayment(
  db: D1Database,
  stored: StoredOrder,
  config: Config,
  now: Date,
  receipt: Receipt,
): Promise<boolean> {
  const { id } = stored.order
  const insert = receiptInsert(db, stored.order, receipt, now)
  if (await wasReleased(db, id)) {
    try {
      const statements = await reinstatement(db, stored, config, now)
      return await changeOrder(db, [
        ...statements,
        insert,
        invoiceDue(db, id, now),
        settleEarnedCredits(db, id, now),
      ])
    } catch (error) {
      if (!isUnavailable(error)) throw error
    }
  }
  return changeOrder(db, [
    ...orderEvent(db, {
      orderId: id,
      kind: 'refund',
      from: ['cancelled'],
      to: 'refund_pending',
      now,
      data: { amount: receipt.amount },
    }),
    insert,
    ...(await orderStatusEmail(db, { refund: receipt.amount }, stored, config)),
  ])
}

const ItemRow = rowSchema('sale_order_item', {
  id: z.string(),
  variantId: z.string(),
  amount: z.number(),
  unitWithTax: z.number(),
  totalWithTax: z.number(),
})

async function reinstatement(
  db: D1Database,
  stored: StoredOrder,
  config: Config,
  now: Date,
): Promise<D1PreparedStatement[]> {
  const { id, document, shippingAddress } = stored.order
  // Its VAT depends on the dispatch country.
  const dispatchedFrom = document?.tax.dispatchCountry ?? shippingAddress?.country ?? ''
  const results = await readRows(
    db
      .prepare(
        'SELECT id, variant_id, amount, unit_with_tax, total_with_tax FROM sale_order_item WHERE order_id = ?1',
      )
      .bind(id),
    ItemRow,
  )
  const lines = results.map((row): OrderLine => [
    row.id,
    row.variantId,
    row.amount,
    row.unitWithTax,
    row.totalWithTax,
  ])
  const credits = await creditsToSpendAgain(db, id)
  return [
    ...orderEvent(db, { orderId: id, kind: 'reinstated', from: ['cancelled'], to: 'paid', now }),
    ...reserveStockAgain(db, id, lines, [dispatchedFrom, dispatchedFrom]),
    ...reuseCoupon(db, id),
    spendCreditsAgain(db, id),
    slotRetaking(db, id),
    ...(await orderStatusEmail(db, 'reinstated', stored, config, credits)),
  ]
}

const EventRow = rowSchema('order_event', { kind: z.string() })

/** Only unchanged orders can be restored; an operator's changes make that undefined. */
async function wasReleased(db: D1Database, orderId: string): Promise<boolean> {
  const last = await findRow(
    db
      .prepare(
        `SELECT kind FROM order_event WHERE order_id = ?1 AND NOT EXISTS (SELECT 1 FROM order_event
          WHERE order_id = ?1 AND kind = 'partly_cancelled') ORDER BY at DESC, rowid DESC LIMIT 1`,
      )
      .bind(orderId),
    EventRow,
  )
  return last?.kind === 'released'
}

/** Items were sold, or the credits spent, meanwhile. */
function isUnavailable(error: unknown): boolean {
  const isSold = error instanceof Error && error.message.includes('stock_not_negative')
  return isSold || isOverdrawn(error)
}
