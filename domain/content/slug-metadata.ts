import * as z from 'zod/mini'
import { contentEntry } from './content-entry.ts'
import { ContentMeta } from './content-meta.ts'

/** Content types with a slug (spec §2). */
export const SlugType = z.enum([
  'page',
  'category',
  'virtual_category',
  'product',
  'article',
  'article_category',
  'article_tag',
  'author',
  'branch',
  'glossary_term',
])
export type SlugType = z.infer<typeof SlugType>

/** Metadata of a slug, for a head or a language switch. */
export const SlugMetadata = z.object({
  ...contentEntry,
  type: SlugType,
  title: z.string(),
  page_meta: ContentMeta,
})
export type SlugMetadata = z.infer<typeof SlugMetadata>
