import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Product } from '../../product/product.ts'
import type { ProductResponse } from '../../product/product-response.ts'

export const route = publicRoute({
  de: '/produkt/:slug',
  cs: '/produkt/:slug',
  sk: '/produkt/:slug',
  en: '/product/:slug',
})
export const policy = {
  cache: 'product',
  query: ['variant_id', 'for_credits', 'reviews_page', 'reviews_sort', 'write_review'],
  sheet: 'product',
} satisfies ScreenPolicy

/**
 * Deferred parts: `reviews` (ReviewList), `spread` (rating histogram), `comments`, `related`
 * (RelatedTiles) and `notes` (ParameterNotes).
 */
export interface ProductProps {
  product: Product
  /** Variant of the URL (`variant_id`), else the initial one. */
  variantId: string
  /** The page sells for loyalty credits (spec §2 for_credits). */
  forCredits?: boolean
  /** The page shows the review form (`write_review`), for browsers without JavaScript. */
  writesReview?: boolean
  /** Only after a native form post. */
  response?: ProductResponse
}
