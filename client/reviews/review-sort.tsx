import { type ReviewSort as Sort, reviewSorts } from '../../domain/product/reviews/review-sort.ts'
import type { TextKey } from '../i18n/text.ts'
import { useShop } from '../shop.tsx'

const titles: Record<Sort, TextKey> = {
  newest: 'details.reviews.sort.newest',
  best: 'details.reviews.sort.best',
  worst: 'details.reviews.sort.worst',
}

interface ReviewSortProps {
  chosen: Sort
  href(sort: Sort): string
}

export function ReviewSort({ chosen, href }: ReviewSortProps) {
  const { text } = useShop()
  return (
    <nav className="review-sort no-print" aria-label={text('details.reviews.sort.title')}>
      {reviewSorts.map((sort) => (
        <a
          key={sort}
          href={href(sort)}
          data-prefetch="no"
          aria-current={sort === chosen ? 'true' : undefined}
        >
          {text(titles[sort])}
        </a>
      ))}
    </nav>
  )
}
