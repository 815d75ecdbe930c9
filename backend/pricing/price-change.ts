import { lowestBefore, type PastPrice } from './lowest-price.ts'

interface CurrentPrice {
  withTax: number
  originalWithTax: number | null
}

/**
 * What a new price is shown with (PAngV § 11; § 12a z. 634/1992 Sb.): a reduction keeps the price
 * before and the lowest one of the 30 days before; a price that goes up is no reduction any more.
 */
export function priceChange(
  current: CurrentPrice,
  history: readonly PastPrice[],
  withTax: number,
  since: string,
): { originalWithTax: number | null; lowest30WithTax: number | null } {
  if (withTax >= current.withTax) return { originalWithTax: null, lowest30WithTax: null }
  return {
    originalWithTax: Math.max(current.originalWithTax ?? 0, current.withTax),
    lowest30WithTax: lowestBefore(history, since),
  }
}
