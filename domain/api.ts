/**
 * Calls of the browser. With JavaScript off the same paths take forms (POST only) and answer with a
 * redirect; `intent` in a form names what a DELETE or PATCH would do.
 */
export const api = {
  session: '/api/session',
  login: '/api/login',
  logout: '/api/logout',
  /** By the token of `/auth/proxy`. */
  loginAs: '/api/login-as',
  register: '/api/register',
  passwordForgotten: '/api/password/forgotten',
  passwordReset: '/api/password/reset',
  userSettings: '/api/user/settings',
  userPassword: '/api/user/password',
  /** A form only: ends one session, or all others. */
  userSessions: '/api/user/sessions',
  userAddresses: '/api/user/addresses',
  userAddress: (id: string) => `/api/user/addresses/${encodeURIComponent(id)}`,
  /** A form only: variants with their amounts as a new list. */
  userLists: '/api/user/lists',
  userList: (id: string) => `/api/user/lists/${encodeURIComponent(id)}`,
  /** A form only: all of it into the cart. */
  sharedList: (token: string) => `/api/shared-lists/${encodeURIComponent(token)}`,
  reorder: (orderId: string) => `/api/user/orders/${encodeURIComponent(orderId)}/again`,
  /** A file: `pdf`, or `xml` for a public buyer. */
  invoice: (orderToken: string, invoiceId: string, format: 'pdf' | 'xml') =>
    `/api/invoices/${encodeURIComponent(orderToken)}/${encodeURIComponent(invoiceId)}.${format}`,
  /** A file of the customer's own. */
  userDocument: (id: string, format: 'pdf' | 'xml') =>
    `/api/user/documents/${encodeURIComponent(id)}.${format}`,
  /** A form only: the cart as an offer. */
  offers: '/api/user/offers',
  /** A form only: what is in it, into the cart. */
  offerCart: (id: string) => `/api/user/offers/${encodeURIComponent(id)}/cart`,
  orderItems: (orderId: string) => `/api/user/orders/${encodeURIComponent(orderId)}/items.csv`,
  /** Pictures of what was ordered, as a ZIP. */
  orderImages: (orderId: string) => `/api/user/orders/${encodeURIComponent(orderId)}/images.zip`,
  /** Everything that is stored of the customer, as JSON. */
  userExport: '/api/user/export.json',
  /** A form only: the account is gone for good. */
  userDelete: '/api/user/delete',
  cart: '/api/cart',
  cartItems: '/api/cart/items',
  cartItem: (id: string) => `/api/cart/items/${encodeURIComponent(id)}`,
  cartCoupon: '/api/cart/coupon',
  cartCredits: '/api/cart/credits',
  /** Gifts of the order. */
  cartGifts: '/api/cart/gifts',
  /** The cart as a shopping list. */
  cartList: '/api/cart/list',
  /** What goes with things in the cart. */
  accessories: (of: readonly CartLine[]) => `/api/accessories?of=${listOf(of)}`,
  /** What of the cart cannot be used together. */
  misfits: (of: readonly CartLine[]) => `/api/misfits?of=${listOf(of)}`,
  cartBatch: '/api/cart/items/batch',
  /** What codes stand for. */
  bulkOrder: '/api/bulk-order',
  /** Which variants are in it. */
  wishList: '/api/wish-list',
  wishListItems: '/api/wish-list/items',
  wishListItem: (variantId: string) => `/api/wish-list/items/${encodeURIComponent(variantId)}`,
  checkoutMethods: '/api/checkout/methods',
  /** Where the products of a shipper can be collected. */
  places: (shipperId: string, search: string) =>
    `/api/checkout/places?shipperId=${encodeURIComponent(shipperId)}&s=${encodeURIComponent(search)}`,
  /** Document around a carrier's own picker of points. */
  pointPicker: (provider: string) => `/_frame/picker/${provider}`,
  checkoutInfo: '/api/checkout/info',
  /** Another way to pay an order that is open. */
  orderPayment: '/api/checkout/payment',
  /** An account of what a guest has ordered. */
  orderAccount: '/api/checkout/account',
  placeOrder: '/api/checkout/place',
  /** What has become of an order whose answer was lost. */
  orderAttempt: '/api/checkout/attempt',
  /** What a configured service says of the addresses in a form. */
  addressCheck: '/api/checkout/check',
  /** GET takes `tin`; a form gets its step again with what was found. */
  company: '/api/checkout/company',
  vatId: '/api/checkout/vat-id',
  checkoutTax: '/api/checkout/tax',
  /** The main menu with all its levels. */
  menu: '/api/menu',
  suggest: (query: string) => `/api/search?q=${encodeURIComponent(query)}`,
  withdrawal: '/api/withdrawal',
  claim: '/api/claim',
  contact: '/api/contact',
  newsletter: '/api/newsletter',
  newsletterActivation: '/api/newsletter/activate',
  /** What waits behind the link of a mail: an order, a message, an account. */
  confirmation: '/api/confirmation',
  newsletterEnd: '/api/newsletter/unsubscribe',
  watcherEnd: '/api/watchers/unsubscribe',
  /** Of one product; GET takes `page` and `sort`. */
  reviews: (productId: string) => `/api/products/${encodeURIComponent(productId)}/reviews`,
  /** Of those who wait for a variant. */
  watchers: (variantId: string) => `/api/variants/${encodeURIComponent(variantId)}/watchers`,
  /** For a place of the shop; `query` as worker/api/product/recommendations.ts takes it. */
  recommendations: (query: URLSearchParams) => `/api/recommendations?${query}`,
  /** Tiles of products by their ids. */
  products: (ids: readonly string[]) =>
    `/api/products?ids=${ids.map(encodeURIComponent).join(',')}`,
  /** Each as the variant that is used with another one, or that takes its place. */
  productsFor: (
    ids: readonly string[],
    { mode, variantId }: { mode: 'fitting' | 'replacing'; variantId: string },
  ) =>
    `/api/products?ids=${ids.map(encodeURIComponent).join(',')}&${mode}=${encodeURIComponent(variantId)}`,
  /** The plan of an address as PDF. */
  planFile: (query: string) => `/api/plan.pdf?${query}`,
  preferences: '/api/preferences',
  /** Figures of a page view (domain/vitals). */
  vitals: '/api/vitals',
  /** Loader data of a screen for in-page navigation. */
  pageData: (path: string) => `/_data${path}`,
} as const

interface CartLine {
  slug: string
  variantId: string
}

/** As many as are looked at: with those of a long list an address would be too long. */
export const maxNamedLines = 16

function listOf(lines: readonly CartLine[]): string {
  return lines
    .slice(0, maxNamedLines)
    .map(({ slug, variantId }) => encodeURIComponent(`${slug}~${variantId}`))
    .join(',')
}
