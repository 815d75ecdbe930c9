import * as z from 'zod/mini'
import { Locale } from '../locale.ts'

/** A review that waits for a moderator; whether it was bought here is not known. */
export const PendingReview = z.object({
  id: z.string(),
  productId: z.string(),
  author: z.string(),
  /** Stars, 1 to 5. */
  rating: z.number(),
  text: z.string(),
  locale: Locale,
  createdAt: z.iso.datetime(),
})
export type PendingReview = z.infer<typeof PendingReview>

/** Oldest first. */
export const PendingReviews = z.object({ reviews: z.array(PendingReview) })
export type PendingReviews = z.infer<typeof PendingReviews>
