import type { ContentMeta } from '../../domain/content/content-meta.ts'
import { locales } from '../../domain/locales/locales.ts'
import type { PageMeta } from '../../domain/content/page-meta.ts'

/** Content fields of a head. */
export function pageMetaOf(meta: ContentMeta): PageMeta {
  return {
    slug: meta.slug,
    seoTitle: meta.seo_title,
    seoDescription: meta.seo_description,
    seoKeywords: meta.seo_keywords,
    noindex: meta.meta_noindex,
    nofollow: meta.meta_nofollow,
    shareImage: meta.share_image,
    slugs: meta.slugs,
  }
}

/** Of a screen with one path per language and no slug. */
export function screenMeta(seoTitle: string, seoDescription: string): PageMeta {
  return {
    slug: '',
    seoTitle,
    seoDescription,
    noindex: false,
    nofollow: false,
    shareImage: null,
    slugs: Object.fromEntries(locales.map((locale) => [locale, ''])),
  }
}
