import * as z from 'zod/mini'
import { contentEntry } from '../content-entry.ts'
import { ContentMeta, Slug } from '../content-meta.ts'
import { Image } from '../image.ts'
import { RichText } from '../rich-text.ts'

/** A category as referenced by an article or a subcategory. */
export const MasterCategory = z.object({
  _id: z.string(),
  title: z.string(),
  page_meta: Slug,
})
export type MasterCategory = z.infer<typeof MasterCategory>

export const ArticleCategoryLink = z.object({
  _id: z.string(),
  title: z.string(),
  menu_title: z.string(),
  page_meta: Slug,
  master_category: z.nullable(MasterCategory),
})
export type ArticleCategoryLink = z.infer<typeof ArticleCategoryLink>

/**
 * A category of articles; of two levels, the upper one has no master (spec §3 Article category).
 */
export const ArticleCategory = z.object({
  ...contentEntry,
  title: z.string(),
  /** Shorter, for menus. */
  menu_title: z.string(),
  /** Sorted by weight, highest first. */
  weight: z.int(),
  perex: z.string(),
  image: z.nullable(Image),
  content: z.nullable(RichText),
  master_category: z.nullable(MasterCategory),
  page_meta: ContentMeta,
})
export type ArticleCategory = z.infer<typeof ArticleCategory>
