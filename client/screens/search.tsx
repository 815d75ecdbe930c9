import type { CatalogScope, CatalogState } from '../../domain/catalog.ts'
import type { CategoryLink } from '../../domain/category.ts'
import { isRefined } from '../../domain/catalog-filters.ts'
import type { SearchResults } from '../../domain/search.ts'
import { searchMinLength } from '../../domain/search-terms.ts'
import { FoundElsewhere } from '../components/catalog/found-elsewhere.tsx'
import { Listing } from '../components/catalog/listing.tsx'
import { BrowseInstead, NothingFound } from '../components/catalog/nothing-found.tsx'
import { SearchForm } from '../components/catalog/search-form.tsx'
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx'
import { Notice } from '../components/ui/notice.tsx'
import { useShop } from '../shop.tsx'

export interface SearchProps {
  query: string
  scope: CatalogScope
  state: CatalogState | null
  results: SearchResults | null
  /** Somewhere to go on when nothing was found. */
  categories: CategoryLink[]
}

export function Screen({ query, scope, state, results, categories }: SearchProps) {
  const { text, routes } = useShop()
  const title = query ? text('searchPage.resultsFor', { query }) : text('searchPage.title')
  const hasList = state !== null && (state.total > 0 || isRefined(scope))
  return (
    <div className="container catalog">
      <Breadcrumbs items={[]} current={text('searchPage.title')} />
      <header className="catalog__head">
        <h1>{title}</h1>
        {!hasList && <SearchForm query={query} />}
      </header>
      {!state && (
        <>
          {query && <Notice>{text('searchPage.tooShort', { min: searchMinLength })}</Notice>}
          <BrowseInstead categories={categories} />
        </>
      )}
      {state && !hasList && (
        <NothingFound
          query={query}
          suggestion={results?.suggestion ?? null}
          categories={categories}
        />
      )}
      {results && <FoundElsewhere results={results} products={state?.total ?? 0} />}
      {state && hasList && (
        <section id="products">
          <Listing scope={scope} state={state} path={routes.search()} />
        </section>
      )}
    </div>
  )
}
