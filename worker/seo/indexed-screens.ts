import type { Locale } from '../../domain/locale.ts'
import { screenPaths } from '../../domain/routes.ts'
import { type SitemapLanguage, sitemapUrl } from './sitemap-url.ts'

/** Screens that are worth finding and are no content of the CMS. */
const indexed = ['home'] as const satisfies (keyof typeof screenPaths)[]

/** Their addresses in a language. */
export function indexedScreens(own: Locale, languages: readonly SitemapLanguage[]): string {
  return indexed
    .map((screen) => {
      const listed = { slugs: screenPaths[screen], updated_at: null }
      return sitemapUrl({ ...listed, path: (_, path) => path }, own, languages)
    })
    .join('')
}
