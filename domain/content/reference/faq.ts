import * as z from 'zod/mini'
import { contentEntry } from '../content-entry.ts'
import { RichText } from '../rich-text.ts'

/** A frequent question with its group. */
export const FaqQuestion = z.object({
  ...contentEntry,
  /** The question. */
  title: z.string(),
  answer: RichText,
  group: z.object({ _id: z.string(), title: z.string() }),
  /** Sorted by weight within its group, highest first. */
  weight: z.int(),
})
export type FaqQuestion = z.infer<typeof FaqQuestion>
