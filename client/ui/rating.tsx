import { useShop } from '../shop.tsx'

const star = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z'
const stars = [0, 1, 2, 3, 4]
const width = 24

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
        width="90"
        height="18"
        viewBox={`0 0 ${width * 5} ${width}`}
        role="img"
        aria-label={label}
      >
        <Stars className="rating__empty" />
        <svg width={filled * width * 5} height={width} overflow="hidden">
          <Stars className="rating__filled" />
        </svg>
      </svg>
      {count !== undefined && (
        <span className="rating__count">
          <span aria-hidden="true">({format.number(count)})</span>
          <span className="visually-hidden">{text.count('rating.count', count)}</span>
        </span>
      )}
    </span>
  )
}

function Stars({ className }: { className: string }) {
  return stars.map((n) => (
    <path key={n} className={className} d={star} transform={`translate(${n * width})`} />
  ))
}
