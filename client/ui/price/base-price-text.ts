import type { Prices } from '../../../domain/product/prices.ts'

interface PriceView {
  format: { sum(amount: number): string }
  context: { netPrices: boolean }
}

/** Net and gross price per measure; null where the law requires none. */
export type PerMeasure = Prices['basePrice'] | undefined

/**
 * Price per measure beside the price of a unit (PAngV § 4, directive 98/6/EC article 3); null if the
 * unit of sale is that measure.
 */
export function basePriceText(
  basePrice: PerMeasure,
  per: string | undefined,
  { format, context }: PriceView,
): string | null {
  if (!basePrice || basePrice.unit === per) return null
  const price = context.netPrices ? basePrice.withoutTax : basePrice.withTax
  return `${format.sum(price)} / ${basePrice.unit}`
}
