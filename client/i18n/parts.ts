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
  forms: ['account', 'activation', 'login', 'password', 'register', 'validation', 'form'],
  failure: ['errorPage', 'maintenance'],
  withdrawal: ['withdrawal'],
  reading: ['article'],
  found: ['searchPage', 'suggest'],
} as const satisfies Record<string, readonly string[]>

export type TextPart = keyof typeof partAreas | 'shell'

/** Parts that a screen's texts are in, besides the shell's. A test holds them to its source. */
export const screenParts: Record<ScreenName, readonly TextPart[]> = {
  home: ['goods', 'home'],
  category: ['goods', 'listing'],
  search: ['goods', 'listing', 'found'],
  product: ['goods'],
  page: ['goods'],
  calculator: ['goods', 'fan', 'calculator'],
  articles: ['goods', 'reading'],
  article: ['goods', 'reading'],
  'article-category': ['goods', 'reading'],
  'article-tag': ['goods', 'reading'],
  author: ['goods', 'reading'],
  login: ['forms'],
  register: ['forms'],
  'password-forgotten': ['forms'],
  'password-reset': ['forms'],
  'user-activate': ['forms'],
  compare: ['goods', 'fan', 'compare'],
  'wish-list': ['goods', 'compare'],
  checkout: ['checkout'],
  'checkout-methods': ['checkout'],
  'checkout-info': ['checkout', 'forms'],
  'checkout-finished': ['checkout'],
  withdrawal: ['withdrawal'],
  error: ['goods', 'failure'],
  maintenance: ['failure'],
}

/** Parts whose texts come with the late script of a screen, not with its first. */
export const lateParts: Partial<Record<ScreenName, readonly TextPart[]>> = {
  category: ['selection'],
  product: ['fan', 'details'],
}

/** The same for what stands around every page and on every tile. */
export const lateEverywhere: readonly TextPart[] = ['compare', 'found']

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
  'checkout',
  'forms',
  'failure',
  'withdrawal',
  'found',
  'reading',
]
