import * as z from 'zod/mini'
import { Image } from './image.ts'

/** A gift that can be chosen with an order of enough value (spec §3 Gift). */
export const Gift = z.object({
  id: z.string(),
  variantId: z.string(),
  name: z.string(),
  image: z.nullable(Image),
  /** Value of goods with tax from which it is offered, in the currency of the call. */
  price_from: z.number(),
  /** Symbolic price of one, before it is rounded (spec §9). */
  priceWithTax: z.number(),
  priceWithoutTax: z.number(),
  /** There is one left. */
  isAvailable: z.boolean(),
  /** The present cart is worth enough. */
  isReached: z.boolean(),
})
export type Gift = z.infer<typeof Gift>

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
  // What a binary fraction adds to 0.29 * 100 must not become a whole cent.
  return Math.ceil(Math.round(priceWithTax * unit * 1e6) / 1e6) / unit
}

/**
 * What the chosen gifts cost: their prices together, and the part without tax by the ratio of the
 * original prices (spec §9).
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
        withTax: cents(sum.withTax + price),
        withoutTax: cents(sum.withoutTax + price * ratio),
      }
    },
    { withTax: 0, withoutTax: 0 },
  )
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
