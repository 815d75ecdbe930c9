import * as z from 'zod/mini'
import { WarehouseStock } from '../product/product.ts'
import { Availability, SaleUnit } from '../product/availability.ts'
import { Image } from '../content/image.ts'
import { Prices } from '../product/prices.ts'

/** A variant as a list of codes shows it. */
export const CodedVariant = z.object({
  id: z.string(),
  name: z.string(),
  /** Our article number (SKU): of this variant only. */
  catalogCode: z.string(),
  product: z.object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    image: z.nullable(Image),
    saleable: z.boolean(),
  }),
  unit: SaleUnit,
  prices: z.pick(Prices, { unitWithTax: true, unitWithoutTax: true }),
  availability: Availability,
  /** Left out where stock by warehouse is not told. */
  warehouses: z.optional(z.array(WarehouseStock)),
})
export type CodedVariant = z.infer<typeof CodedVariant>

/** Most codes that are looked up at once: the lines of a bulk order. */
export const maxCodes = 500

/** Longest code that is looked up. */
export const maxCodeLength = 64

/** What one code stands for: nothing, a variant, or several that share a number. */
export const FoundCode = z.object({
  /** As it was asked. */
  code: z.string(),
  variants: z.array(CodedVariant),
})
export type FoundCode = z.infer<typeof FoundCode>
