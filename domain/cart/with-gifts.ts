import type { CheckoutTotals } from '../checkout/checkout-totals.ts'
import type { giftTotal } from './gift-price.ts'

/** The sums with what the chosen gifts cost (spec §9). */
export function withGifts(
  totals: CheckoutTotals,
  gifts: ReturnType<typeof giftTotal> | null,
): CheckoutTotals {
  if (!gifts) return totals
  const totalWithTax = cents(totals.totalWithTax + gifts.withTax)
  const totalWithoutTax = cents(totals.totalWithoutTax + gifts.withoutTax)
  return { ...totals, totalWithTax, totalWithoutTax, tax: cents(totalWithTax - totalWithoutTax) }
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
