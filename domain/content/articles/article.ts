import * as z from 'zod/mini'
import { ArticleCategoryLink } from './article-category.ts'
import { ArticleTagLink } from './article-tag.ts'
import { AuthorLink } from './author.ts'
import { contentEntry } from '../content-entry.ts'
import { ContentMeta, Slug } from '../content-meta.ts'
import { Image } from '../image.ts'
import { RichText } from '../rich-text.ts'

const teaser = {
  ...contentEntry,
  title: z.string(),
  /** For breadcrumbs and narrow lists. */
  short_title: z.string(),
  perex: z.string(),
  image: z.nullable(Image),
  /** Lists omit future dates. */
  date_published: z.iso.datetime(),
  author: z.nullable(AuthorLink),
  category: z.nullable(ArticleCategoryLink),
  tag: z.array(ArticleTagLink),
}

/** An article (spec §3 Article). */
export const Article = z.object({
  ...teaser,
  content: RichText,
  created: z.iso.datetime(),
  /** Last modification of the text; left out if unknown. */
  updated: z.optional(z.iso.datetime()),
  /** False: not published on this site. */
  site_enabled: z.boolean(),
  page_meta: ContentMeta,
})
export type Article = z.infer<typeof Article>

/** Article fields of a list. */
export const ArticleTeaser = z.object({ ...teaser, page_meta: Slug })
export type ArticleTeaser = z.infer<typeof ArticleTeaser>

export const articlePageSize = 15
