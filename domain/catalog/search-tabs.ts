import type { SearchResults } from './search.ts'

/** Kinds of results, in the order of their tabs. */
export const searchTabs = ['products', 'categories', 'articles', 'faq'] as const
export type SearchTab = (typeof searchTabs)[number]

/** What of the results is in a tab, one list each. */
export const tabLocations = {
  categories: ['categories', 'virtualCategories'],
  articles: ['articles', 'glossaryTerms'],
  faq: ['faqQuestions', 'menuItems'],
} as const satisfies Record<Exclude<SearchTab, 'products'>, readonly (keyof SearchResults)[]>
export type SearchLocation = (typeof tabLocations)[keyof typeof tabLocations][number]

/** How much was found of each kind. */
export type SearchTotals = Record<SearchTab, number>

/** The tab of an address (`tab=articles`); null where it names none. */
export function parseSearchTab(value: string | null): SearchTab | null {
  return searchTabs.find((tab) => tab === value) ?? null
}

/** What was found by kind; of products it is told, because a search service may have found others. */
export function searchTotals(results: SearchResults, products: number): SearchTotals {
  const sum = (tab: keyof typeof tabLocations) =>
    listTotals(results, tab).reduce((total, each) => total + each, 0)
  return { products, categories: sum('categories'), articles: sum('articles'), faq: sum('faq') }
}

/** How much was found of all kinds. */
export function totalFound(totals: SearchTotals): number {
  return searchTabs.reduce((sum, tab) => sum + totals[tab], 0)
}

/** Total of each list of a tab. */
export function listTotals(results: SearchResults, tab: keyof typeof tabLocations): number[] {
  return tabLocations[tab].map((location) => results[location]?.total ?? 0)
}

/** The tab to begin with: products, but where there are none the first that has something. */
export function startTab(totals: SearchTotals): SearchTab {
  return searchTabs.find((tab) => totals[tab] > 0) ?? 'products'
}
