import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { screenRoutes } from '../domain/screens/screens.gen.ts'
import { randomFrom } from './testing/fake-kv.ts'
import { isolateOf } from './cache/isolate.ts'
import { exampleShop } from './testing/fake-shop.ts'

const perRoute = 12

/** Known query parameters of screens and an unknown one, with values from an unbounded space. */
const parameters: Record<string, (word: string, number: number) => string> = {
  q: (word) => word,
  ids: (word) => `${word},${word}-2`,
  variant_id: (word) => word,
  region: (word) => word,
  service: (word) => word,
  brand: (word) => word,
  f_dn: (word) => word,
  f_q_max_from: (_, number) => String(number),
  price_from: (_, number) => String(number),
  reaches: (_, number) => `${number}@${number}`,
  page: (_, number) => String(number),
  reviews_page: (_, number) => String(number),
  volume: (_, number) => String(number),
  utm_source: (word) => word,
}

const paths = [
  ...Object.values(screenRoutes).map(({ paths: { de } }) => de.replace(/:slug\*?/, 'beispiel')),
  ...Object.values(screenRoutes).map(
    ({ paths: { de } }) => `/_data${de.replace(/:slug\*?/, 'beispiel')}`,
  ),
  '/api/search',
  '/api/products',
  '/api/recommendations',
  '/api/checkout/company',
]

beforeEach(() => {
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await reset()
})

describe('security 9: cache storage', () => {
  it('does not grow with made-up URLs, on any route', async ({ expect }) => {
    const random = randomFrom(9)
    const { bindings, visit } = exampleShop()
    const stored = async () => ({
      pages: isolateOf(bindings).pages.size,
      content: (await bindings.CACHE.list({ prefix: 'content:' })).keys.map(({ name }) => name),
    })
    // Requested twice: a page is not stored while one of its reads fails, as the first read of some
    // does.
    for (const path of [...paths, ...paths]) {
      // oxlint-disable-next-line no-await-in-loop -- one visitor after the other
      await visit(path)
    }
    const before = await stored()
    expect(before.pages, 'without parameters').toBeGreaterThan(10)
    expect(before.content.length).toBeGreaterThan(10)
    for (const path of paths) {
      for (let times = 0; times < perRoute; times++) {
        const query = new URLSearchParams()
        for (const [name, value] of Object.entries(parameters)) {
          const number = 21 + Math.floor(random() * 9_000_000)
          if (random() < 0.4) query.set(name, value(`w${number.toString(36)}`, number))
        }
        // oxlint-disable-next-line no-await-in-loop
        await visit(`${path}?${query}`)
      }
    }
    const after = await stored()
    expect(after.pages, 'one a path at most').toBeLessThanOrEqual(paths.length)
    expect(after.pages - before.pages, 'of hundreds of addresses').toBeLessThan(5)
    const added = after.content.filter((name) => !before.content.includes(name))
    expect(added.length, added.join('\n')).toBeLessThan(5)
  }, 120_000)

  it('includes a page with a query at its second request', async ({ expect }) => {
    const { visit } = exampleShop()
    const states: (string | null)[] = []
    for (let times = 0; times < 3; times++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const response = await visit('/niederlassungen?region=x')
      states.push(response.headers.get('Cache-Status')?.split(',')[0] ?? null)
    }
    expect(states).toEqual([
      'Storefront-Page; fwd=miss',
      'Storefront-Page; fwd=miss; stored',
      expect.stringContaining('Storefront-Page; hit'),
    ])
  })
})
