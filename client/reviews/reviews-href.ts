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

/** Product page URL with the review form, for browsers without JavaScript. */
export function reviewFormHref(page: string): string {
  return `${page}${page.includes('?') ? '&' : '?'}write_review=1#review-form`
}
