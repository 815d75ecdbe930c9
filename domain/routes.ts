import { encodePath } from './url/encode-path.ts'
import type { Locale } from './locale.ts'
import type { ScreenRoute } from './screens/screen-route.ts'
import { type ScreenProps, screenRoutes } from './screens/screens.gen.ts'

export type ScreenName = keyof ScreenProps
/** A screen with a path of its own. */
export type RoutedScreenName = keyof typeof screenRoutes

// Object.keys loses the key type.
export const routedScreens = Object.keys(screenRoutes) as RoutedScreenName[]

/** The path pattern of a screen. */
export function pathOf(screen: RoutedScreenName, locale: Locale): string {
  return screenRoutes[screen].paths[locale]
}

/** Whether third-party scripts may run: never on pages with addresses, passwords or payments. */
export function allowsThirdParties(screen: ScreenName): boolean {
  if (screen === 'error') return true
  const { access, thirdParties }: ScreenRoute = screenRoutes[screen]
  return access === 'public' || thirdParties === true
}

/** A pattern of a screen with a slug in it. */
export function slugPath(pattern: string, slug: string): string {
  return pattern.replace(/:slug\*?/, encodePath(slug))
}

/** URL builders of the shop for one locale. */
export function routesOf(locale: Locale) {
  const path = (screen: RoutedScreenName) => pathOf(screen, locale)
  const at = (screen: RoutedScreenName, slug: string) => slugPath(path(screen), slug)
  return {
    home: () => path('home'),
    search: (query?: string) => path('search') + (query ? `?q=${encodeURIComponent(query)}` : ''),
    category: (slug: string) => `/${encodePath(slug)}`,
    /** `variantId` only if it differs from the default; option to pay with credits (spec §2). */
    product: (slug: string, variantId?: string, forCredits = false) => {
      const variant = variantId ? `?variant_id=${encodeURIComponent(variantId)}` : ''
      const credits = forCredits ? `${variant ? '&' : '?'}for_credits=true` : ''
      return at('product', slug) + variant + credits
    },
    page: (slug: string) => at('page', slug),
    adviser: () => path('adviser'),
    planner: () => path('planner'),
    calculators: () => path('calculators'),
    calculator: (slug: string) => at('calculator', slug),
    articles: () => path('articles'),
    article: (slug: string) => at('article', slug),
    /** `parent/child` for a subcategory. */
    articleCategory: (slug: string) => at('article-category', slug),
    articleTag: (slug: string) => at('article-tag', slug),
    author: (slug: string) => at('author', slug),
    branches: () => path('branches'),
    branch: (slug: string) => at('branch', slug),
    glossary: () => path('glossary'),
    glossaryTerm: (slug: string) => at('glossary-term', slug),
    /** All help topics, or the question with an id there. */
    faq: () => path('faq'),
    aboutPurchase: (id?: string) =>
      path('about-purchase') + (id === undefined ? '' : `#${encodeURIComponent(id)}`),
    contact: () => path('contact'),
    brands: () => path('brands'),
    login: (redirect?: string) =>
      path('login') + (redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''),
    register: () => path('register'),
    passwordForgotten: () => path('password-forgotten'),
    passwordReset: () => path('password-reset'),
    userActivate: () => path('user-activate'),
    authProxy: () => path('auth-proxy'),
    /** Confirms that an activation email was sent. */
    confirmationSent: () => `${path('user-activate')}?sent=1`,
    /** Comparison of products by id; the browser remembers which were chosen. */
    compare: (ids: readonly string[] = []) =>
      path('compare') + (ids.length > 0 ? `?ids=${ids.map(encodeURIComponent).join(',')}` : ''),
    wishList: () => path('wish-list'),
    account: {
      dashboard: () => path('user-dashboard'),
      orders: (page = 1, search = '') => {
        const query = new URLSearchParams()
        if (search) query.set('q', search)
        if (page > 1) query.set('page', String(page))
        return path('user-orders') + (query.size > 0 ? `?${query}` : '')
      },
      order: (id: string) => path('user-order').replace(':slug', encodeURIComponent(id)),
      documents: ({ page = 1, kind = '', search = '' } = {}) => {
        const query = new URLSearchParams()
        if (kind) query.set('kind', kind)
        if (search) query.set('q', search)
        if (page > 1) query.set('page', String(page))
        return path('user-documents') + (query.size > 0 ? `?${query}` : '')
      },
      claims: (page = 1) => path('user-claims') + (page > 1 ? `?page=${page}` : ''),
      settings: () => path('user-settings'),
      credits: (page = 1) => path('user-credits') + (page > 1 ? `?page=${page}` : ''),
      password: () => path('user-password'),
      addresses: () => path('user-addresses'),
      lists: () => path('shopping-lists'),
      list: (id: string) => path('shopping-list').replace(':slug', encodeURIComponent(id)),
    },
    /** A shared shopping list by its link. */
    sharedList: (token: string) => path('shared-list').replace(':slug', encodeURIComponent(token)),
    /** The withdrawal function (§ 356a BGB), with a prefilled order number. */
    withdrawal: (orderCode?: string) =>
      path('withdrawal') + (orderCode ? `?order=${encodeURIComponent(orderCode)}` : ''),
    withdrawalReceipt: (token: string) =>
      `${path('withdrawal')}?receipt=${encodeURIComponent(token)}`,
    /** The warranty claim form, with a prefilled order number. */
    claim: (orderCode?: string) =>
      path('claim') + (orderCode ? `?order=${encodeURIComponent(orderCode)}` : ''),
    claimReceipt: (token: string) => `${path('claim')}?receipt=${encodeURIComponent(token)}`,
    bulkOrder: () => path('bulk-order'),
    /** Reorders an earlier order of the customer. */
    importOrder: (orderCode?: string) =>
      path('import-order') + (orderCode ? `?order=${encodeURIComponent(orderCode)}` : ''),
    checkout: () => path('checkout'),
    checkoutMethods: () => path('checkout-methods'),
    checkoutInfo: () => path('checkout-info'),
    /** Return URL of payment pages; the store knows what was paid. */
    paymentCallback: (token: string) =>
      `${path('payment-callback')}?order=${encodeURIComponent(token)}`,
    checkoutFinished: (token: string) =>
      `${path('checkout-finished')}?order=${encodeURIComponent(token)}`,
  }
}

export type Routes = ReturnType<typeof routesOf>

/** Files for browsers and security researchers. */
export const siteFiles = {
  manifest: '/manifest.webmanifest',
  openSearch: '/opensearch.xml',
  securityTxt: '/.well-known/security.txt',
  llmsTxt: '/llms.txt',
} as const

/** The variant of `?addToCart=` on any page (spec §2); null for none, or junk. */
export function requestedVariant(query: URLSearchParams): string | null {
  const variantId = query.get(addToCartParameter)
  return variantId !== null && /^[\w.:-]{1,64}$/.test(variantId) ? variantId : null
}
export const addToCartParameter = 'addToCart'

/** Files for crawlers. */
export const crawlers = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  /** `number` from 1. */
  sitemapPart: (section: string, number: number) => `/sitemap-${section}-${number}.xml`,
  sitemapConfig: '/sitemapconfig',
} as const

export interface ScreenMatch {
  screen: RoutedScreenName
  slug: string
}

/** The screen of a path in a locale: the most specific one that matches. */
export function matchScreen(locale: Locale, pathname: string): ScreenMatch {
  let match: ScreenMatch = { screen: 'category', slug: pathname.slice(1) }
  let longest = 0
  for (const screen of routedScreens) {
    const pattern = pathOf(screen, locale)
    const { length = 0 } = pattern.split(':', 1)[0] ?? ''
    const slug = length > longest ? matchPattern(pattern, pathname) : null
    if (slug === null) continue
    match = { screen, slug }
    longest = length
  }
  return match
}

/** The slug, '' for a pattern without one; null if the path does not match. */
function matchPattern(pattern: string, pathname: string): string | null {
  const [prefix = '', rest] = pattern.split(':slug')
  if (rest === undefined) return pathname === pattern ? '' : null
  if (!pathname.startsWith(prefix) || pathname.length === prefix.length) return null
  const slug = pathname.slice(prefix.length)
  return rest === '*' || !slug.includes('/') ? decodeSlug(slug) : null
}

function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
