import * as z from 'zod/mini'
import { ProductTile } from '../product/product.ts'

export { catalogPageSize } from './catalog-page-size.ts'

export const Sort = z.enum(['default', 'price', 'price-desc', 'name', 'rating', 'newest'])
export type Sort = z.infer<typeof Sort>

export const Range = z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) })
export type Range = z.infer<typeof Range>

/** Scope of a listing: category, filters and sort (spec §7 state call). */
export const CatalogScope = z.object({
  categoryId: z.optional(z.string()),
  virtualCategoryId: z.optional(z.string()),
  query: z.optional(z.string().check(z.maxLength(200))),
  /**
   * Results of an external search service, best first: listed in this order instead of the query's
   * own results. Unknown ones are skipped.
   */
  productIds: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(200))),
  /** Parameter code to value ids: OR within, AND across. */
  values: z.record(z.string(), z.array(z.string())),
  /** Parameter code to range, in the parameter's unit; `price` in the currency of the call. */
  ranges: z.record(z.string(), Range),
  brands: z.array(z.string()),
  availableOnly: z.boolean(),
  /** Only fans whose curve at full speed reaches this point, in m³/h and Pa. */
  reaches: z.optional(
    z.object({ flow: z.number().check(z.gt(0)), pressure: z.number().check(z.gte(0)) }),
  ),
  sort: Sort,
  /** From 1. */
  page: z.int().check(z.gte(1)),
  /** First page of a range that ends with `page`; five pages at most. */
  firstPage: z.optional(z.int().check(z.gte(1))),
  perPage: z.int().check(z.gte(1), z.lte(100)),
})
export type CatalogScope = z.infer<typeof CatalogScope>

export const FacetValue = z.object({
  id: z.string(),
  title: z.string(),
  /** Product count with this value and the other filters. */
  count: z.int(),
  colorHex: z.optional(z.string()),
})

const facet = { code: z.string(), title: z.string(), unit: z.string() }

export const Facet = z.discriminatedUnion('type', [
  z.object({ ...facet, type: z.literal('values'), values: z.array(FacetValue) }),
  z.object({ ...facet, type: z.literal('colour'), values: z.array(FacetValue) }),
  z.object({ ...facet, type: z.literal('boolean'), count: z.int() }),
  z.object({ ...facet, type: z.literal('range'), min: z.number(), max: z.number() }),
  /** Facet for an operating point (CatalogScope.reaches); `count`: number of fans. */
  z.object({ ...facet, type: z.literal('duty'), count: z.int() }),
])
export type Facet = z.infer<typeof Facet>

export const CatalogState = z.object({
  products: z.array(ProductTile),
  total: z.int(),
  page: z.int(),
  perPage: z.int(),
  /**
   * Facets by importance, `reaches` after flow and pressure if there are fans, then `brand`,
   * `price` (range) and `available`.
   */
  facets: z.array(Facet),
})
export type CatalogState = z.infer<typeof CatalogState>
