import * as z from 'zod/mini'
import { Review } from './review.ts'

/** Spec §9 Reviews. */
export const reviewsPerPage = 5

/** Orders that a reader can choose; newest first by default (spec §7). */
export const reviewSorts = ['newest', 'best', 'worst'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** One page of a product's reviews as the shop shows it. */
export const ReviewList = z.object({
  reviews: z.array(Review),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
  sort: z.enum(reviewSorts),
})
export type ReviewList = z.infer<typeof ReviewList>

/** The chosen order; newest first for whatever is none. */
export function parseReviewSort(value: unknown): ReviewSort {
  return reviewSorts.find((sort) => sort === value) ?? 'newest'
}
