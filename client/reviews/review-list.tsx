import { type MouseEvent, useRef } from 'react'
import type { ReviewList as List } from '../../domain/product/reviews/review-list.ts'
import { parseReviewSort, reviewsPerPage } from '../../domain/product/reviews/review-sort.ts'
import { useShop } from '../shop.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewSort } from './review-sort.tsx'
import { reviewsHref } from './reviews-href.ts'
import { isPlainClick } from '../navigation/plain-click.ts'

interface ReviewListProps {
  list: List
  busy: boolean
  failed: boolean
  /** Product page URL without review parameters. */
  here: string
  onShow(requested: Pick<List, 'page' | 'sort'>): void
}

/** A page of reviews; its links are URLs, followed in place with JavaScript. */
export function ReviewList({ list, busy, failed, here, onShow }: ReviewListProps) {
  const { text, format } = useShop()
  const head = useRef<HTMLParagraphElement>(null)
  const { reviews, page, sort, total, totalPages } = list
  const from = (page - 1) * reviewsPerPage + 1

  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link) return
    event.preventDefault()
    const { searchParams } = new URL(link.href)
    onShow({
      page: Number(searchParams.get('reviews_page') ?? 1),
      sort: parseReviewSort(searchParams.get('reviews_sort')),
    })
    // In-page navigation ignores changes within the document, so no page is loaded.
    history.replaceState(history.state, '', link.href)
    head.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks of its links, which keys trigger too
    <div className="review-list" aria-busy={busy} onClick={follow}>
      <div className="review-list__head">
        <p ref={head} tabIndex={-1} role="status" className="product__note">
          {failed
            ? text('details.reviews.unavailable')
            : text('details.reviews.page', {
                from: format.number(from),
                to: format.number(from + reviews.length - 1),
                total: format.number(total),
              })}
        </p>
        {total > 1 && (
          <ReviewSort chosen={sort} href={(other) => reviewsHref(here, { page: 1, sort: other })} />
        )}
      </div>
      <ol className="reviews">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ol>
      <Pagination
        page={page}
        totalPages={totalPages}
        href={(other) => reviewsHref(here, { page: other, sort })}
      />
    </div>
  )
}
