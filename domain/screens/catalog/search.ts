import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { CatalogScope, CatalogState } from '../../catalog/catalog.ts'
import type { FeaturedProducts } from '../../content/featured-products.ts'
import type { SearchTab, SearchTotals } from '../../catalog/search-tabs.ts'
import type { SearchResults } from '../../catalog/search.ts'
import type { CategoryLink } from '../../catalog/category.ts'

export const route = publicRoute({
  de: '/suche',
  cs: '/hledat',
  sk: '/hladat',
  en: '/search',
})
export const policy = {
  cache: 'search',
  query: ['q', 'tab', 'typed', 'listing'],
  sheet: 'search',
} satisfies ScreenPolicy

export interface SearchProps {
  query: string
  /** Without spelling correction. */
  asTyped: boolean
  scope: CatalogScope
  /** The current tab, and the result counts; null without a query. */
  tab: SearchTab | null
  totals: SearchTotals | null
  /** Of the products; null in the other tabs. */
  state: CatalogState | null
  /** Without products. */
  results: SearchResults
  /** Links for an empty result. */
  categories: CategoryLink[]
  /** Beside them (spec §9 Bestsellers limit). */
  bestsellers?: FeaturedProducts
}
