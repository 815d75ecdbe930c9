import * as z from 'zod/mini'
import { TaxClass } from '../tax/tax-decision.ts'
import { Image } from '../content/image.ts'

/** A gift that can be chosen with an order of enough value (spec §3 Gift). */
export const Gift = z.object({
  id: z.string(),
  variantId: z.string(),
  name: z.string(),
  image: z.nullable(Image),
  /** Value of items with tax from which it is offered, in the currency of the call. */
  price_from: z.number(),
  /** Symbolic price of one, before it is rounded (spec §9). */
  priceWithTax: z.number(),
  priceWithoutTax: z.number(),
  /** Rate of VAT; none: the standard one. */
  taxClass: z.optional(TaxClass),
  /** There is one left. */
  isAvailable: z.boolean(),
  /** The present cart is worth enough. */
  isReached: z.boolean(),
})
export type Gift = z.infer<typeof Gift>
