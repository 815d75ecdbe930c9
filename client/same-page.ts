import { pathOf } from '../domain/routes.ts'
import type { AnyPage } from './page.ts'
import type { LayoutData } from './layout-data.ts'

type Languages = LayoutData['languages']

/**
 * URL of the page on each language's domain: from its head, else by the screen's own path, else the
 * home page.
 */
export function localizedPageHref(languages: Languages, { head, screen }: AnyPage): Languages {
  return languages.map((own) => {
    const { locale, language, href } = own
    const alternate = head.alternates.find(
      (each) => each.locale === locale && each.language === language,
    )
    if (alternate) return { ...own, href: alternate.href }
    const path = screen === 'error' ? ':slug' : pathOf(screen, locale)
    return { ...own, href: path.includes(':slug') ? href : href + path }
  })
}
