import { foreignLanguage } from '../../domain/language.ts'
import type { Review } from '../../domain/product/reviews/review.ts'
import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Rating } from '../ui/rating.tsx'

/** A review, and whether its purchase is verified (§ 5b III UWG). */
export function ReviewItem({ review }: { review: Review }) {
  const { text, format, context } = useShop()
  const { author, rating, text: words, createdAt, verified, locale, reply } = review
  const lang = locale && foreignLanguage(locale, context)
  return (
    <li className="review">
      <p className="review__head">
        <Rating value={rating} />
        <strong>{author}</strong>
        <time dateTime={createdAt}>{format.date(createdAt)}</time>
      </p>
      {verified && (
        <p className="review__verified">
          <Icon name="circle-check" size={16} />
          {text('details.reviews.verified')}
        </p>
      )}
      <p className="review__words" lang={lang}>
        {words}
      </p>
      {reply && (
        <p className="review__reply">
          <strong>{text('details.reviews.reply')}</strong> <span lang={lang}>{reply}</span>
        </p>
      )}
    </li>
  )
}
