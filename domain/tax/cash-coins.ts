import type { CurrencyCode } from '../currency.ts'
import { toDecimal, toMinor } from '../minor-units.ts'
import type { OrderDocument } from '../order/order-document.ts'
import { cashRounding } from './cash-rounding.ts'

type CashOrder = Pick<OrderDocument, 'rounding' | 'currencyCode' | 'shippingAddress'>

/**
 * Smallest cash unit of a currency, in hundredths: crowns have had no coin below one since 2008, so
 * Czech law rounds the sum of a cash sale to it (§ 3 zákona č. 634/1992 Sb.).
 */
const smallestCoin: Readonly<Record<CurrencyCode, number>> = { CZK: 100 }

/**
 * Countries that round cash although the currency has smaller coins: Slovakia, since 1 July 2022
 * (zákon č. 18/1996 Z. z.).
 */
const smallestCoinIn: Readonly<Record<string, Readonly<Record<CurrencyCode, number>>>> = {
  SVK: { EUR: 5 },
}

/** Cash rounding step by the place of handover: 0.05, 1. */
export function cashStepOf(currency: CurrencyCode, country: string): number {
  return toDecimal(smallestCoinIn[country]?.[currency] ?? smallestCoin[currency] ?? 1)
}

/** An amount that is paid for an order: in coins if it is paid in cash on handover. */
export function handedOver(document: CashOrder | undefined, amount: number): number {
  if (document?.rounding === undefined) return amount
  const step = cashStepOf(document.currencyCode, document.shippingAddress.country)
  return toDecimal(toMinor(amount) + toMinor(cashRounding(amount, step)))
}
