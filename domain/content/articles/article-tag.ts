import * as z from 'zod/mini'
import { contentEntry } from '../content-entry.ts'
import { ContentMeta, Slug } from '../content-meta.ts'
import { Image } from '../image.ts'
import { RichText } from '../rich-text.ts'

export const ArticleTagLink = z.object({
  _id: z.string(),
  title: z.string(),
  page_meta: Slug,
})
export type ArticleTagLink = z.infer<typeof ArticleTagLink>

/** A tag across article categories (spec §3 Tag and author). */
export const ArticleTag = z.object({
  ...contentEntry,
  title: z.string(),
  perex: z.string(),
  image: z.nullable(Image),
  content: z.nullable(RichText),
  page_meta: ContentMeta,
})
export type ArticleTag = z.infer<typeof ArticleTag>
