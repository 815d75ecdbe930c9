import * as z from 'zod/mini'
import { contentEntry } from '../content-entry.ts'
import { ContentReference } from '../content-reference.ts'
import { Image } from '../image.ts'
import { RichText } from '../rich-text.ts'

/** A brand of the CMS (spec §3 Brand). */
export const BrandContent = z.object({
  ...contentEntry,
  title: z.string(),
  perex: z.string(),
  description: z.nullable(RichText),
  image: z.nullable(Image),
  /** The manufacturer's own page. */
  link: z.nullable(z.string()),
  virtual_category: z.nullable(ContentReference),
})
export type BrandContent = z.infer<typeof BrandContent>
