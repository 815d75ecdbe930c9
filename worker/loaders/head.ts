import { type Domain, domainsByLanguage } from '../../domain/domain-list.ts'
import type { Locale } from '../../domain/locale.ts'
import type { PageMeta } from '../../domain/content/page-meta.ts'
import { type Routes, routesOf } from '../../domain/routes.ts'
import type { Head } from '../../client/page.ts'
import { seoQuery } from '../request/query.ts'
import { firstText } from './first-text.ts'
import { pictureUrl } from './structured-data/picture-url.ts'
import type { PublicInput } from './screen.ts'

interface HeadInput {
  meta: PageMeta
  /** Title of a page without `meta.seoTitle`. */
  heading?: string
  /** Later pages get a title of their own, so that they are no duplicates of the first. */
  page?: number
  /** Path of this page in another locale, if it has the slug. */
  path(routes: Routes, slug: string): string
  jsonLd?: Record<string, unknown>[]
  noindex?: boolean
  shareType?: Head['shareType']
}

/** Head of a page that has a URL in several languages (spec §2: canonical, hreflang). */
export function publicHead(
  { cdn, context, domains, query, routes }: PublicInput,
  { meta, heading = '', page = 1, path, jsonLd = [], noindex = false, shareType }: HeadInput,
): Head {
  const title = firstText(meta.seoTitle, heading)
  const search = seoQuery(query).toString()
  const own = path(routes, meta.slug)
  const suffix = search ? `${own.includes('?') ? '&' : '?'}${search}` : ''
  return {
    title: title && page > 1 ? `${title} (${page})` : title,
    description: meta.seoDescription,
    ...(meta.seoKeywords && { keywords: meta.seoKeywords }),
    noindex: noindex || meta.noindex,
    nofollow: meta.nofollow,
    canonical: context.origin + own + suffix,
    alternates: alternatesOf(domains, context.origin, (locale) => {
      const slug = meta.slugs[locale]
      return slug === undefined ? null : path(routesOf(locale), slug) + suffix
    }),
    shareImage: meta.shareImage && pictureUrl({ cdn, context }, meta.shareImage),
    ...(shareType && { shareType }),
    jsonLd,
  }
}

/** Head of a page that is not indexed: errors, sign-in, checkout. */
export function privateHead(title: string): Head {
  return {
    title,
    description: '',
    noindex: true,
    canonical: null,
    alternates: [],
    shareImage: null,
    jsonLd: [],
  }
}

function alternatesOf(
  domains: readonly Domain[],
  origin: string,
  path: (locale: Locale) => string | null,
): Head['alternates'] {
  return domainsByLanguage(domains).flatMap((domain) => {
    const { locale, language } = domain
    const found = path(locale)
    if (found === null) return []
    return [{ locale, ...(language && { language }), href: originOf(domain, origin) + found }]
  })
}

/** A domain's origin, with the scheme of this deployment. */
export function originOf(domain: Domain, origin: string): string {
  return `${new URL(origin).protocol}//${domain.host}`
}
