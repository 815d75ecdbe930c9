import * as z from 'zod/mini'
import { Locale } from '../locale.ts'

/** A review as operators read it; whether it was bought here is not known. */
export const OperatorReview = z.object({
  id: z.string(),
  productId: z.string(),
  author: z.string(),
  /** Stars, 1 to 5. */
  rating: z.number(),
  text: z.string(),
  locale: Locale,
  createdAt: z.iso.datetime(),
  /** The shop's answer. */
  reply: z.optional(z.string()),
})
export type OperatorReview = z.infer<typeof OperatorReview>

export const OperatorReviews = z.object({ reviews: z.array(OperatorReview) })
export type OperatorReviews = z.infer<typeof OperatorReviews>

/** An answer to a published review; an empty one removes it. */
export const ReviewReply = z.strictObject({ text: z.string().check(z.trim(), z.maxLength(3000)) })
export type ReviewReply = z.infer<typeof ReviewReply>
