import { locales } from '../../../domain/locales/locales.ts'
import { pathOf, routedScreens, type RoutedScreenName, slugPath } from '../../../domain/routes.ts'
import type { ScreenPolicy } from '../../../domain/screens/screen-policy.ts'
import type { LocalizedPath } from '../../../domain/screens/screen-route.ts'
import { screenRoutes, screenPolicies } from '../../../domain/screens/screens.gen.ts'
import { calculatorSlugs } from '../../../domain/ventilation/calculators.ts'
import { hasScreen, type Vertical } from '../../../domain/verticals.ts'
import type { SlugReads } from './slug-reads.ts'
import { type SitemapLanguage, sitemapUrl } from './sitemap-url.ts'

const slugs = { calculators: Object.values(calculatorSlugs) }

/**
 * Paths of indexed screens that are no CMS content. Content lists without entries are left out,
 * because they are empty pages.
 */
export async function indexedPaths(
  vertical: Vertical | '',
  list: SlugReads,
): Promise<Partial<LocalizedPath>[]> {
  const paths = await Promise.all(
    routedScreens.map(async (name) => {
      const { sitemap }: ScreenPolicy = screenPolicies[name]
      if (sitemap === undefined || !hasScreen(vertical, name)) return []
      if (sitemap === true) return [screenRoutes[name].paths]
      if (sitemap === 'calculators') return slugs[sitemap].map((slug) => fill(name, slug))
      const { total } = await list(sitemap.lists, 0, 1)
      return total > 0 ? [screenRoutes[name].paths] : []
    }),
  )
  return paths.flat()
}

function fill(name: RoutedScreenName, slug: LocalizedPath): Partial<LocalizedPath> {
  return Object.fromEntries(locales.map((each) => [each, slugPath(pathOf(name, each), slug[each])]))
}

/** Their URLs in a language. */
export async function indexedScreenUrls(
  own: string,
  languages: readonly SitemapLanguage[],
  vertical: Vertical | '',
  list: SlugReads,
): Promise<string> {
  const paths = await indexedPaths(vertical, list)
  return paths
    .map((slugs) =>
      sitemapUrl({ slugs, path: (_, path) => path, updated_at: null }, own, languages),
    )
    .join('')
}
