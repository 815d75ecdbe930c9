import type { SearchResults } from './search.ts'

/** Kinds of results, in the order of their tabs. */
export const searchTabs = ['products', 'categories', 'articles', 'faq'] as const
export type SearchTab = (typeof searchTabs)[number]

/** Entities of each tab, one list each. */
export const tabLocations = {
  categories: ['categories', 'virtualCategories'],
  articles: ['articles', 'glossaryTerms'],
  faq: ['faqQuestions', 'menuItems'],
} as const satisfies Record<Exclude<SearchTab, 'products'>, readonly (keyof SearchResults)[]>
export type SearchLocation = (typeof tabLocations)[keyof typeof tabLocations][number]

/** Number of results per kind. */
export type SearchTotals = Record<SearchTab, number>

/** The tab of a URL (`tab=articles`); null if it names none. */
export function parseSearchTab(value: string | null): SearchTab | null {
  return searchTabs.find((tab) => tab === value) ?? null
}

/**
 * Result counts by kind; the product count is passed in, because a search service may have found
 * others.
 */
export function searchTotals(results: SearchResults, products: number): SearchTotals {
  const sum = (tab: keyof typeof tabLocations) =>
    listTotals(results, tab).reduce((total, each) => total + each, 0)
  return { products, categories: sum('categories'), articles: sum('articles'), faq: sum('faq') }
}

/** Total number of results. */
export function totalResults(totals: SearchTotals): number {
  return searchTabs.reduce((sum, tab) => sum + totals[tab], 0)
}

/** Total of each list of a tab. */
export function listTotals(results: SearchResults, tab: keyof typeof tabLocations): number[] {
  return tabLocations[tab].map((location) => results[location]?.total ?? 0)
}

/** Default tab: products, or the first tab with results. */
export function startTab(totals: SearchTotals): SearchTab {
  return searchTabs.find((tab) => totals[tab] > 0) ?? 'products'
}
