import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { ArticleLink, Teaser } from '../../content/articles/teaser.ts'
import type { RichText as Doc } from '../../content/rich-text.ts'
import type { TocEntry } from '../../content/articles/toc-entry.ts'
import type { Image } from '../../content/image.ts'

export const route = publicRoute({
  de: '/artikel/:slug',
  cs: '/clanky/:slug',
  sk: '/clanky/:slug',
  en: '/articles/:slug',
})
export const policy = { cache: 'content', sheet: 'content' } satisfies ScreenPolicy

export interface DisplayedArticle extends Teaser {
  shortTitle: string
  content: Doc
  toc: TocEntry[]
  /** Reading time in minutes. */
  minutes: number
  author: { name: string; perex: string; image: Image | null; slug: string | null } | null
  tags: ArticleLink[]
}

/** Deferred parts: `products` (ArticleProducts) and `related` (teasers). */
export interface ArticleProps {
  article: DisplayedArticle
  above: { title: string; href: string }[]
}
