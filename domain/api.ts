import type { CurrencyCode } from './currency.ts'

/**
 * API routes of the browser. Without JavaScript the same paths take native forms (POST only) and
 * redirect; a form's `intent` names the action of a DELETE or PATCH.
 */
export const api = {
  session: '/api/session',
  cart: '/api/cart',
  cartItems: '/api/cart/items',
  cartItem: (id: string) => `/api/cart/items/${encodeURIComponent(id)}`,
  cartCoupon: '/api/cart/coupon',
  cartCredits: '/api/cart/credits',
  /** Order gifts. */
  cartGifts: '/api/cart/gifts',
  /** Saves the cart as a shopping list. */
  cartList: '/api/cart/list',
  /** Accessories of cart items. */
  accessories: (of: readonly CartLine[], currency: CurrencyCode) =>
    `/api/accessories?of=${listOf(of)}&currency=${currency}`,
  /** Incompatible cart items. */
  incompatibilities: (of: readonly CartLine[]) => `/api/incompatibilities?of=${listOf(of)}`,
  cartBatch: '/api/cart/items/batch',
  /** Resolves product codes. */
  bulkOrder: '/api/bulk-order',
  /** Ids of its variants. */
  wishList: '/api/wish-list',
  wishListItems: '/api/wish-list/items',
  wishListItem: (variantId: string) => `/api/wish-list/items/${encodeURIComponent(variantId)}`,
  /** The full main menu. */
  menu: '/api/menu',
  suggest: (query: string, currency: CurrencyCode) =>
    `/api/search?q=${encodeURIComponent(query)}&currency=${currency}`,
  newsletter: '/api/newsletter',
  /** Reviews of a product; GET takes `page` and `sort`. */
  reviews: (productId: string) => `/api/products/${encodeURIComponent(productId)}/reviews`,
  /** Back-in-stock watchers of a variant. */
  watchers: (variantId: string) => `/api/variants/${encodeURIComponent(variantId)}/watchers`,
  /** Recommendations of a placement; `query` as in worker/api/product/recommendations.ts. */
  recommendations: (query: URLSearchParams) => `/api/recommendations?${query}`,
  /** Product tiles by id. */
  products: (ids: readonly string[], currency: CurrencyCode) =>
    `/api/products?ids=${ids.map(encodeURIComponent).join(',')}&currency=${currency}`,
  /** Each as the variant that fits another one, or that replaces it. */
  productsFor: (
    ids: readonly string[],
    {
      mode,
      variantId,
      currency,
    }: { mode: 'fitting' | 'replacing'; variantId: string; currency: CurrencyCode },
  ) =>
    `/api/products?ids=${ids.map(encodeURIComponent).join(',')}&${mode}=${encodeURIComponent(variantId)}&currency=${currency}`,
  /** PDF of a plan's URL. */
  planFile: (query: string) => `/api/plan.pdf?${query}`,
  preferences: '/api/preferences',
  /** Metrics of a page view (domain/vitals). */
  vitals: '/api/vitals',
  /** Loader data of a screen for in-page navigation. */
  pageData: (path: string) => `/_data${path}`,
  /** Layout data of this version, for hydration. */
  layout: (version: string) => `/_layout/${version}`,
} as const

interface CartLine {
  slug: string
  variantId: string
}

/** Limited, because the URL would be too long with a long list. */
export const maxNamedLines = 16

function listOf(lines: readonly CartLine[]): string {
  return lines
    .slice(0, maxNamedLines)
    .map(({ slug, variantId }) => encodeURIComponent(`${slug}~${variantId}`))
    .join(',')
}
