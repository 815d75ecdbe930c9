import * as z from 'zod/mini'
import { WarehouseStock } from '../product/product.ts'
import { Availability, SaleUnit } from '../product/availability.ts'
import { Image } from '../content/image.ts'
import { BasePrice, Prices } from '../product/prices.ts'

/** A variant in a list of codes. */
export const CodedVariant = z.object({
  id: z.string(),
  name: z.string(),
  /** The name that stands alone, as on the order. */
  fullname: z.optional(z.string()),
  /** Our product code (SKU) of this variant. */
  catalogCode: z.string(),
  product: z.object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    image: z.nullable(Image),
    saleable: z.boolean(),
  }),
  unit: SaleUnit,
  prices: z.extend(z.pick(Prices, { unitWithTax: true, unitWithoutTax: true }), {
    /** Left out by stores that do not know it (PAngV § 4). */
    basePrice: z.optional(z.nullable(BasePrice)),
  }),
  availability: Availability,
  /** Left out if stock by warehouse is not disclosed. */
  warehouses: z.optional(z.array(WarehouseStock)),
})
export type CodedVariant = z.infer<typeof CodedVariant>

/** Maximum codes per lookup: the lines of a bulk order. */
export const maxCodes = 500

/** Maximum length of a code. */
export const maxCodeLength = 64

/** Result of one code: none, one variant, or several with the same number. */
export const FoundCode = z.object({
  /** As requested. */
  code: z.string(),
  variants: z.array(CodedVariant),
})
export type FoundCode = z.infer<typeof FoundCode>
