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
  /** No other spelling was looked for. */
  asTyped: boolean
  scope: CatalogScope
  /** The tab that is shown, and what there is in each; null where nothing was searched for. */
  tab: SearchTab | null
  totals: SearchTotals | null
  /** Of the products; null in the other tabs. */
  state: CatalogState | null
  /** Without products. */
  results: SearchResults
  /** Somewhere to go on when nothing was found. */
  categories: CategoryLink[]
  /** Beside them (spec §9 Bestsellers limit). */
  bestsellers?: FeaturedProducts
}
