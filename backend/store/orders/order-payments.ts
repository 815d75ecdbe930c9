import { isPaidInCash } from '../../../domain/order/amount-to-pay.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import type { Payment } from '../../../domain/checkout/checkout.ts'
import type { Order } from '../../../domain/order/order.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Config } from '../../env.ts'
import { paymentDeadline } from '../../pay/window.ts'
import type { Caller } from '../../request/caller.ts'
import { orderedPayment, paymentsFor } from '../checkout/delivery/methods.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { changeOrder, orderEvent } from './order-event.ts'

const open: Order['status'][] = ['new', 'payment_failed']

/**
 * Other payment methods of an open order. Only those with the same costs and cash rounding: another
 * total would need a new confirmation.
 */
export function otherPayments(
  merchant: Merchant,
  order: Order,
  caller: Caller,
  config: Config,
): Payment[] {
  if (!open.includes(order.status)) return []
  const shipper = merchant.shipping.offers.find(({ id }) => id === order.shipper.id)
  const ofOrder = { ...caller, currency: order.currencyCode }
  const isInCash = isPaidInCash(order)
  return paymentsFor(merchant, ofOrder, false, config).filter(
    ({ id, priceWithTax, inCash }) =>
      id !== order.payment.id &&
      Boolean(inCash) === isInCash &&
      priceWithTax === order.prices.paymentPriceWithTax &&
      !shipper?.blockedPayments.includes(id),
  )
}

/** Changes the payment method of an open order; a concurrently paid one is unchanged. */
export async function changePayment(
  db: D1Database,
  order: Order,
  paymentId: string,
  caller: Caller,
  config: Config,
  now: Date,
): Promise<void> {
  // Named as the rest of the order's document.
  const inItsLanguage = { ...caller, locale: order.document?.locale ?? caller.locale }
  const offered = otherPayments(await loadMerchant(db), order, inItsLanguage, config)
  const payment = offered.find(({ id }) => id === paymentId)
  if (!payment) {
    throw new Refusal(422, { key: 'paymentBlocked', code: 'payment_blocked', field: 'payment_id' })
  }
  const chosen = orderedPayment(payment)
  await changeOrder(db, [
    ...orderEvent(db, { orderId: order.id, kind: 'payment_changed', from: open, to: 'new', now }),
    db
      .prepare(
        `UPDATE sale_order SET pay_until = ?3,
          snapshot = json_replace(json_set(snapshot, '$.payment', json(?2)),
            '$.document.payment.id', ?2 ->> '$.id', '$.document.payment.name', ?2 ->> '$.name')
        WHERE id = ?1`,
      )
      .bind(
        order.id,
        JSON.stringify(chosen),
        paymentDeadline({ payment: chosen }, now.toISOString(), config),
      ),
  ])
}
