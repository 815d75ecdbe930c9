import type { CurrencyCode } from '../../../../domain/currency.ts'
import { type Bits, hasBit } from '../../listing/bits.ts'
import type { Segment } from '../../listing/segment.ts'

/** The cheapest marked variant of a product, the first on ties. */
export function cheapestOf(
  segment: Segment,
  marked: Bits,
  index: number,
  currency: CurrencyCode,
): { bit: number; price: number; priceFrom: boolean; count: number } | null {
  const { starts } = segment
  const prices = segment.column(`price:${currency}`)
  const start = starts[index] ?? 0
  let [cheapest, lowest, highest] = [-1, 0, 0]
  let count = 0
  for (let at = start; at < (starts[index + 1] ?? 0); at++) {
    if (!hasBit(marked, at)) continue
    const code = prices?.codes[at] ?? 0
    count++
    if (cheapest < 0 || code < lowest) [cheapest, lowest] = [at, code]
    highest = Math.max(highest, code)
  }
  if (cheapest < 0) return null
  const price = prices?.numbers[lowest - 1] ?? 0
  return { bit: cheapest - start, price, priceFrom: highest > lowest, count }
}
