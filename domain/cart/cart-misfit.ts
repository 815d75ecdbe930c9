import * as z from 'zod/mini'
import { misfits } from '../ventilation/fit/fit-result.ts'

/** Two lines of a cart that cannot be used together, as its page says it. */
export const CartMisfit = z.object({
  partName: z.string(),
  otherName: z.string(),
  because: z.enum(misfits),
  /** Listing of what would do in place of the part: slug of a category and its query. */
  instead: z.nullable(z.object({ slug: z.string(), query: z.string() })),
})
export type CartMisfit = z.infer<typeof CartMisfit>
