import type { Routes } from '../../../domain/routes.ts'
import type { SearchLocation } from '../../../domain/catalog/search-tabs.ts'

/** URL of a search result that is no product; null if it has no page. */
export function hitHref(routes: Routes, location: SearchLocation, slug: string): string | null {
  if (location === 'articles') return routes.article(slug)
  if (location === 'glossaryTerms') return routes.glossaryTerm(slug)
  if (location === 'menuItems') return routes.page(slug)
  if (location === 'categories' || location === 'virtualCategories') return routes.category(slug)
  return null
}
