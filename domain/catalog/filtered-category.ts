import * as z from 'zod/mini'
import { contentEntry } from '../content/content-entry.ts'
import { ContentMeta } from '../content/content-meta.ts'
import { ParameterChoice } from './virtual-category.ts'

/**
 * Texts for a category with certain filters. It is canonical for exactly these parameters and
 * values (spec §5).
 */
export const FilteredCategory = z.object({
  ...contentEntry,
  category_id: z.string(),
  title: z.string(),
  description: z.string(),
  parameters: z.array(ParameterChoice),
  page_meta: ContentMeta,
})
export type FilteredCategory = z.infer<typeof FilteredCategory>
