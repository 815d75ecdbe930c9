import { useShop } from '../../shop.tsx'
import { Icon } from '../icon/icon.tsx'
import { pageNumbers } from './page-numbers.ts'

interface PaginationProps {
  /** From 1. */
  page: number
  totalPages: number
  href: (page: number) => string
  /** Navigates in place; without it the links are plain. */
  onNavigate?: (page: number) => void
}

export function Pagination({ page, totalPages, href, onNavigate }: PaginationProps) {
  const { text } = useShop()
  if (totalPages <= 1) return null
  const link = (to: number) => ({
    href: href(to),
    onClick: onNavigate && (() => onNavigate(to)),
  })
  return (
    <nav className="pagination no-print" aria-label={text('pagination.label')}>
      {page > 1 && (
        <a {...link(page - 1)} className="pagination__step" rel="prev">
          <Icon name="chevron-left" />
          <span className="pagination__word">{text('pagination.previous')}</span>
        </a>
      )}
      <span className="pagination__place" aria-hidden="true">
        {page} / {totalPages}
      </span>
      <div className="pagination__pages">
        {pageNumbers(page, totalPages).map((n, index) =>
          n === null ? (
            <span key={`gap-${index}`} className="pagination__gap">
              …
            </span>
          ) : (
            <a
              key={n}
              {...link(n)}
              className="pagination__page"
              aria-current={n === page ? 'page' : undefined}
              aria-label={text('pagination.page', { page: n })}
            >
              {n}
            </a>
          ),
        )}
      </div>
      {page < totalPages && (
        <a {...link(page + 1)} className="pagination__step" rel="next">
          <span className="pagination__word">{text('pagination.next')}</span>
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}
