import * as z from 'zod/mini'
import { SaleUnit } from './availability.ts'
import { Image } from '../content/image.ts'

/** What it is to the thing in the cart; says why it is shown (UX rule 20). */
export const accessoryKinds = ['requires', 'consumables', 'fits'] as const

/** Something that goes with a thing in the cart: the very variant that fits it. */
export const Accessory = z.object({
  kind: z.enum(accessoryKinds),
  /** The thing that it goes with. */
  forName: z.string(),
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  /** Empty where the product has one variant only. */
  variantName: z.string(),
  slug: z.string(),
  image: z.nullable(Image),
  unit: SaleUnit,
  amountMin: z.number(),
  unitWithTax: z.number(),
  unitWithoutTax: z.number(),
  delayDays: z.int(),
})
export type Accessory = z.infer<typeof Accessory>
