import * as z from 'zod/mini'
import { PageMeta } from './page-meta.ts'

/** Most entries that one call gives. */
export const slugListLimit = 1000

/** An entry of a list of everything that search engines may find. */
export const SlugEntry = z.object({
  _id: z.string(),
  /** In the languages that it is written in. */
  slugs: PageMeta.shape.slugs,
  /** When it was changed last; null where that is not known. */
  updated_at: z.nullable(z.iso.datetime()),
})
export type SlugEntry = z.infer<typeof SlugEntry>
