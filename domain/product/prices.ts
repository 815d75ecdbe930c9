import * as z from 'zod/mini'

const amount = z.number()

export const QuantityPrice = z.object({
  /** From this many units on. */
  from: z.number(),
  unitWithTax: amount,
  unitWithoutTax: amount,
})
export type QuantityPrice = z.infer<typeof QuantityPrice>

/** Price per measure, due for products sold by length, area, volume or weight (PAngV §§ 4-5). */
export const BasePrice = z.object({ withTax: amount, withoutTax: amount, unit: z.string() })

/** Consumer price of one unit, with and without tax. */
export const ConsumerPrice = z.object({ withTax: amount, withoutTax: amount })
export type ConsumerPrice = z.infer<typeof ConsumerPrice>

/** Decimal amounts in the currency of the call's `X-Currency` (spec §3 Prices). */
export const Prices = z.object({
  unitWithTax: amount,
  unitWithoutTax: amount,
  unitOriginalWithTax: amount,
  unitOriginalWithoutTax: amount,
  /** Whole percent against the lowest price of the last 30 days (PAngV § 11, CJEU C-330/23). */
  percentageDiscount: z.number(),
  inDiscount: z.boolean(),
  /** Lowest price with tax of the 30 days before the reduction; null when not reduced. */
  lowest30WithTax: z.nullable(amount),
  /**
   * Last day on which the price is certain, such as the end of a reduction; left out if unknown.
   */
  validUntil: z.optional(z.iso.date()),
  quantityPrices: z.array(QuantityPrice),
  basePrice: z.nullable(BasePrice),
  /** Only for partners who may see it beside their own price (spec §1). */
  consumer: z.optional(ConsumerPrice),
})
export type Prices = z.infer<typeof Prices>
