import * as z from 'zod/mini'
import { reviewSorts } from './review-sort.ts'
import { Review } from './review.ts'

/** One page of a product's reviews. */
export const ReviewList = z.object({
  reviews: z.array(Review),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
  sort: z.enum(reviewSorts),
})
export type ReviewList = z.infer<typeof ReviewList>
