import * as z from 'zod/mini'
import { contextRecommenderCall, recommenderCall, searchServiceCall } from './call.ts'

/** Product ids, best first. */
const Found = z.object({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(100))) })

/** Maximum products of a service's answer. */
export const maxFound = 200

/** Placements of recommendations. */
export const placements = ['home', 'product', 'category'] as const
export type Placement = (typeof placements)[number]

/** The search service (spec §7): its results are listed and filtered by the CMS. */
export const findProductIds = searchServiceCall({
  method: 'POST',
  path: '/search',
  body: z.object({ query: z.string(), limit: z.int() }),
  response: Found,
  summary: 'Products that a query finds',
})

/** The recommendation service (spec §7). */
export const recommendProductIds = recommenderCall({
  method: 'GET',
  path: '/recommendations',
  query: z.object({
    placement: z.enum(placements),
    /** Random; stable for a visitor with consent, else new for each request. */
    session: z.string(),
    /** Id of a customer with consent. */
    customer: z.optional(z.string()),
    /** The viewed product. */
    product: z.optional(z.string()),
    category: z.optional(z.string()),
    limit: z.string(),
  }),
  response: Found,
  summary: 'Products for a place of the shop',
})

/** The other recommendation service (spec §7): it gets the visit instead of a placement. */
export const recommendInContext = contextRecommenderCall({
  method: 'POST',
  path: '/recommendations',
  body: z.object({
    /** Of a customer with consent. */
    userId: z.optional(z.string()),
    /** Product codes in the cart with consent, else none. */
    cartProductCodes: z.array(z.string()),
    displayedProduct: z.optional(z.string()),
    displayedCategory: z.optional(z.string()),
    limit: z.int(),
  }),
  response: z.object({ product_ids: Found.shape.ids }),
  summary: 'Products for a visit',
})
