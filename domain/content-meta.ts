import * as z from 'zod/mini'
import { Locale } from './locale.ts'

/** What search engines and shared links are told of a piece of content (spec §3 page_meta). */
export const ContentMeta = z.object({
  slug: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  seo_keywords: z.string(),
  meta_nofollow: z.boolean(),
  meta_noindex: z.boolean(),
  /** Path of a picture. */
  share_image: z.nullable(z.string()),
  /** The same content's slug in the languages that have it. */
  slugs: z.partialRecord(Locale, z.string()),
})
export type ContentMeta = z.infer<typeof ContentMeta>
