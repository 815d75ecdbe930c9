import type { ContentMeta } from '../../../../domain/content/content-meta.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { seoDescriptionOf, seoTitleOf } from '../../search-snippet.ts'
import type { PageText } from './entry.ts'

interface Described {
  locale: Locale
  text: PageText & { title: string }
  slugs: ContentMeta['slugs']
}

/** Meta data of content: its editor's, else derived from its title, summary and picture. */
export function contentMeta(
  { locale, text, slugs }: Described,
  about: string,
  image: { path: string } | null = null,
): ContentMeta {
  return {
    slug: text.slug,
    seo_title: text.seo_title ?? seoTitleOf(text.title),
    seo_description: text.seo_description ?? seoDescriptionOf(about, text.title, locale),
    seo_keywords: text.seo_keywords ?? '',
    meta_nofollow: text.meta_nofollow ?? false,
    meta_noindex: text.meta_noindex ?? false,
    share_image: text.share_image ?? image?.path ?? null,
    slugs,
  }
}
