import { apportion } from '../../domain/order/rounding/apportion.ts'
import { sumOf, type PricedLine, type GrossAndNet } from './total.ts'

/** Gross value of goods in minor units, by VAT percent. */
export type TaxMix = ReadonlyMap<number, number>

export function taxMixOf(lines: readonly Pick<PricedLine, 'vatPercent' | 'total'>[]): TaxMix {
  const mix = new Map<number, number>()
  for (const { vatPercent, total } of lines) {
    mix.set(vatPercent, (mix.get(vatPercent) ?? 0) + total.withTax)
  }
  return mix
}

/**
 * Net and gross of an amount besides goods (discount, delivery, payment): taxed in proportion to
 * the goods (Dir. 2006/112/EC Art. 78, 79).
 */
export function splitAcrossRates(withTax: number, mix: TaxMix): GrossAndNet {
  const parts = apportion(withTax, [...mix.values()])
  const sums = [...mix.keys()].map((percent, index) => sumOf(parts[index] ?? 0, percent))
  return {
    withTax,
    withoutTax: sums.reduce((sum, part) => sum + part.withoutTax, 0),
  }
}
