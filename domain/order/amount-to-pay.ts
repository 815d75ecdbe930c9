import { toDecimal, toMinor } from '../minor-units.ts'
import { handedOver } from '../tax/cash-coins.ts'
import { payableOf } from '../tax/cash-rounding.ts'
import type { OrderDocument } from './order-document.ts'
import type { OrderStanding } from './order-history.ts'
import type { Order } from './order.ts'

type Payable = Pick<Order, 'state' | 'document' | 'prices'>

/**
 * Amount of an open order that its customer has to pay: without cancelled items, in cash rounded to
 * coins. The total of the order if the store keeps no state.
 */
export function amountToPay({ state, document, prices }: Payable): number {
  if (state) return state.due
  return document ? payableOf(document) : prices.totalWithTax
}

/** Paid at the handover: what is refunded cannot go back the same way. */
export function isPaidInCash({ document }: Pick<Order, 'document'>): boolean {
  return document?.rounding !== undefined
}

/**
 * Total of an order by now, without what was cancelled, returned or refunded since; of one that is
 * gone completely as it was placed, by which its customer knows it.
 */
export function currentTotal({ state, document, prices }: Payable): number {
  const left = document && state?.credited ? remainingTotal(document, state) : 0
  return left || prices.totalWithTax
}

/**
 * Total of an order less later deductions. In cash it is rounded to coins, unless it was handed over
 * before them: a refund is a transfer, to the cent.
 */
export function remainingTotal(
  document: OrderDocument,
  { credited, paid }: Pick<OrderStanding, 'credited' | 'paid'>,
): number {
  const left = toMinor(document.totals.order.gross) - toMinor(credited)
  const refund = toMinor(paid) - left
  if (left === 0 || refund <= 0) return handedOver(document, toDecimal(left))
  return toDecimal(toMinor(handedOver(document, paid)) - refund)
}
