import type { FeaturedProducts } from '../../content/featured-products.ts'
import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Homepage } from '../../content/page.ts'

export const route = publicRoute('/')
export const policy = { cache: 'home', sitemap: true, sheet: 'home' } satisfies ScreenPolicy

export interface HomeProps {
  /** Its banners are those shown now. */
  home: Homepage
  /** If no block names products (spec §7 featured products). */
  featured?: FeaturedProducts
}
