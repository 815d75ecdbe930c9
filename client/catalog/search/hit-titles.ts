import type { SearchLocation, SearchTab } from '../../../domain/catalog/search-tabs.ts'
import type { TextKey } from '../../i18n/text.ts'

export const tabTitles: Record<SearchTab, TextKey> = {
  products: 'searchPage.found.products',
  categories: 'searchPage.found.categories',
  articles: 'searchPage.found.articles',
  faq: 'searchPage.found.faq',
}

/** Headings of the lists in a tab. */
export const hitTitles: Record<SearchLocation, TextKey> = {
  categories: 'searchPage.hits.categories',
  virtualCategories: 'searchPage.hits.virtualCategories',
  articles: 'searchPage.hits.articles',
  glossaryTerms: 'searchPage.hits.glossaryTerms',
  faqQuestions: 'searchPage.hits.faqQuestions',
  menuItems: 'searchPage.hits.menuItems',
}
