/**
 * Number of loyalty credits for a gross amount, as the store counts them: rounded up. `worth`:
 * value of one credit in the same currency.
 */
export function priceInCredits(withTax: number, worth: number): number {
  // Float error: 2.6 / 0.04 is 65.00000000000001.
  return Math.ceil(Number((withTax / worth).toFixed(6)))
}
