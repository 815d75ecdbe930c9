import * as z from 'zod/mini'
import { PageMeta } from './page-meta.ts'

/** Fields of a link. */
export const Slug = z.object({ slug: z.string() })

/** Metadata of a piece of content for search engines and shared links (spec §3 page_meta). */
export const ContentMeta = z.object({
  slug: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  seo_keywords: z.string(),
  meta_nofollow: z.boolean(),
  meta_noindex: z.boolean(),
  /** Path of a picture. */
  share_image: z.nullable(z.string()),
  /** Slugs of the same content by language. */
  slugs: PageMeta.shape.slugs,
})
export type ContentMeta = z.infer<typeof ContentMeta>
