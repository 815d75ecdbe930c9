import * as z from 'zod/mini'
import { timeLimits } from './banner-wide.ts'
import { contentEntry } from '../content-entry.ts'
import { Image } from '../image.ts'

/** A banner between the products of a listing (spec §3 Catalog banner). */
export const CatalogBanner = z.object({
  ...contentEntry,
  title: z.string(),
  url: z.string(),
  image: Image,
  /** Ids of the categories and virtual categories it belongs to; empty: to every one. */
  category_ids: z.array(z.string()),
  /** Customer groups that see it; empty: everybody. */
  customer_group_enabled: z.array(z.string()),
  ...timeLimits,
})
export type CatalogBanner = z.infer<typeof CatalogBanner>
