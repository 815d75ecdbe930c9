import { roundToMinor } from '../minor-units.ts'
import type { Gift } from './gift.ts'

interface Amounts {
  withTax: number
  withoutTax: number
}

/** A gift's price, rounded up to the decimal places of the active currency (spec §9). */
export function giftPrice(
  { priceWithTax }: Pick<Gift, 'priceWithTax'>,
  decimalPlaces: number,
): number {
  const unit = 10 ** decimalPlaces
  // Float error: 0.29 * 100 must not round up by a cent.
  return Math.ceil(Math.round(priceWithTax * unit * 1e6) / 1e6) / unit
}

/**
 * Total price of the chosen gifts, and its net part by the ratio of the original prices (spec §9).
 */
export function giftTotal(
  chosen: readonly Pick<Gift, 'priceWithTax' | 'priceWithoutTax'>[],
  decimalPlaces: number,
): Amounts {
  return chosen.reduce(
    (sum, gift) => {
      const price = giftPrice(gift, decimalPlaces)
      const ratio = gift.priceWithTax > 0 ? gift.priceWithoutTax / gift.priceWithTax : 1
      return {
        withTax: roundToMinor(sum.withTax + price),
        withoutTax: roundToMinor(sum.withoutTax + price * ratio),
      }
    },
    { withTax: 0, withoutTax: 0 },
  )
}
