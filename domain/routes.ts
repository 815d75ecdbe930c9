import type { Locale } from './locale.ts'

type Localized = Record<Locale, string>

const same = (path: string): Localized => ({ de: path, cs: path, sk: path, en: path })

/**
 * Every screen's path, per locale (spec §2 Route table). `:slug` stands for one or, at its end,
 * more segments. Order matters: the first match wins, the catch-all is last.
 */
export const screenPaths = {
  home: same('/'),
  search: { de: '/suche', cs: '/hledat', sk: '/hladat', en: '/search' },
  product: {
    de: '/produkt/:slug',
    cs: '/produkt/:slug',
    sk: '/produkt/:slug',
    en: '/product/:slug',
  },
  page: { de: '/seite/:slug', cs: '/stranka/:slug', sk: '/stranka/:slug', en: '/page/:slug' },
  calculators: { de: '/rechner', cs: '/vypocty', sk: '/vypocty', en: '/calculators' },
  calculator: {
    de: '/rechner/:slug',
    cs: '/vypocty/:slug',
    sk: '/vypocty/:slug',
    en: '/calculators/:slug',
  },
  articles: { de: '/artikel', cs: '/clanky', sk: '/clanky', en: '/articles' },
  article: {
    de: '/artikel/:slug',
    cs: '/clanky/:slug',
    sk: '/clanky/:slug',
    en: '/articles/:slug',
  },
  'article-category': {
    // Spec §2 writes /articleList; paths are in lower case.
    de: '/articlelist/:slug*',
    cs: '/rubrika/:slug*',
    sk: '/rubrika/:slug*',
    en: '/article-category/:slug*',
  },
  'article-tag': {
    de: '/articletag/:slug',
    cs: '/tema/:slug',
    sk: '/tema/:slug',
    en: '/article-tag/:slug',
  },
  author: { de: '/autor/:slug', cs: '/autor/:slug', sk: '/autor/:slug', en: '/author/:slug' },
  branches: { de: '/niederlassungen', cs: '/pobocky', sk: '/pobocky', en: '/branches' },
  branch: {
    de: '/niederlassung/:slug',
    cs: '/pobocka/:slug',
    sk: '/pobocka/:slug',
    en: '/branch/:slug',
  },
  glossary: { de: '/glossar', cs: '/slovnik-pojmu', sk: '/slovnik-pojmov', en: '/glossary' },
  'glossary-term': {
    de: '/glossar/:slug',
    cs: '/slovnik-pojmu/:slug',
    sk: '/slovnik-pojmov/:slug',
    en: '/glossary/:slug',
  },
  'about-purchase': {
    de: '/alle-hilfethemen',
    cs: '/vse-o-nakupu',
    sk: '/vsetko-o-nakupe',
    en: '/help-topics',
  },
  contact: { de: '/impressum', cs: '/kontakt', sk: '/kontakt', en: '/contact' },
  brands: { de: '/marken', cs: '/znacky', sk: '/znacky', en: '/brands' },
  login: same('/login'),
  register: same('/register'),
  'password-forgotten': same('/passwordforgotten'),
  'password-reset': same('/passwordreset'),
  'user-activate': { de: '/aktivieren', cs: '/aktivovat', sk: '/aktivovat', en: '/activate' },
  'checkout-finished': same('/checkout/finished'),
  'payment-callback': same('/checkout/payment/callback'),
  'checkout-info': same('/checkout/info'),
  'checkout-methods': same('/checkout/methods'),
  checkout: same('/checkout'),
  compare: same('/compare'),
  'bulk-order': {
    de: '/sammelbestellung',
    cs: '/hromadna-objednavka',
    sk: '/hromadna-objednavka',
    en: '/bulk-order',
  },
  // Spec §2 writes /checkout/importOrder; paths are in lower case.
  'import-order': same('/checkout/importorder'),
  withdrawal: {
    de: '/vertrag-widerrufen',
    cs: '/odstoupeni-od-smlouvy',
    sk: '/odstupenie-od-zmluvy',
    en: '/withdraw-from-contract',
  },
  'wish-list': same('/user/wishlist'),
  'user-dashboard': same('/user/dashboard'),
  'user-order': same('/user/orders/:slug'),
  'user-orders': same('/user/orders'),
  'user-settings': same('/user/settings'),
  'user-password': same('/user/password'),
  'user-addresses': {
    de: '/mein-konto/addressliste',
    cs: '/muj-ucet/adresy',
    sk: '/moj-ucet/adresy',
    en: '/my-account/addresses',
  },
  'shopping-list': same('/user/shoppinglists/:slug'),
  'shopping-lists': same('/user/shoppinglists'),
  maintenance: same('/maintenance'),
  category: same('/:slug*'),
} as const satisfies Record<string, Localized>

export type ScreenName = keyof typeof screenPaths | 'error'

/* Of the screens of spec §2 only /auth/proxy is missing: what it is for is not told. */

const encodePath = (slug: string) => slug.split('/').map(encodeURIComponent).join('/')

/** Builders of every URL of the shop for one locale. */
export function routesOf(locale: Locale) {
  const path = (screen: keyof typeof screenPaths) => screenPaths[screen][locale]
  const at = (screen: keyof typeof screenPaths, slug: string) =>
    path(screen).replace(/:slug\*?/, encodePath(slug))
  return {
    home: () => path('home'),
    search: (query?: string) => path('search') + (query ? `?q=${encodeURIComponent(query)}` : ''),
    category: (slug: string) => `/${encodePath(slug)}`,
    /** `variantId` only where it differs from the default one; to pay with credits (spec §2). */
    product: (slug: string, variantId?: string, forCredits = false) => {
      const variant = variantId ? `?variant_id=${encodeURIComponent(variantId)}` : ''
      const credits = forCredits ? `${variant ? '&' : '?'}for_credits=true` : ''
      return at('product', slug) + variant + credits
    },
    page: (slug: string) => at('page', slug),
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
    /** Says that a mail has been sent which an account is confirmed by. */
    confirmationSent: () => `${path('user-activate')}?sent=1`,
    /** Of products by their ids; the browser remembers which were chosen. */
    compare: (ids: readonly string[] = []) =>
      path('compare') + (ids.length > 0 ? `?ids=${ids.map(encodeURIComponent).join(',')}` : ''),
    wishList: () => path('wish-list'),
    account: {
      dashboard: () => path('user-dashboard'),
      orders: (page = 1) => path('user-orders') + (page > 1 ? `?page=${page}` : ''),
      order: (id: string) => path('user-order').replace(':slug', encodeURIComponent(id)),
      settings: () => path('user-settings'),
      password: () => path('user-password'),
      addresses: () => path('user-addresses'),
      lists: () => path('shopping-lists'),
      list: (id: string) => path('shopping-list').replace(':slug', encodeURIComponent(id)),
    },
    /** The withdrawal function (§ 356a BGB), with the number of an order filled in. */
    withdrawal: (orderCode?: string) =>
      path('withdrawal') + (orderCode ? `?order=${encodeURIComponent(orderCode)}` : ''),
    withdrawalReceipt: (token: string) =>
      `${path('withdrawal')}?receipt=${encodeURIComponent(token)}`,
    bulkOrder: () => path('bulk-order'),
    /** Of an earlier order of the customer, for all of its goods again. */
    importOrder: (orderCode?: string) =>
      path('import-order') + (orderCode ? `?order=${encodeURIComponent(orderCode)}` : ''),
    checkout: () => path('checkout'),
    checkoutMethods: () => path('checkout-methods'),
    checkoutInfo: () => path('checkout-info'),
    /** Where a payment page sends its customer back to; what was paid, the store knows. */
    paymentCallback: (token: string) =>
      `${path('payment-callback')}?order=${encodeURIComponent(token)}`,
    checkoutFinished: (token: string) =>
      `${path('checkout-finished')}?order=${encodeURIComponent(token)}`,
  }
}

export type Routes = ReturnType<typeof routesOf>

/** Files that tell browsers and researchers about the site. */
export const siteFiles = {
  manifest: '/manifest.webmanifest',
  openSearch: '/opensearch.xml',
  securityTxt: '/.well-known/security.txt',
  llmsTxt: '/llms.txt',
} as const

/** The variant that `?addToCart=` asks for on any page (spec §2); null for none, or junk. */
export function requestedVariant(query: URLSearchParams): string | null {
  const variantId = query.get(addToCartParameter)
  return variantId !== null && /^[\w.:-]{1,64}$/.test(variantId) ? variantId : null
}
export const addToCartParameter = 'addToCart'

/** What programs that look through the shop ask for. */
export const crawlers = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  /** `number` from 1. */
  sitemapPart: (section: string, number: number) => `/sitemap-${section}-${number}.xml`,
  sitemapConfig: '/sitemapconfig',
} as const

export interface ScreenMatch {
  screen: keyof typeof screenPaths
  slug: string
}

/** The screen that a path of a locale belongs to; the catch-all takes what nothing else does. */
export function matchScreen(locale: Locale, pathname: string): ScreenMatch {
  for (const screen of Object.keys(screenPaths) as (keyof typeof screenPaths)[]) {
    const slug = matchPattern(screenPaths[screen][locale], pathname)
    if (slug !== null) return { screen, slug }
  }
  return { screen: 'category', slug: pathname.slice(1) }
}

/** The slug, '' for a pattern without one; null where the path does not fit. */
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
