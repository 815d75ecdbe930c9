import type { Review } from '../../../domain/review.ts'
import { useDeferred, useShop } from '../../shop.tsx'
import { Icon } from '../ui/icon.tsx'
import { Rating } from '../ui/rating.tsx'

/** Deferred part `reviews`: first page of them. */
interface ReviewPage {
  reviews: Review[]
}

/** What buyers say, and how we know that they are buyers (§ 5b III UWG). */
export function Reviews() {
  const { text, format } = useShop()
  const page = useDeferred<ReviewPage>('reviews')
  if (!page) return <p>{text('product.reviews.unavailable')}</p>
  if (page.reviews.length === 0) return <p>{text('product.reviews.none')}</p>
  return (
    <ol className="reviews">
      {page.reviews.map(({ id, author, rating, text: words, createdAt, verified }) => (
        <li key={id} className="review">
          <p className="review__head">
            <Rating value={rating} />
            <strong>{author}</strong>
            <time dateTime={createdAt}>{format.date(createdAt)}</time>
          </p>
          {verified && (
            <p className="review__verified">
              <Icon name="circle-check" size={16} />
              {text('product.reviews.verified')}
            </p>
          )}
          <p>{words}</p>
        </li>
      ))}
    </ol>
  )
}
