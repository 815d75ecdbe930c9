/* 32-bit sort keys of products, lowest first. The trigger on product.rating computes ratingKey
   too (migration 0008). */

/** Best first; unrated products last. */
export function ratingKey(rating: number | null): number {
  return rating === null ? 10_100 : Math.round((100 - rating) * 100)
}

/** Newest first. */
export function newestKey(createdAt: string): number {
  return 2 ** 32 - 1 - Math.floor(Date.parse(createdAt) / 1000)
}
