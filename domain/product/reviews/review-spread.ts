import type { Review } from './review.ts'

/** Rating histogram: number of reviews with five stars, four, … one. */
export function reviewSpread(reviews: readonly Pick<Review, 'rating'>[]): number[] {
  return [5, 4, 3, 2, 1].map(
    (stars) => reviews.filter(({ rating }) => starsOf(rating) === stars).length,
  )
}

/** Spec §3: 0 to 100, shown as five stars; zero stars do not exist. */
function starsOf(rating: number): number {
  return Math.min(5, Math.max(1, Math.round(rating / 20)))
}
