import { type Locale, locales } from '../../../domain/locale.ts'
import { pathOf, routedScreens, type RoutedScreenName, slugPath } from '../../../domain/routes.ts'
import type { ScreenPolicy } from '../../../domain/screens/screen-policy.ts'
import type { LocalizedPath } from '../../../domain/screens/screen-route.ts'
import { screenRoutes, screenPolicies } from '../../../domain/screens/screens.gen.ts'
import { calculatorSlugs } from '../../../domain/ventilation/calculators.ts'
import { hasScreen, type Vertical } from '../../../domain/verticals.ts'
import { type SitemapLanguage, sitemapUrl } from './sitemap-url.ts'

const slugs = { calculators: Object.values(calculatorSlugs) }

/** Paths of the screens that the sitemap lists and that are no content of the CMS. */
export function indexedPaths(vertical: Vertical | ''): Partial<LocalizedPath>[] {
  return routedScreens.flatMap((name) => {
    const { sitemap }: ScreenPolicy = screenPolicies[name]
    if (sitemap === undefined || !hasScreen(vertical, name)) return []
    if (sitemap === true) return [screenRoutes[name].paths]
    return slugs[sitemap].map((slug) => fill(name, slug))
  })
}

function fill(name: RoutedScreenName, slug: LocalizedPath): Partial<LocalizedPath> {
  return Object.fromEntries(locales.map((each) => [each, slugPath(pathOf(name, each), slug[each])]))
}

/** Their addresses in a language. */
export function indexedScreenUrls(
  own: Locale,
  languages: readonly SitemapLanguage[],
  vertical: Vertical | '',
): string {
  return indexedPaths(vertical)
    .map((paths) =>
      sitemapUrl({ slugs: paths, path: (_, path) => path, updated_at: null }, own, languages),
    )
    .join('')
}
