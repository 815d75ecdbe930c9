import type { SearchResults } from './search.ts'

const none = { entities: [], total: 0 }

/** Result of a search that was skipped or failed (spec §7 Answers handled). */
export const noResults: SearchResults = {
  exact: null,
  products: none,
  categories: none,
  virtualCategories: none,
  articles: none,
  faqQuestions: none,
  menuItems: none,
  glossaryTerms: none,
  suggestion: null,
}
