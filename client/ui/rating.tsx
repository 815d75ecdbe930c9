import { useShop } from '../shop.tsx'

const width = 120
const height = 24

interface RatingProps {
  /** 0 to 100 (spec §3). */
  value: number
  /** Number of ratings behind an average; shown beside it. */
  count?: number
}

export function Rating({ value, count }: RatingProps) {
  const { text, format } = useShop()
  const filled = Math.min(100, Math.max(0, value)) / 100
  const label = text('rating.label', { rating: format.number(filled * 5, 1) })
  return (
    <span className="rating">
      <svg
        className="rating__stars"
        width="90"
        height="18"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={count === undefined ? label : `${label}, ${text.count('rating.count', count)}`}
      >
        <rect width={Math.round(filled * width)} height={height} />
      </svg>
      {count !== undefined && (
        <span className="rating__count" aria-hidden="true">
          ({format.number(count)})
        </span>
      )}
    </span>
  )
}
