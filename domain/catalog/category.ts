import * as z from 'zod/mini'
import { Image } from '../content/image.ts'
import { PageMeta } from '../content/page-meta.ts'
import { RichText } from '../content/rich-text.ts'

export const CategoryLink = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  image: z.nullable(Image),
  productCount: z.int(),
})
export type CategoryLink = z.infer<typeof CategoryLink>

export const listViews = ['grid', 'list'] as const
export type ListView = (typeof listViews)[number]

export const Category = z.object({
  id: z.string(),
  /** Marks a saved filter, whose products are requested by `virtualCategoryId`. */
  isVirtual: z.optional(z.boolean()),
  title: z.string(),
  perex: z.string(),
  textBelow: z.nullable(RichText),
  /** From the top category down, without this one. */
  breadcrumbs: z.array(z.object({ id: z.string(), title: z.string(), slug: z.string() })),
  /** Default list view: rows where figures matter. */
  view: z.optional(z.enum(listViews)),
  children: z.array(CategoryLink),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Paths with query of the filtered listings that this page is the canonical of. */
  canonicalSlugs: z.optional(z.array(z.string())),
  pageMeta: PageMeta,
})
export type Category = z.infer<typeof Category>
