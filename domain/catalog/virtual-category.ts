import * as z from 'zod/mini'
import { CatalogBanner } from '../content/banners/catalog-banner.ts'
import { Sort } from './catalog.ts'
import { contentEntry } from '../content/content-entry.ts'
import { ContentMeta } from '../content/content-meta.ts'
import { CurrencyCode } from '../currency.ts'
import { FaqQuestion } from '../content/reference/faq.ts'
import { Image } from '../content/image.ts'
import { RichText } from '../content/rich-text.ts'

/** Values of one filter, joined by OR. */
export const ParameterChoice = z.object({
  /** Code of the parameter. */
  entityId: z.string(),
  values: z.array(z.string()),
})
export type ParameterChoice = z.infer<typeof ParameterChoice>

/** A range of one filter, in the parameter's unit. */
export const ParameterRange = z.object({
  /** Code of the parameter. */
  entityId: z.string(),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
})
export type ParameterRange = z.infer<typeof ParameterRange>

export const PriceRange = z.object({
  price_from: z.nullable(z.number()),
  price_to: z.nullable(z.number()),
  currency_code: CurrencyCode,
})
export type PriceRange = z.infer<typeof PriceRange>

/** A saved filter with a page of its own (spec §3 Virtual category). */
export const VirtualCategory = z.object({
  ...contentEntry,
  title: z.string(),
  description: z.string(),
  image: z.nullable(Image),
  content: z.nullable(RichText),
  text_below_products: z.nullable(RichText),
  /** Ids of the categories whose products it shows. */
  sliced_categories: z.array(z.string()),
  sliced_tags: z.array(z.string()),
  parameters: z.array(ParameterChoice),
  ranges: z.array(ParameterRange),
  /** Ids. */
  brands: z.array(z.string()),
  price_range: z.nullable(PriceRange),
  catalog_settings: z.object({ sort: Sort, available_only: z.boolean() }),
  banners: z.array(CatalogBanner),
  faq_questions: z.array(FaqQuestion),
  /** URL of a video. */
  video: z.nullable(z.string()),
  page_meta: z.extend(ContentMeta, {
    /** Paths of the listings that this page is the canonical of. */
    canonical_slugs: z.array(z.string()),
  }),
})
export type VirtualCategory = z.infer<typeof VirtualCategory>

/** A saved filter for links, and its filters. */
export const VirtualCategoryLink = z.object({
  ...contentEntry,
  title: z.string(),
  slugs: ContentMeta.shape.slugs,
  canonical_slugs: VirtualCategory.shape.page_meta.shape.canonical_slugs,
})
export type VirtualCategoryLink = z.infer<typeof VirtualCategoryLink>
