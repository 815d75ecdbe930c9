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
  /** The list's address without a query. */
  path: string
  /** How it is shown to who has not chosen (UX rule 2). */
  view?: ListView
  /** What the words of a search were read as. */
  understood?: UnderstoodQuery
  /** A line of the list that is no product. */
  between?: React.ReactNode
}

/** Filters, order, products and pages; all of its choice is in the address (UX rule 8). */
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
        {/* Holds the place where a list is come to before its script. */}
        <Suspense fallback={<div className="toolbar toolbar--waiting" />}>
          <ListToolbar list={list} total={total} view={view} countRef={count} />
          <AppliedFilters list={list} facets={facets} onRemove={focusCount} />
        </Suspense>
        {products.length === 0 ? (
          <Suspense>
            <EmptyList list={list} facets={facets} onReset={focusCount} />
          </Suspense>
        ) : (
          <>
            {/* Another choice is another list: its products do not wander from place to place. */}
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
