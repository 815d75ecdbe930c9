import * as z from 'zod/mini'
import { misfits } from '../ventilation/fit/fit-result.ts'

/** Two incompatible lines of a cart, as displayed. */
export const CartMisfit = z.object({
  partName: z.string(),
  otherName: z.string(),
  because: z.enum(misfits),
  /** Listing of compatible replacements: slug of a category and its query. */
  instead: z.nullable(z.object({ slug: z.string(), query: z.string() })),
})
export type CartMisfit = z.infer<typeof CartMisfit>
