import * as z from 'zod/mini'
import { incompatibilityReasons } from '../ventilation/fit/fit-result.ts'

/** Two incompatible lines of a cart, as displayed. */
export const Incompatibility = z.object({
  partName: z.string(),
  otherName: z.string(),
  reason: z.enum(incompatibilityReasons),
  /** Listing of compatible replacements: slug of a category and its query. */
  instead: z.nullable(z.object({ slug: z.string(), query: z.string() })),
})
export type Incompatibility = z.infer<typeof Incompatibility>
