import * as z from 'zod/mini'
import { contextRecommenderCall, recommenderCall, searchServiceCall } from './call.ts'

/** Product ids, the best first. */
const Found = z.object({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(100))) })

/** Most products that a service is asked for. */
export const maxFound = 200

/** Where recommendations are shown. */
export const placements = ['home', 'product', 'category'] as const
export type Placement = (typeof placements)[number]

/** The search service (spec §7): what it finds is listed and filtered by the CMS. */
export const findProductIds = searchServiceCall({
  method: 'POST',
  path: '/search',
  body: z.object({ query: z.string(), limit: z.int() }),
  answer: Found,
  summary: 'Products that a query finds',
})

/** The recommendation service (spec §7). */
export const recommendProductIds = recommenderCall({
  method: 'GET',
  path: '/recommendations',
  query: z.object({
    placement: z.enum(placements),
    /** Random; the same for one visitor who has agreed to be recognised, else new each time. */
    session: z.string(),
    /** Id of a customer who has agreed to be recognised. */
    customer: z.optional(z.string()),
    /** The product that is looked at. */
    product: z.optional(z.string()),
    category: z.optional(z.string()),
    limit: z.string(),
  }),
  answer: Found,
  summary: 'Products for a place of the shop',
})

/** The other recommendation service (spec §7): it is told of the visit instead of a place. */
export const recommendInContext = contextRecommenderCall({
  method: 'POST',
  path: '/recommendations',
  body: z.object({
    /** Of a customer who has agreed to be recognised. */
    userId: z.optional(z.string()),
    /** Codes of the products in the cart of somebody who has agreed to it, else none. */
    cartProductCodes: z.array(z.string()),
    displayedProduct: z.optional(z.string()),
    displayedCategory: z.optional(z.string()),
    limit: z.int(),
  }),
  answer: z.object({ product_ids: Found.shape.ids }),
  summary: 'Products for a visit',
})
