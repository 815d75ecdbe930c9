import * as z from 'zod/mini'
import { PageMeta } from './page-meta.ts'

/** Maximum entries per call. */
export const slugListLimit = 1000

/** An indexable entry. */
export const SlugEntry = z.object({
  _id: z.string(),
  /** By language, translations only. */
  slugs: PageMeta.shape.slugs,
  /** Last modification; null if unknown. */
  updated_at: z.nullable(z.iso.datetime()),
})
export type SlugEntry = z.infer<typeof SlugEntry>
