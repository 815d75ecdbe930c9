import type { ReviewList } from '../../domain/product/reviews/review-list.ts'

/** Product page URL with a page of reviews; the default page has no parameters. */
export function reviewsHref(
  page: string,
  { page: number, sort }: Pick<ReviewList, 'page' | 'sort'>,
): string {
  const params = new URLSearchParams()
  if (number > 1) params.set('reviews_page', String(number))
  if (sort !== 'newest') params.set('reviews_sort', sort)
  const query = params.toString()
  const joint = page.includes('?') ? '&' : '?'
  return `${page}${query && joint + query}#reviews`
}
