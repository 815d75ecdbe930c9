import * as z from 'zod/mini'
import { Locale } from '../locale.ts'

/** Metadata of a page for search engines and shared links (spec §3 page_meta). */
export const PageMeta = z.object({
  slug: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** Comma-separated; omitted if empty. */
  seoKeywords: z.optional(z.string()),
  noindex: z.boolean(),
  nofollow: z.boolean(),
  shareImage: z.nullable(z.string()),
  /** Slugs of the same page by language. */
  slugs: z.partialRecord(Locale, z.string()),
})
export type PageMeta = z.infer<typeof PageMeta>
