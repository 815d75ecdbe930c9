import * as z from 'zod/mini'
import { contentEntry } from './content-entry.ts'

/** A short notice; dropped without a colour (spec §5). */
export const InfoBox = z.object({
  ...contentEntry,
  /** `#rrggbb` */
  box_color: z.nullable(z.string()),
  /** Ascending. */
  order: z.int(),
  text: z.string(),
})
export type InfoBox = z.infer<typeof InfoBox>
