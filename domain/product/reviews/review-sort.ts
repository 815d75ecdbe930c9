/** Spec §9 Reviews. */
export const reviewsPerPage = 5

/** Sort orders; newest first by default (spec §7). */
export const reviewSorts = ['newest', 'best', 'worst'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** The chosen order; newest first if invalid. */
export function parseReviewSort(value: unknown): ReviewSort {
  return reviewSorts.find((sort) => sort === value) ?? 'newest'
}
