import * as z from 'zod/mini'

/** Headers of a signed webhook: seconds since 1970, and HMAC-SHA256 of the signed text in hex. */
export const hookHeaders = { timestamp: 'X-Hook-Timestamp', signature: 'X-Hook-Signature' } as const

/** Signed text of a webhook. */
export function signedText(timestamp: string, body: string): string {
  return `${timestamp}.${body}`
}

/** A tag of `Purge`. */
export const tagPattern = /^[\w:./-]{1,120}$/

/** Opaque to the storefront. */
export const bookmarkPattern = /^[\w:./-]{1,200}$/

/** Body of `POST /hooks/purge` of the storefront: what has changed, and when. */
export const Purge = z.object({
  tags: z.array(z.string().check(z.regex(tagPattern))).check(z.minLength(1), z.maxLength(500)),
  /** Time of the change; an older response is outdated. */
  updatedAt: z.iso.datetime({ offset: true }),
  /**
   * Database bookmark after the change: later reads send it back (`X-Read-After`), so that no
   * lagging replica answers. An upstream without replicas leaves it out.
   */
  bookmark: z.optional(z.string().check(z.regex(bookmarkPattern))),
})
export type Purge = z.infer<typeof Purge>

/**
 * Tags of the storefront's caches. Every entry also has the broad tag of its upstream, so that one
 * purge of `cms` or `store` reaches everything in an emergency.
 */
export const purgeTag = {
  cms: 'cms',
  store: 'store',
  /** Every listing and search: for products that appear, vanish or move. */
  catalog: 'catalog',
  product: (id: string) => `product:${id}`,
  productSlug: (slug: string) => `product-slug:${slug}`,
  categories: 'categories',
  category: (id: string) => `category:${id}`,
  homepage: 'homepage',
  pages: 'pages',
  page: (id: string) => `page:${id}`,
  articles: 'articles',
  article: (id: string) => `article:${id}`,
  branches: 'branches',
  glossary: 'glossary',
  questions: 'questions',
  brands: 'brands',
  menu: (code: string) => `menu:${code}`,
  configuration: 'configuration',
  errorPages: 'error-pages',
  routing: 'routing',
  globals: 'globals',
  currencies: 'currencies',
  countries: 'countries',
  reviews: (productId: string) => `reviews:${productId}`,
} as const
