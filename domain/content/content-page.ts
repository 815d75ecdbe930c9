import * as z from 'zod/mini'
import { Block } from './block.ts'
import { contentEntry } from './content-entry.ts'
import { ContentMeta } from './content-meta.ts'

/** A page in lists and sitemaps. */
export const PageLink = z.object({ ...contentEntry, title: z.string(), page_meta: ContentMeta })
export type PageLink = z.infer<typeof PageLink>

/** A page made of blocks (spec §3 Page). */
export const ContentPage = z.object({
  ...contentEntry,
  title: z.string(),
  /** Old paths that redirect to it. */
  url_rewrite: z.array(z.string()),
  contact_box: z.nullable(
    z.object({ title_frontend: z.string(), description: z.string(), show_button: z.boolean() }),
  ),
  /** Of the requested page. */
  content_blocks: z.array(Block),
  pagination: z.object({ total: z.int(), currentPage: z.int(), totalPages: z.int() }),
  /** Null: all of them on one page. */
  blocks_per_page: z.nullable(z.int()),
  /** Path of a picture. */
  background_image: z.nullable(z.string()),
  page_meta: ContentMeta,
})
export type ContentPage = z.infer<typeof ContentPage>
