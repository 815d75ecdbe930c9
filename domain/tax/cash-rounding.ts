import { toDecimal, toMinor } from '../minor-units.ts'
import type { Settlement } from '../order/order-document.ts'

/**
 * Cash rounding of a sum. It is no part of the price, so it has no VAT (§ 36 odst. 5 zákona č.
 * 235/2004 Sb.). A positive sum never becomes zero.
 */
export function cashRounding(sum: number, cashStep: number): number {
  const [minor, step] = [toMinor(sum), toMinor(cashStep)]
  const rounded = Math.round(minor / step) * step
  return toDecimal((rounded === 0 && minor > 0 ? step : rounded) - minor)
}

/** Amount to pay of an order: rounded if paid in cash. */
export function payableOf({ totals, rounding = 0 }: Pick<Settlement, 'totals' | 'rounding'>) {
  return toDecimal(toMinor(totals.order.gross) + toMinor(rounding))
}
