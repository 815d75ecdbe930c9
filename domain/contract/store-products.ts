import * as z from 'zod/mini'
import { Comment } from '../product/comment.ts'
import { Product, ProductTile, Variant } from '../product/product.ts'
import { NewReview, Review } from '../product/reviews/review.ts'
import { data, page, storeCall } from './call.ts'

const Paging = { page: z.optional(z.string()), perPage: z.optional(z.string()) }

export const getProduct = storeCall({
  method: 'GET',
  path: '/api/v1/products/:id',
  query: z.object({
    /** Comma-separated, of `tags`, `variants`, `alternatives`; others are empty. */
    include: z.optional(z.string()),
    /** Chosen values of the axes, `dn:125,motor:ec`: selects the variant that has them all. */
    configuration: z.optional(z.string().check(z.maxLength(500))),
    /** Comma-separated, of `reviews` and `comments`: the first page of each. */
    extras: z.optional(z.string()),
  }),
  response: data(
    z.extend(Product, {
      /** Empty unless `include` names them; a product page needs at least one. */
      variants: z.array(Variant),
      alternatives: z.array(ProductTile),
      /** Variant of the requested values; null if there is none. */
      configuredVariantId: z.optional(z.nullable(z.string())),
      reviews: z.optional(z.array(Review)),
      comments: z.optional(z.array(Comment)),
    }),
  ),
  summary: 'One product by its id; a variant’s id gives the product that has it',
})

export const getProductsByIds = storeCall({
  method: 'GET',
  path: '/api/v1/products',
  query: z.object({ ids: z.string().check(z.maxLength(10_000)) }),
  response: data(z.array(ProductTile)),
  summary:
    'Up to 100 products by comma-separated ids of products or variants, in the order of the ids; unknown ones are left out',
})

export const getProductCategories = storeCall({
  method: 'GET',
  path: '/api/v1/product-categories',
  query: z.object({
    ...Paging,
    sort: z.optional(z.string()),
    sortDirection: z.optional(z.string()),
  }),
  response: page(z.object({ id: z.string(), name: z.string(), parentId: z.nullable(z.string()) })),
  summary: 'Every category, sorted by name; perPage is 200 unless told, and 200 at most',
})

export const watchVariant = storeCall({
  method: 'POST',
  path: '/api/v1/products/:variantId/watchers',
  body: z.object({ email: z.string().check(z.trim(), z.maxLength(254), z.email()) }),
  response: data(z.object({ watching: z.literal(true) })),
  summary: 'Mails the address once when the variant is available again',
})

export const unwatchVariant = storeCall({
  method: 'POST',
  path: '/api/v1/watchers/unsubscribe',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: data(z.object({ watching: z.literal(false) })),
  summary:
    'Ends what watchVariant began, by the token of its mail, also when it has ended; 404 for a part of one',
})

export const getReviews = storeCall({
  method: 'GET',
  path: '/api/v1/products/:productId/reviews',
  query: z.object({
    ...Paging,
    /** `1`: only those with a text. */
    onlyWithReview: z.optional(z.string()),
    /** `time` or `rating`. */
    sort: z.optional(z.string()),
    /** `desc` or `asc`. */
    sortDirection: z.optional(z.string()),
  }),
  response: page(Review),
  summary: 'Reviews of a product, those in the reader’s language first',
})

export const writeReview = storeCall({
  method: 'POST',
  path: '/api/v1/products/:productId/reviews',
  body: NewReview,
  response: data(
    z.object({
      id: z.string(),
      verified: z.boolean(),
      /** `pending`: published after a review by the shop. */
      status: z.enum(['published', 'pending']),
      /** The same in the caller's language. */
      message: z.string(),
    }),
  ),
  summary:
    'Writes a review, one a person and product; a verified purchase is published at once, others wait',
})

export const getComments = storeCall({
  method: 'GET',
  path: '/api/v1/products/:productId/comments',
  query: z.object(Paging),
  response: page(Comment),
  summary: 'Questions about a product with their answers, newest question first',
})
