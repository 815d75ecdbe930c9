import { calculatorKinds, calculatorSlugs } from '../../domain/air/calculators.ts'
import type { Locale } from '../../domain/locale.ts'
import { screenPaths } from '../../domain/routes.ts'
import { type SitemapLanguage, sitemapUrl } from './sitemap-url.ts'

/** Screens that are worth finding and are no content of the CMS. */
const indexed = ['home'] as const satisfies (keyof typeof screenPaths)[]

/** Their addresses in a language. */
export function indexedScreens(own: Locale, languages: readonly SitemapLanguage[]): string {
  const screens = indexed.map((screen) => {
    const listed = { slugs: screenPaths[screen], updated_at: null }
    return sitemapUrl({ ...listed, path: (_, path) => path }, own, languages)
  })
  const calculators = calculatorKinds.map((kind) => {
    const listed = { slugs: calculatorSlugs[kind], updated_at: null }
    return sitemapUrl(
      { ...listed, path: (routes, slug) => routes.calculator(slug) },
      own,
      languages,
    )
  })
  return [...screens, ...calculators].join('')
}
