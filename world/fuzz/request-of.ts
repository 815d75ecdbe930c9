import { globSync, readFileSync } from 'node:fs'
import { pick, type Random } from '../../demo/catalogue/random.ts'
import { locales } from '../../domain/locales/locales.ts'
import { screenRoutes } from '../../domain/screens/screens.gen.ts'

export interface FuzzedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | null
}

const otherMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

const values = [
  '',
  '0',
  '-1',
  '1e309',
  '0x10',
  'NaN',
  'null',
  'undefined',
  'true',
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  '%2e%2e%2f',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '{{7*7}}',
  'Ω≈ç√∫˜µ≤',
  '🙂',
  '\u202eabc',
  'a'.repeat(3000),
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'badluefter',
  'v-bath-axial-aura-100-standard',
  'p-bath-axial-aura',
  'kunde@luftbasis.example',
  '2026-11-22',
  'DEU',
  'EUR',
] as const

const names = [
  'id',
  'ids',
  'q',
  'page',
  'sort',
  'variant_id',
  'amount',
  'items',
  'email',
  'password',
  'token',
  'order',
  'intent',
  'redirect',
  'currency',
  'display_vat',
  'code',
  'couponCode',
  'shipperId',
  'paymentId',
  'branchId',
  'price_from',
  'price_to',
  'f_dn',
  'brand',
  'available',
  'reaches',
  'text',
  'rating',
  'terms',
  'unsubscribe',
  'receipt',
  'fbclid',
  'addToCart',
  '__proto__',
  'firstName',
] as const

interface Route {
  method: string
  path: string
}

const read = (path: string): Route => ({ method: 'GET', path })

/**
 * Every route of the storefront: screens in all languages, and those registered in the API's files.
 */
const routes: readonly Route[] = [
  ...Object.values(screenRoutes).flatMap(({ paths }) =>
    locales.map((locale) => read(paths[locale])),
  ),
  ...apiRoutes(),
  ...[
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-products-1.xml',
    '/sitemap-:slug-:id.xml',
    '/sitemapconfig',
    '/_data/:slug*',
    '/_data/produkt/:slug',
    '/_frame/:slug',
    '/cdn/image/:slug/:slug*',
    '/cdn/:slug*',
    '/pay/:slug',
    '/assets/:slug',
    '/.well-known/:slug',
    '/favicon.ico',
    '/:slug.png',
  ].map(read),
  { method: 'POST', path: '/hooks/purge' },
]

export const countOfRoutes = routes.length

/** A random request, mostly invalid in some way. */
export function requestOf(random: Random): FuzzedRequest {
  const route = pick(routes, random)
  // Mostly valid for its route, because early refusals test little.
  const method = random() < 0.8 ? route.method : pick(otherMethods, random)
  const path = route.path.replaceAll(/:\w+\*?/g, () => segment(random))
  const query = random() < 0.5 ? `?${fields(random)}` : ''
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
  const [type, body] = hasBody ? bodyOf(random) : [null, null]
  const headers: Record<string, string> = {
    Accept: pick(['text/html', 'application/json', '*/*', ''], random),
    Origin: pick(['same', 'same', 'same', 'null', 'https://evil.example'], random),
    'Accept-Language': pick(['de', 'cs-CZ,cs;q=0.9', '', 'xx'.repeat(50)], random),
    Cookie: cookies(random),
    ...(type ? { 'Content-Type': type } : {}),
  }
  return { method, path: path + query, headers, body }
}

function segment(random: Random): string {
  const value = pick(values, random)
  return random() < 0.5
    ? encodeURIComponent(value).slice(0, 2000)
    : value.replaceAll(/[^\w.%~-]/g, '')
}

function fields(random: Random): string {
  const count = 1 + Math.floor(random() * 5)
  return Array.from({ length: count }, () =>
    new URLSearchParams({ [pick(names, random)]: pick(values, random) }).toString(),
  ).join('&')
}

function bodyOf(random: Random): [type: string, body: string] {
  const form = 'application/x-www-form-urlencoded'
  return pick<[string, string]>(
    [
      [form, fields(random)],
      [form, fields(random)],
      ['application/json', jsonOf(random, 3)],
      ['application/json', jsonOf(random, 3)],
      ['application/json', '{"items":['],
      ['text/plain', pick(values, random)],
      ['multipart/form-data; boundary=x', `--x\r\n${pick(values, random)}`],
    ],
    random,
  )
}

function jsonOf(random: Random, depth: number): string {
  return JSON.stringify(jsonValue(random, depth))
}

function jsonValue(random: Random, depth: number): unknown {
  const kind = depth === 0 ? 0 : Math.floor(random() * 6)
  if (kind === 1) return Math.floor(random() * 1e6) * (random() < 0.3 ? -1 : 1)
  if (kind === 2) return pick([null, true, false, 1e308, -0.5], random)
  if (kind === 3) return Array.from({ length: 2 }, () => jsonValue(random, depth - 1))
  if (kind > 3) {
    return Object.fromEntries(
      Array.from({ length: 4 }, () => [pick(names, random), jsonValue(random, depth - 1)]),
    )
  }
  return pick(values, random)
}

function cookies(random: Random): string {
  const jar = [
    'session',
    'cart',
    'price_group',
    'currency',
    'display_vat',
    'checkout',
    'gifts',
    'order_attempt',
  ]
  return jar
    .filter(() => random() < 0.3)
    .map((name) => `${name}=${encodeURIComponent(pick(values, random)).slice(0, 500)}`)
    .join('; ')
}

/** API calls, from the files that register them, so that a new one is fuzzed too. */
function apiRoutes(): Route[] {
  const sources = globSync('worker/api/**/*.ts', { exclude: ['**/*.test.ts'] })
  return sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.(get|post|put|patch|delete)\(\s*'(\/[^']*)'/g)].map(
      ([, method = '', path = '']) => ({
        method: method.toUpperCase(),
        path: `/api${path.replaceAll(/\{[^}]*\}/g, '')}`,
      }),
    ),
  )
}
