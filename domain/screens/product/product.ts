import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Product } from '../../product/product.ts'
import type { ProductAnswer } from '../../product/product-answer.ts'

export const route = publicRoute({
  de: '/produkt/:slug',
  cs: '/produkt/:slug',
  sk: '/produkt/:slug',
  en: '/product/:slug',
})
export const policy = {
  cache: 'product',
  query: ['variant_id', 'for_credits', 'reviews_page', 'reviews_sort'],
  sheet: 'product',
} satisfies ScreenPolicy

/**
 * Deferred parts: `reviews` (ReviewList), `spread` (reviews of five stars, four, … one), `comments`,
 * `related` (RelatedTiles) and `notes` (ParameterNotes).
 */
export interface ProductProps {
  product: Product
  /** Variant of the address (`variant_id`), else the one to start with. */
  variantId: string
  /** The page sells for loyalty credits (spec §2 for_credits). */
  forCredits?: boolean
  /** Only where a form was posted without JavaScript. */
  answer?: ProductAnswer
}
