import { calculatorKinds, calculatorSlugs } from '../../../domain/ventilation/calculators.ts'
import type { Locale } from '../../../domain/locale.ts'
import { type Routes, screenPaths } from '../../../domain/routes.ts'
import { type SitemapLanguage, sitemapUrl } from './sitemap-url.ts'

interface IndexedScreen {
  slugs: Record<Locale, string>
  path(routes: Routes, slug: string): string
}

/** Screens that are worth finding and are no content of the CMS. */
export const indexedScreens: readonly IndexedScreen[] = [
  { slugs: screenPaths.home, path: (routes) => routes.home() },
  { slugs: screenPaths.articles, path: (routes) => routes.articles() },
  { slugs: screenPaths.branches, path: (routes) => routes.branches() },
  { slugs: screenPaths.glossary, path: (routes) => routes.glossary() },
  { slugs: screenPaths['about-purchase'], path: (routes) => routes.aboutPurchase() },
  { slugs: screenPaths.brands, path: (routes) => routes.brands() },
  { slugs: screenPaths.contact, path: (routes) => routes.contact() },
  { slugs: screenPaths.calculators, path: (routes) => routes.calculators() },
  ...calculatorKinds.map((kind) => ({
    slugs: calculatorSlugs[kind],
    path: (routes: Routes, slug: string) => routes.calculator(slug),
  })),
]

/** Their addresses in a language. */
export function indexedScreenUrls(own: Locale, languages: readonly SitemapLanguage[]): string {
  return indexedScreens
    .map((screen) => sitemapUrl({ ...screen, updated_at: null }, own, languages))
    .join('')
}
