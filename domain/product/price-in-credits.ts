/**
 * Whole loyalty credits that pay an amount with tax, as the store counts them: rounded up.
 * `worth`: what one credit pays, in the same currency.
 */
export function priceInCredits(withTax: number, worth: number): number {
  // 2.6 / 0.04 is 65.00000000000001 to a computer.
  return Math.ceil(Number((withTax / worth).toFixed(6)))
}
