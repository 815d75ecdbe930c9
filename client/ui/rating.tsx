import { useShop } from '../shop.tsx'

interface RatingProps {
  /** 0 to 100 (spec §3). */
  value: number
  /** Number of ratings behind an average; shown beside it. */
  count?: number
}

/** Stars, filled in steps of 5 %. */
export function Rating({ value, count }: RatingProps) {
  const { text, format } = useShop()
  const percent = Math.min(100, Math.max(0, value))
  const label = text('rating.label', { rating: format.number(percent / 20, 1) })
  return (
    <span
      className="rating"
      role="img"
      aria-label={count === undefined ? label : `${label}, ${text.count('rating.count', count)}`}
      data-filled={Math.round(percent / 5) * 5}
    >
      {count !== undefined && `(${format.number(count)})`}
    </span>
  )
}
