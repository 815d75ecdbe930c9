import type { CurrencyCode } from '../currency.ts'
import { toDecimal, toMinor } from '../minor-units.ts'
import type { Settlement } from '../order/order-document.ts'

/**
 * Smallest sum of a currency that can be handed over, in hundredths: crowns have had no coin below one
 * since 2008, so that Czech law has the sum of a cash sale rounded to it (§ 3 zákona č. 634/1992 Sb.).
 */
const smallestCoin: Readonly<Record<CurrencyCode, number>> = { CZK: 100 }

/** Where cash is rounded though the currency has smaller coins: Slovakia, since 1 July 2022 (zákon č. 18/1996 Z. z.). */
const smallestCoinIn: Readonly<Record<string, Readonly<Record<CurrencyCode, number>>>> = {
  SVK: { EUR: 5 },
}

/** What sums that are paid in cash end on where they are handed over: 0.05, 1. */
export function cashStepOf(currency: CurrencyCode, country: string): number {
  return toDecimal(smallestCoinIn[country]?.[currency] ?? smallestCoin[currency] ?? 1)
}

/**
 * What is added to a sum, or taken off, because it is paid in cash. It is no part of the price, so no
 * VAT is in it (§ 36 odst. 5 zákona č. 235/2004 Sb.). What is owed at all never becomes nothing.
 */
export function cashRounding(sum: number, cashStep: number): number {
  const [minor, step] = [toMinor(sum), toMinor(cashStep)]
  const rounded = Math.round(minor / step) * step
  return toDecimal((rounded === 0 && minor > 0 ? step : rounded) - minor)
}

/** What an order comes to for whoever pays it: rounded where that is done in cash. */
export function payableOf({ totals, rounding = 0 }: Pick<Settlement, 'totals' | 'rounding'>) {
  return toDecimal(toMinor(totals.order.gross) + toMinor(rounding))
}
