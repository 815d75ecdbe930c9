import type { Routes } from '../../../domain/routes.ts'
import type { SearchLocation } from '../../../domain/catalog/search-tabs.ts'

/** Address of something found that is no product; null for what has no page of its own. */
export function hitHref(routes: Routes, location: SearchLocation, slug: string): string | null {
  if (location === 'articles') return routes.article(slug)
  if (location === 'glossaryTerms') return routes.glossaryTerm(slug)
  if (location === 'menuItems') return routes.page(slug)
  if (location === 'categories' || location === 'virtualCategories') return routes.category(slug)
  return null
}
