import type { Product } from '../../domain/product/product.ts'
import type { ReviewList as List } from '../../domain/product/reviews/review-list.ts'
import { useDeferred, useShop } from '../shop.tsx'
import type { ProductAnswer } from '../../domain/product/product-answer.ts'
import { Rating } from '../ui/rating.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewList } from './review-list.tsx'
import { StarSpread } from './star-spread.tsx'
import { useReviews } from './use-reviews.ts'
import { LazyBoundary } from '../lazy-boundary.tsx'

interface ReviewSectionProps {
  product: Product
  /** Current URL of the product page. */
  here: string
  answer?: ProductAnswer | undefined
}

const none: List = { reviews: [], total: 0, page: 1, totalPages: 0, sort: 'newest' }

/** Deferred part `reviews`: reviews, how they are verified, and a form. */
export function ReviewSection({ product, here, answer }: ReviewSectionProps) {
  const { text, format } = useShop()
  const first = useDeferred<List>('reviews')
  const { list, busy, failed, show, refresh } = useReviews(product.id, first ?? none)
  const { rating } = product
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
        <details
          className="review-section__write no-print"
          id="review-form"
          open={answer?.form === 'review'}
        >
          <summary>{text('details.reviews.write')}</summary>
          <ReviewForm productId={product.id} back={here} answer={answer} onDone={refresh} />
        </details>
      </div>
    </div>
  )
}
