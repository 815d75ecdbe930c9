import { catalogPageSize, type CatalogScope } from '../../../domain/catalog/catalog.ts'
import { isRefined } from '../../../domain/catalog/catalog-filters.ts'
import { scopeOfQuery } from '../../../domain/catalog/catalog-query.ts'
import { noResults } from '../../../domain/catalog/no-results.ts'
import {
  listTotals,
  parseSearchTab,
  searchTotals,
  startTab,
  totalResults,
} from '../../../domain/catalog/search-tabs.ts'
import { searchedPart, searchPageSize, searchTerms } from '../../../domain/catalog/search-terms.ts'
import { orElse } from '../../upstream/or-else.ts'
import { searchProducts } from './search-products.ts'
import { privateHead } from '../head.ts'
import { listedState } from './listed-state.ts'
import type { Loader } from '../screen.ts'
import { withTileTitle } from '../short-title.ts'

/** Spec §9 Bestsellers limit. */
const bestsellersLimit = 3

export const loadSearch: Loader<'search'> = async ({ query, reads, routes, text }) => {
  const words = searchedPart(query.get('q') ?? '')
  const scope: CatalogScope = { ...scopeOfQuery(query), query: words }
  const asTyped = query.get('typed') === '1'
  const requested = parseSearchTab(query.get('tab'))
  const none = { query: words, asTyped, scope, state: null }
  if (searchTerms(words).length === 0) {
    const categories = (await reads.topCategories()).map(withTileTitle)
    const head = privateHead(text('searchPage.title'))
    return { props: { ...none, tab: null, totals: null, results: noResults, categories }, head }
  }

  const listsProducts = requested === null || requested === 'products'
  const [results, found] = await Promise.all([
    reads.search(words, { asTyped, page: listsProducts ? 1 : scope.page }),
    searchProducts(reads, scope, { asTyped, listsProducts }),
  ])
  if (results.exact) {
    const { slug, variantId } = results.exact
    return { redirect: routes.product(slug, variantId), status: 302 }
  }
  // The list is spell-corrected, so the typed query has found nothing.
  const { total, state } =
    asTyped && results.suggestion !== null
      ? { total: 0, state: null }
      : { total: found.total ?? results.products.total, state: found.state }
  const totals = searchTotals(results, total)
  const tab = requested ?? (isRefined(scope) ? 'products' : startTab(totals))
  const pages =
    tab === 'products'
      ? Math.ceil((state?.total ?? 0) / catalogPageSize)
      : Math.ceil(Math.max(...listTotals(results, tab)) / searchPageSize)
  if (scope.page > 1 && scope.page > pages) return null

  const suggestion = found.fromService ? null : results.suggestion
  // How the CMS parsed the query does not apply to results of a service.
  const { understood, ...rest } = results
  const shownResults = understood && !found.fromService ? { ...rest, understood } : rest
  const shown = suggestion !== null && !asTyped ? suggestion : words
  const isNothing = totalResults(totals) === 0
  const [top, bestsellers] = await Promise.all([
    isNothing ? reads.topCategories() : Promise.resolve([]),
    isNothing ? orElse(reads.featuredProducts(bestsellersLimit), null) : null,
  ])
  return {
    props: {
      query: words,
      asTyped,
      scope,
      tab,
      totals,
      state: tab === 'products' && state ? listedState(state) : null,
      // The list has the products already; repeating the suggested ones would lengthen the page.
      results: { ...shownResults, suggestion, products: noResults.products },
      categories: top.map(withTileTitle),
      ...(bestsellers && { bestsellers }),
    },
    head: privateHead(text('searchPage.resultsFor', { query: shown })),
  }
}
