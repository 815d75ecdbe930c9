import { useEffect, useRef } from 'react'
import type { CatalogState } from '../../domain/catalog/catalog.ts'
import { atPage, firstPageOf, withNextPage } from '../../domain/catalog/page-range.ts'
import { useShop } from '../shop.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import { ScopeLink } from './search/scope-link.tsx'
import type { ListScope } from './use-list-scope.ts'

interface ListPaginationProps {
  list: ListScope
  state: CatalogState
}

/** Number of products shown, a load-more link, and page numbers. */
export function ListPagination({
  list,
  state: { products, total, perPage, page },
}: ListPaginationProps) {
  const { text, format } = useShop()
  const before = useRef<number | null>(null)
  const from = (firstPageOf(list.shown) - 1) * perPage + 1
  const to = from + products.length - 1
  const next = to < total ? withNextPage({ ...list.shown, page }) : null
  const span = {
    from: format.number(from),
    to: format.number(to),
    total: format.number(total),
  }
  useEffect(() => {
    const first = before.current
    if (first === null || products.length <= first) return
    before.current = null
    // Moves focus to the first loaded product, for keyboards and screen readers.
    document
      .querySelectorAll<HTMLElement>('.tiles__item .tile__link')
      [first]?.focus({ preventScroll: true })
  }, [products])

  return (
    <div className="listing__end">
      <p className="listing__span">{text('catalog.shown', span)}</p>
      {next && (
        <ScopeLink
          list={list}
          to={next}
          at={`#page-${next.page}`}
          history="replace"
          rel="nofollow"
          className="button button--secondary no-print"
          onClick={() => (before.current = products.length)}
        >
          {text.count('catalog.loadMore', Math.min(perPage, total - to))}
        </ScopeLink>
      )}
      {!next && to < total && (
        <p className="listing__span">{text('catalog.loadedMost', { n: products.length })}</p>
      )}
      <Pagination
        page={page}
        totalPages={Math.ceil(total / perPage)}
        href={(number) => list.href(atPage(list.shown, number))}
      />
    </div>
  )
}
