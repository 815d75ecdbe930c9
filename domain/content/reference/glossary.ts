import * as z from 'zod/mini'
import { contentEntry } from '../content-entry.ts'
import { ContentMeta } from '../content-meta.ts'
import { ContentReference } from '../content-reference.ts'
import { RichText } from '../rich-text.ts'

/** A glossary term (spec §3 Glossary term). */
export const GlossaryTerm = z.object({
  ...contentEntry,
  title: z.string(),
  /** One sentence, for the list. */
  perex: z.string(),
  description: RichText,
  references: z.array(ContentReference),
  page_meta: ContentMeta,
})
export type GlossaryTerm = z.infer<typeof GlossaryTerm>

export const glossaryLimit = 1000
