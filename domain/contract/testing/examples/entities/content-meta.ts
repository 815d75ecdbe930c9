import type { ContentMeta } from '../../../../content/content-meta.ts'

/** Common fields of content, by id, title and slug. */
export function exampleEntry(_id: string, title: string, slug: string) {
  return { _id, locale: 'de' as const, title, page_meta: exampleMeta(title, slug) }
}

export function exampleMeta(title: string, slug: string): ContentMeta {
  return {
    slug,
    seo_title: title,
    seo_description: `${title} – Lüftung von LuftBasis.`,
    seo_keywords: '',
    meta_nofollow: false,
    meta_noindex: false,
    share_image: null,
    slugs: { de: slug },
  }
}
