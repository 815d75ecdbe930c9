import * as z from 'zod/mini'
import { Locale } from '../locale.ts'

const entry = {
  id: z.string(),
  author: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Language of the text; absent: that of the answer. */
  locale: z.optional(Locale),
}

/** A question about a product with its answers, oldest first. */
export const Comment = z.object({ ...entry, answers: z.array(z.object(entry)) })
export type Comment = z.infer<typeof Comment>
