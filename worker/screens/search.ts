import { catalogPageSize } from '../../domain/catalog.ts'
import { scopeOfQuery } from '../../domain/catalog-query.ts'
import { searchTerms } from '../../domain/search-terms.ts'
import { privateHead } from './head.ts'
import type { PublicScreen } from './screen.ts'
import { withShortTitle } from './short-title.ts'

export const searchScreen: PublicScreen<'search'> = {
  access: 'public',
  profile: 'search',
  async load({ query, reads, routes, text }) {
    const words = (query.get('q') ?? '').trim()
    const scope = { ...scopeOfQuery(query), query: words }
    const head = privateHead(
      words ? text('searchPage.resultsFor', { query: words }) : text('searchPage.title'),
    )
    if (searchTerms(words).length === 0) {
      const categories = (await reads.topCategories()).map(withShortTitle)
      return { props: { query: words, scope, state: null, results: null, categories }, head }
    }
    const [state, results] = await Promise.all([reads.catalogState(scope), reads.search(words)])
    if (results.exact) {
      const { slug, variantId } = results.exact
      return { forward: routes.product(slug, variantId), status: 302 }
    }
    if (scope.page > 1 && (scope.page - 1) * catalogPageSize >= state.total) return null
    const top = state.total === 0 ? await reads.topCategories() : []
    const categories = top.map(withShortTitle)
    return { props: { query: words, scope, state, results, categories }, head }
  },
}
