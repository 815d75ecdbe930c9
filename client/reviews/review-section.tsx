import { type MouseEvent, useState } from 'react'
import type { Product } from '../../domain/product/product.ts'
import type { ReviewList as List } from '../../domain/product/reviews/review-list.ts'
import { useDeferred, useShop } from '../shop.tsx'
import type { ProductResponse } from '../../domain/product/product-response.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Rating } from '../ui/rating.tsx'
import { ReviewForm } from './lazy-review-form.ts'
import { ReviewList } from './review-list.tsx'
import { reviewFormHref } from './reviews-href.ts'
import { StarSpread } from './star-spread.tsx'
import { useReviews } from './use-reviews.ts'
import { LazyBoundary } from '../lazy-boundary.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { isPlainClick } from '../navigation/plain-click.ts'

interface ReviewSectionProps {
  product: Product
  /** Current URL of the product page. */
  here: string
  /** The URL asks for the form. */
  writes?: boolean | undefined
  response?: ProductResponse | undefined
}

const none: List = { reviews: [], total: 0, page: 1, totalPages: 0, sort: 'newest' }

/** Deferred part `reviews`: reviews, how they are verified, and a form. */
export function ReviewSection({ product, here, writes = false, response }: ReviewSectionProps) {
  const { text, format } = useShop()
  const first = useDeferred<List>('reviews')
  const { list, busy, failed, show, refresh } = useReviews(product.id, first ?? none)
  const [hasOpened, setOpened] = useState(false)
  const isWriting = hasOpened || writes || response?.form === 'review'
  const { rating } = product

  function write(event: MouseEvent<HTMLElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpened(true)
    // The link disappears.
    event.currentTarget.parentElement?.focus()
  }

  return (
    <div className="review-section">
      <div className="review-section__facts">
        {rating !== null && (
          <p className="review-section__average">
            <strong>
              {text('details.reviews.average', { rating: format.number(rating / 20, 1) })}
            </strong>
            <Rating value={rating} />
            <span>{text.count('product.reviewCount', list.total || product.reviewCount)}</span>
          </p>
        )}
        <LazyBoundary>
          <StarSpread />
        </LazyBoundary>
        <p className="caption">{text('details.reviews.checked')}</p>
      </div>
      <div className="review-section__said">
        {first === null && <p>{text('details.reviews.unavailable')}</p>}
        {first && list.total === 0 && <p>{text('details.reviews.none')}</p>}
        {list.total > 0 && (
          <ReviewList list={list} busy={busy} failed={failed} here={here} onShow={show} />
        )}
        <div
          className="review-section__write no-print"
          id="review-form"
          role="group"
          aria-label={text('details.reviews.write')}
          tabIndex={-1}
        >
          {isWriting ? (
            <>
              <h3>{text('details.reviews.write')}</h3>
              <LazyBoundary fallback={<Skeleton shape="row" count={3} />}>
                <ReviewForm
                  productId={product.id}
                  back={here}
                  response={response}
                  onDone={refresh}
                />
              </LazyBoundary>
            </>
          ) : (
            <ButtonLink
              href={reviewFormHref(here)}
              rel="nofollow"
              data-prefetch="no"
              onClick={write}
            >
              {text('details.reviews.write')}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}
