import { Suspense, useRef } from 'react'
import { understoodValues } from '../../domain/catalog/understood-values/understood-values.ts'
import type { UnderstoodQuery } from '../../domain/catalog/understood.ts'
import type { CatalogScope, CatalogState } from '../../domain/catalog/catalog.ts'
import type { ListView } from '../../domain/catalog/category.ts'
import { atPage, firstPageOf } from '../../domain/catalog/page-range.ts'
import {
  AppliedFilters,
  EmptyList,
  FilterForm,
  ListPagination,
  ListToolbar,
  QuickFilters,
} from './filters/lazy-filters.ts'
import { TileList } from './tile/tile-list.tsx'
import { useListScope } from './use-list-scope.ts'

interface ListingProps {
  scope: CatalogScope
  state: CatalogState
  /** The list's URL without a query. */
  path: string
  /** Default view (UX rule 2). */
  view?: ListView
  /** How the search query was parsed. */
  understood?: UnderstoodQuery
  /** Content within the list that is no product. */
  between?: React.ReactNode
}

/** Filters, sort, products and pagination; all of its state is in the URL (UX rule 8). */
export function Listing({ scope, state, path, view = 'grid', understood, between }: ListingProps) {
  const { products, total, facets } = state
  const list = useListScope(scope, path, understoodValues(understood, facets))
  const count = useRef<HTMLOutputElement>(null)
  const focusCount = () => count.current?.focus({ preventScroll: true })
  return (
    <div className="listing">
      <div className="listing__aside">
        <Suspense>
          <FilterForm list={list} facets={facets} path={path} total={total} />
        </Suspense>
      </div>
      <div className="listing__main">
        <Suspense>
          <QuickFilters list={list} facets={facets} />
        </Suspense>
        {/* Scroll target of links to the list, before hydration. */}
        <Suspense fallback={<div className="toolbar toolbar--waiting" />}>
          <ListToolbar list={list} total={total} view={view} countRef={count}>
            <AppliedFilters list={list} facets={facets} onRemove={focusCount} />
          </ListToolbar>
        </Suspense>
        {products.length === 0 ? (
          <Suspense>
            <EmptyList list={list} facets={facets} onReset={focusCount} />
          </Suspense>
        ) : (
          <>
            {/* Keyed by the filters: products of another list must not animate from place to place. */}
            <TileList
              key={list.href(atPage(scope, 1))}
              products={products}
              firstPage={firstPageOf(scope)}
              busy={list.pending}
              view={view}
              between={between}
            />
            <Suspense>
              <ListPagination list={list} state={state} />
            </Suspense>
          </>
        )}
      </div>
    </div>
  )
}
