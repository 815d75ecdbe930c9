import * as z from 'zod/mini'
import { Block } from './block.ts'
import { contentEntry } from './content-entry.ts'
import { ContentMeta } from './content-meta.ts'

/** A page as lists and site maps show it. */
export const PageLink = z.object({ ...contentEntry, title: z.string(), page_meta: ContentMeta })
export type PageLink = z.infer<typeof PageLink>

/** A page that is put together from blocks (spec §3 Page). */
export const ContentPage = z.object({
  ...contentEntry,
  title: z.string(),
  /** Old paths that it answers. */
  url_rewrite: z.array(z.string()),
  contact_box: z.nullable(
    z.object({ title_frontend: z.string(), description: z.string(), show_button: z.boolean() }),
  ),
  /** Of the page asked for. */
  content_blocks: z.array(Block),
  pagination: z.object({ total: z.int(), currentPage: z.int(), totalPages: z.int() }),
  /** Null: all of them on one page. */
  blocks_per_page: z.nullable(z.int()),
  /** Path of a picture. */
  background_image: z.nullable(z.string()),
  page_meta: ContentMeta,
})
export type ContentPage = z.infer<typeof ContentPage>
