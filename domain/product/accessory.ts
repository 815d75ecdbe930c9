import * as z from 'zod/mini'
import { SaleUnit } from './availability.ts'
import { BasePrice } from './prices.ts'
import { Image } from '../content/image.ts'

/** Relation to the cart item; the reason for showing it (UX rule 20). */
export const accessoryKinds = ['requires', 'consumables', 'fits'] as const

/** An accessory of a cart item: the variant that fits it. */
export const Accessory = z.object({
  kind: z.enum(accessoryKinds),
  /** The cart item. */
  forName: z.string(),
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  /** Empty if the product has one variant only. */
  variantName: z.string(),
  slug: z.string(),
  image: z.nullable(Image),
  unit: SaleUnit,
  amountMin: z.number(),
  unitWithTax: z.number(),
  unitWithoutTax: z.number(),
  basePrice: z.optional(z.nullable(BasePrice)),
  delayDays: z.int(),
})
export type Accessory = z.infer<typeof Accessory>
