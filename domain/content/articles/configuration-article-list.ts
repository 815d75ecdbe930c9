import * as z from 'zod/mini'
import { ArticleTeaser } from './article.ts'
import { contentEntry } from '../content-entry.ts'
import { ContentMeta } from '../content-meta.ts'

/** The page above all articles. */
export const ConfigurationArticleList = z.object({
  ...contentEntry,
  title: z.string(),
  perex: z.string(),
  /** Articles featured by an editor, published ones only. */
  highlighted: z.array(ArticleTeaser),
  page_meta: ContentMeta,
})
export type ConfigurationArticleList = z.infer<typeof ConfigurationArticleList>
