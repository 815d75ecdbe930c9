import { lowestBefore, type PastPrice } from './lowest-price.ts'

interface CurrentPrice {
  withTax: number
  originalWithTax: number | null
}

/**
 * Reference prices of a new price (PAngV § 11; § 12a z. 634/1992 Sb.): a reduction keeps the
 * previous price and the lowest one of the 30 days before; an increase ends the reduction.
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
