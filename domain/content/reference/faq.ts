import * as z from 'zod/mini'
import { contentEntry } from '../content-entry.ts'
import { RichText } from '../rich-text.ts'

/** A question that is often asked, under the heading of its group. */
export const FaqQuestion = z.object({
  ...contentEntry,
  /** The question. */
  title: z.string(),
  answer: RichText,
  group: z.object({ _id: z.string(), title: z.string() }),
  /** The heavier comes first within its group. */
  weight: z.int(),
})
export type FaqQuestion = z.infer<typeof FaqQuestion>
