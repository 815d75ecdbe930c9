import type { ScreenName } from '../../domain/routes.ts'

/** Style sheets beside app.css, in `sheets/`, for screens that a shopper comes to later. */
export type SheetName = 'account' | 'checkout' | 'content' | 'product' | 'search' | 'tools'

/** The second style sheet of a screen; home and categories need none. */
export const sheetOfScreen: Partial<Record<ScreenName, SheetName>> = {
  product: 'product',
  search: 'search',
  checkout: 'checkout',
  'checkout-methods': 'checkout',
  'checkout-info': 'checkout',
  'checkout-finished': 'checkout',
  'payment-callback': 'checkout',
  'bulk-order': 'checkout',
  'import-order': 'checkout',
  login: 'account',
  register: 'account',
  'password-forgotten': 'account',
  'password-reset': 'account',
  'user-activate': 'account',
  'wish-list': 'account',
  withdrawal: 'account',
  'user-dashboard': 'account',
  'user-orders': 'account',
  'user-order': 'account',
  'user-settings': 'account',
  'user-password': 'account',
  'user-addresses': 'account',
  'shopping-lists': 'account',
  'shopping-list': 'account',

  calculators: 'tools',
  calculator: 'tools',
  compare: 'tools',
  page: 'content',
  glossary: 'content',
  'glossary-term': 'content',
  'about-purchase': 'content',
  contact: 'content',
  brands: 'content',
  branches: 'content',
  branch: 'content',
  articles: 'content',
  article: 'content',
  'article-category': 'content',
  'article-tag': 'content',
  author: 'content',
}
