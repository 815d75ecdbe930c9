import * as z from 'zod/mini'
import { contentEntry } from '../content-entry.ts'
import { ContentMeta, Slug } from '../content-meta.ts'
import { Image } from '../image.ts'
import { RichText } from '../rich-text.ts'

/** An author as referenced by an article. */
export const AuthorLink = z.object({
  _id: z.string(),
  /** The person's name. */
  title: z.string(),
  perex: z.string(),
  image: z.nullable(Image),
  page_meta: Slug,
  /** False: the name is shown without a link. */
  author_has_page: z.boolean(),
})
export type AuthorLink = z.infer<typeof AuthorLink>

/** Author of articles (spec §3 Tag and author). */
export const Author = z.object({
  ...contentEntry,
  title: z.string(),
  perex: z.string(),
  image: z.nullable(Image),
  content: z.nullable(RichText),
  author_has_page: z.boolean(),
  page_meta: ContentMeta,
})
export type Author = z.infer<typeof Author>
