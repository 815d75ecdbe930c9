import * as z from 'zod/mini'
import { TaxClass } from '../tax/tax-decision.ts'
import { Image } from '../content/image.ts'
import { SaleUnit } from '../product/availability.ts'

/** A gift for orders above a value (spec §3 Gift). */
export const Gift = z.object({
  id: z.string(),
  variantId: z.string(),
  name: z.string(),
  image: z.nullable(Image),
  /** Minimum order value with tax, in the currency of the call. */
  price_from: z.number(),
  /** Nominal price of one, before rounding (spec §9). */
  priceWithTax: z.number(),
  priceWithoutTax: z.number(),
  /** VAT class; default: standard. */
  taxClass: z.optional(TaxClass),
  /** Unit of sale; default: piece. */
  unit: z.optional(SaleUnit),
  /** In stock. */
  isAvailable: z.boolean(),
  /** The current cart reaches the minimum. */
  isReached: z.boolean(),
})
export type Gift = z.infer<typeof Gift>
