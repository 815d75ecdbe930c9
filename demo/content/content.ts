import type { Content } from '../records.ts'
import { articleEntries } from './articles/entries.ts'
import { branchEntries } from './branches/entries.ts'
import { catalogueEntries } from './catalogue/entries.ts'
import { configuration } from './configuration.ts'
import { errorPages } from './error-pages.ts'
import { faqEntries } from './faq/entries.ts'
import { glossaryEntries } from './glossary/entries.ts'
import { homepage } from './homepage.ts'
import { searchWords } from './search-words.ts'
import { menus } from './menus.ts'
import { advicePage } from './pages/advice.ts'
import { companyPages } from './pages/company.ts'
import { fairnessPages } from './pages/fairness.ts'
import { productPages } from './pages/product-notices.ts'
import { legalPages } from './pages/legal.ts'
import { servicePages } from './pages/service.ts'
import { tradePages } from './pages/trade.ts'
import { redirects } from './redirects.ts'
import { articleList } from './shopfront/article-list.ts'
import { brandEntries } from './shopfront/brands.ts'
import { catalogBannerEntries } from './shopfront/catalog-banners.ts'
import { infoBoxEntries } from './shopfront/info-boxes.ts'
import { wideBannerEntries } from './shopfront/wide-banners.ts'

/** All editorial content of the demo shop. */
export const content: Content = {
  homepage,
  searchWords,
  pages: [...companyPages, ...legalPages, ...servicePages, ...tradePages, ...productPages, ...fairnessPages, advicePage],
  menus,
  configuration,
  errorPages,
  redirects,
  entries: [
    ...articleEntries,
    ...branchEntries,
    ...glossaryEntries,
    ...faqEntries,
    ...wideBannerEntries,
    ...catalogBannerEntries,
    ...infoBoxEntries,
    articleList,
    ...brandEntries,
    ...catalogueEntries,
  ],
}
