import type { ContentMeta } from '../../../../domain/content/content-meta.ts'
import type { PageMeta } from '../../../../domain/content/page-meta.ts'
import type { ResolvedPage } from './page-rows.ts'

/** Meta data for search engines of a page. */
export function pageMetaOf(page: ResolvedPage): PageMeta {
  return {
    slug: page.slug,
    seoTitle: page.title,
    seoDescription: page.description,
    noindex: page.noindex,
    nofollow: false,
    shareImage: page.backgroundImage,
    slugs: page.slugs,
  }
}

/** The same under the names of spec §3. */
export function asContentMeta(meta: PageMeta): ContentMeta {
  return {
    slug: meta.slug,
    seo_title: meta.seoTitle,
    seo_description: meta.seoDescription,
    seo_keywords: meta.seoKeywords ?? '',
    meta_nofollow: meta.nofollow,
    meta_noindex: meta.noindex,
    share_image: meta.shareImage,
    slugs: meta.slugs,
  }
}
