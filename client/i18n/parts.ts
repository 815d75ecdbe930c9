import type { ScreenName } from '../../domain/routes.ts'

/** Areas of the dictionary that only some screens need; what is in none of them is on every page. */
export const partAreas = {
  fan: ['fan', 'noise'],
  details: ['details'],
  calculator: ['calculator'],
  compare: ['compare', 'wishList', 'tile'],
  goods: ['product', 'rating', 'breadcrumbs', 'pagination', 'content'],
  home: ['home'],
  listing: ['catalog'],
  selection: ['selection'],
  checkout: ['checkout', 'delivery'],
  cart: ['cartPage'],
  done: ['orderDone'],
  cartExtras: ['cartExtras'],
  basket: ['accessories', 'addToCartUrl', 'cartChange'],
  forms: ['account', 'activation', 'login', 'password', 'register', 'validation', 'form'],
  customer: ['customer', 'breadcrumbs', 'pagination'],
  failure: ['errorPage', 'maintenance'],
  withdrawal: ['withdrawal'],
  reading: ['article'],
  branch: ['branch'],
  found: ['searchPage', 'suggest'],
  bulk: ['bulk'],
  batch: ['batch'],
} as const satisfies Record<string, readonly string[]>

export type TextPart = keyof typeof partAreas | 'shell'

/** Parts that a screen's texts are in, besides the shell's. A test holds them to its source. */
export const screenParts: Record<ScreenName, readonly TextPart[]> = {
  home: ['goods', 'home'],
  category: ['goods', 'listing'],
  search: ['goods', 'listing', 'found'],
  product: ['goods'],
  page: ['goods'],
  calculators: ['goods', 'calculator'],
  calculator: ['goods', 'fan', 'calculator'],
  articles: ['goods', 'reading'],
  article: ['goods', 'reading'],
  'article-category': ['goods', 'reading'],
  'article-tag': ['goods', 'reading'],
  author: ['goods', 'reading'],
  branches: ['goods', 'branch'],
  branch: ['goods', 'branch'],
  login: ['forms'],
  register: ['forms'],
  'password-forgotten': ['forms'],
  'password-reset': ['forms'],
  'user-activate': ['forms'],
  compare: ['goods', 'fan', 'compare'],
  'bulk-order': ['goods', 'bulk', 'batch'],
  'import-order': ['goods', 'bulk', 'batch'],
  'wish-list': ['goods', 'compare'],
  checkout: ['checkout', 'cart', 'basket'],
  'checkout-methods': ['checkout'],
  'checkout-info': ['checkout', 'forms'],
  'checkout-finished': ['checkout', 'forms', 'done'],
  'payment-callback': ['checkout', 'done'],
  withdrawal: ['withdrawal'],
  error: ['goods', 'failure'],
  'user-dashboard': ['customer'],
  'user-orders': ['customer'],
  'user-order': ['checkout', 'customer'],
  'user-settings': ['forms', 'customer'],
  'user-password': ['forms', 'customer'],
  'user-addresses': ['forms', 'customer'],
  'shopping-lists': ['customer'],
  'shopping-list': ['customer'],
  maintenance: ['failure'],
}

/** Parts whose texts come with the late script of a screen, not with its first. */
export const lateParts: Partial<Record<ScreenName, readonly TextPart[]>> = {
  category: ['selection'],
  product: ['fan', 'details'],
  checkout: ['cartExtras'],
}

/** The same for what stands around every page and on every tile. */
export const lateEverywhere: readonly TextPart[] = ['compare', 'basket', 'found']

export const textParts: readonly TextPart[] = [
  'shell',
  'fan',
  'details',
  'calculator',
  'compare',
  'goods',
  'home',
  'listing',
  'selection',
  'done',
  'checkout',
  'cart',
  'cartExtras',
  'basket',
  'forms',
  'failure',
  'customer',
  'withdrawal',
  'found',
  'reading',
  'branch',
  'bulk',
  'batch',
]
