import { Suspense, useEffect } from 'react'
import { isRefined } from '../../../domain/catalog/catalog-filters.ts'
import { totalResults } from '../../../domain/catalog/search-tabs.ts'
import { searchMinLength } from '../../../domain/catalog/search-terms.ts'
import { OtherResults } from './other-results.tsx'
import { Listing } from '../listing.tsx'
import { FeaturedRow } from '../featured-row.tsx'
import { BrowseCategories, NoResults } from './lazy-no-results.ts'
import { SearchForm } from './search-form.tsx'
import { SearchHits } from './search-hits.tsx'
import { Understood } from './lazy-understood.ts'
import { SearchTabs } from './search-tabs.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useShop } from '../../shop.tsx'
import { recordSearch } from './last-search.ts'
import type { SearchProps } from '../../../domain/screens/catalog/search.ts'

export function Screen(props: SearchProps) {
  const { query, asTyped, scope, tab, totals, state, results, categories, bestsellers } = props
  const { text, routes } = useShop()
  const found = totals ? totalResults(totals) : 0
  const corrected = asTyped ? null : results.suggestion
  useEffect(() => {
    recordSearch({ query, total: found, place: 'page' })
  }, [query, found])

  const isSearched = tab !== null && totals !== null
  const hasList = tab === 'products' && state !== null && (state.total > 0 || isRefined(scope))
  const title = query
    ? text('searchPage.resultsFor', { query: corrected ?? query })
    : text('searchPage.title')
  return (
    <div className="container catalog">
      <Breadcrumbs items={[]} current={text('searchPage.title')} />
      <header className="catalog__head">
        <h1>{title}</h1>
        {corrected !== null && (
          <p className="search-as">
            <a href={`${routes.search(query)}&typed=1`}>{text('searchPage.asTyped', { query })}</a>
          </p>
        )}
        {results.understood && (
          <Suspense>
            <Understood understood={results.understood} query={query} hasFound={found > 0} />
          </Suspense>
        )}
        {found === 0 && !hasList && <SearchForm query={query} />}
      </header>
      {!isSearched && (
        <>
          {query && <Notice>{text('searchPage.tooShort', { min: searchMinLength })}</Notice>}
          <Suspense>
            <BrowseCategories categories={categories} />
          </Suspense>
        </>
      )}
      {isSearched && found === 0 && !hasList && (
        <>
          <Suspense>
            <NoResults query={query} suggestion={results.suggestion} categories={categories} />
          </Suspense>
          {bestsellers && <FeaturedRow featured={bestsellers} />}
        </>
      )}
      {isSearched && found > 0 && (
        <>
          <SearchTabs query={query} asTyped={asTyped} tab={tab} totals={totals} />
          {/* The first product stays on the first screen: chips of the query take that line. */}
          {tab === 'products' && !results.understood && <OtherResults results={results} />}
          {totals[tab] === 0 && !hasList && (
            <Notice>{text('searchPage.emptyTab', { query })}</Notice>
          )}
          {tab !== 'products' && (
            <SearchHits {...{ query, asTyped, tab, results }} page={scope.page} />
          )}
        </>
      )}
      {hasList && (
        <Listing
          scope={scope}
          state={state}
          path={routes.search()}
          {...(results.understood && { understood: results.understood })}
        />
      )}
    </div>
  )
}
