import type { Locale } from '../../../domain/locale.ts'
import type { Routes } from '../../../domain/routes.ts'
import type { SlugEntry } from '../../../domain/content/slug-list.ts'
import { escapeHtml } from '../../render/escape.ts'

/** A listed language and its domain. */
export interface SitemapLanguage {
  locale: Locale
  language?: string
  origin: string
  routes: Routes
}

interface Listed extends Pick<SlugEntry, 'slugs' | 'updated_at'> {
  path(routes: Routes, slug: string): string
}

/** One URL entry with its alternates; empty if the language has no slug. */
export function sitemapUrl(
  { slugs, updated_at: updatedAt, path }: Listed,
  own: string,
  languages: readonly SitemapLanguage[],
): string {
  const alternates = languages.flatMap(({ locale, language, origin, routes }) => {
    const slug = slugs[locale]
    return slug === undefined
      ? []
      : [{ locale, hreflang: language ?? locale, href: escapeHtml(origin + path(routes, slug)) }]
  })
  const loc = alternates.find(({ hreflang }) => hreflang === own)?.href
  if (loc === undefined) return ''
  const day = updatedAt === null ? '' : `<lastmod>${updatedAt.slice(0, 10)}</lastmod>`
  const links = alternates.map(({ hreflang, href }) => link(hreflang, href))
  // As in the page's own head (render/document.ts).
  if (alternates[0]) links.push(link('x-default', alternates[0].href))
  return `<url><loc>${loc}</loc>${day}${links.join('')}</url>\n`
}

function link(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
}
