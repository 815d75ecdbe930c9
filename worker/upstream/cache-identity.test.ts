import { afterEach, describe, it, vi } from 'vitest'
import type { CatalogScope } from '../../domain/catalog/catalog.ts'
import type { PublicContext } from '../../domain/context.ts'
import { SlugType } from '../../domain/content/slug-metadata.ts'
import { RenderDependencies } from '../cache/tags/render-dependencies.ts'
import type { ReadScope } from './reads/content-cache.ts'
import { readConfig } from '../env.ts'
import { slugReadsIn } from '../seo/sitemap/slug-reads.ts'
import { inContext, testEnv } from '../testing/fake-backend.ts'
import { type PublicReads, readsIn } from './reads/public-reads.ts'

type Reads = Omit<PublicReads, 'dependencies'>
type Arguments = { [Name in keyof Reads]: Parameters<Reads[Name]>[] }

const listing: CatalogScope = {
  categoryId: 'x',
  values: {},
  ranges: {},
  brands: [],
  availableOnly: false,
  sort: 'default',
  page: 1,
  perPage: 21,
}
const one = ['x']
const two = ['x', 'y']

/**
 * Every read with arguments: the same few words for all, so that reads that differ only by call,
 * selection or position of an argument would collide. A new read does not compile without its line.
 */
const requested: Arguments = {
  categories: [[one], [two], [['y', 'x']], [['x,y']]],
  topCategories: [[]],
  catalogState: [
    [listing],
    [{ ...listing, page: 2 }],
    [{ ...listing, perPage: 2 }],
    [{ ...listing, brands: one }],
    [{ ...listing, values: { x: one } }],
    [{ ...listing, query: 'x' }],
  ],
  products: [
    [{ ids: one }],
    [{ slugs: one }],
    [{ codes: one }],
    [{ categoryIds: one }],
    [{ ids: two }],
    [{ ids: one, slugs: one }],
  ],
  productDetail: [['x'], ['y'], ['x/y'], ['x%2Fy']],
  search: [['xxx'], ['xxx', { page: 2 }], ['xxx', { asTyped: true }], ['xxx 2'], ['xxx&page=2']],
  virtualCategory: [['x'], ['y']],
  virtualCategoriesOf: [['x'], ['y']],
  filteredCategories: [['x'], ['y']],
  catalogBanners: [['x'], ['y']],
  parameters: [[one], [two]],
  categoriesById: [[one], [two]],
  reviews: [['x'], ['x', 2], ['x', 1, 'best'], ['x', 1, 'worst'], ['y']],
  reviewSpread: [
    ['x', 1],
    ['x', 120],
  ],
  comments: [['x'], ['y']],
  homepage: [[]],
  featuredProducts: [[3], [4]],
  page: [['x'], ['y']],
  errorPage: [[404], [503]],
  branchServices: [[one], [two]],
  menu: [['footer-legal'], ['main']],
  urlRewrite: [['x'], ['y'], ['x&lang=cs']],
  redirect: [['x'], ['x', 'product'], ['x', 'product', 'x'], ['x', 'product', 'y']],
  articleList: [[]],
  articles: [
    [{}, 0, 500],
    [{}, 500, 500],
    [{}, 0, 1000],
    [{ category: 'x' }, 0, 500],
    [{ tag: 'x' }, 0, 500],
    [{ author: 'x' }, 0, 500],
  ],
  article: [['x'], ['y']],
  articleCategories: [[]],
  articleTags: [[]],
  articleTag: [['x'], ['y']],
  author: [['x'], ['y']],
  branches: [[]],
  branch: [['x'], ['y']],
  branchPins: [[]],
  glossary: [[]],
  glossaryTerm: [['x'], ['y']],
  questions: [[]],
  brands: [[]],
  configuration: [[]],
  globals: [[]],
  pointPickers: [[]],
  storeMeta: [[]],
  currencies: [[]],
  shippers: [[]],
  countries: [[]],
  foundIds: [['x'], ['y'], ['x y']],
  company: [['x'], ['y']],
}

type Variant = Partial<PublicContext>

const variants: Variant[] = [
  {},
  { domainCode: 'x' },
  { locale: 'cs' },
  { currency: 'CZK' },
  { translationVariant: 'x' },
  { priceGroup: { variant: 'x', groups: [] } },
  { priceGroup: { variant: 'b2c', groups: ['x'] } },
  { priceGroup: { variant: 'b2c', groups: ['x', 'y'] } },
]
const addresses: Record<string, string>[] = [
  { SEARCH_URL: 'https://x.test' },
  { SEARCH_URL: 'https://y.test', CMS_URL: 'https://x.test', STORE_URL: 'https://x.test' },
  { SEARCH_URL: 'https://x.test/y', CMS_URL: 'https://x.test/cms', STORE_URL: 'https://y.test' },
]

/** Nothing is cached between two reads. */
const noKv = { get: async () => null, put: async () => {} } as unknown as KVNamespace

type Read = (scope: ReadScope) => Promise<unknown>

const reads: Read[] = [
  ...Object.entries(requested).flatMap(([name, lists]) =>
    lists.map((list): Read => (scope) => {
      // The table pairs a read with its arguments; TypeScript cannot follow it through a union.
      const read = readsIn(scope)[name as keyof Reads] as (...of: unknown[]) => Promise<unknown>
      return read(...list)
    }),
  ),
  ...SlugType.options.map(
    (type): Read =>
      (scope) =>
        slugReadsIn(scope, 'EUR')(type, 0, 500),
  ),
]

/** Cache keys of a read, each with its request. */
async function observe(read: Read, variables: Record<string, string>, variant: Variant) {
  const sent: Promise<string>[] = []
  const note = (request: Request) => {
    sent.push(nameOf(request))
    return Response.json({ errors: [{ status: 404, title: '' }] }, { status: 404 })
  }
  vi.mocked(fetch).mockImplementation(async (url, init) => note(new Request(String(url), init)))
  const env = { ...testEnv(note, variables), CACHE: noKv }
  let keys: string[] = []
  await inContext(env, async (c) => {
    const upstreamContext = {
      env,
      config: readConfig(env),
      context: { ...c.var.context, ...variant },
    }
    const scope: ReadScope = {
      c,
      upstreamContext,
      dependencies: new RenderDependencies(),
      inFlight: new Map(),
    }
    // Nothing is found, which some reads report by failing.
    await read(scope).catch(() => {})
    keys = [...scope.inFlight.keys()]
    return c.body(null)
  })
  const requests = await Promise.all(sent)
  return keys.map((key, index) => ({ key, request: requests[index] }))
}

async function nameOf(request: Request): Promise<string> {
  const headers = [...request.headers].filter(([name]) => name.startsWith('x-'))
  return JSON.stringify([request.method, request.url, headers, await request.text()])
}

afterEach(() => void vi.restoreAllMocks())

describe('§7 cache', () => {
  it('two different requests never share a key, and equal requests have one key', async ({
    expect,
  }) => {
    for (const level of ['log', 'info', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation(() => {})
    vi.spyOn(globalThis, 'fetch')
    const requestOf = new Map<string, string | undefined>()
    const keyOf = new Map<string | undefined, string>()
    const here = addresses[0] ?? {}
    const places = [
      ...variants.map((variant) => ({ variant, variables: here })),
      ...addresses.map((variables) => ({ variant: {}, variables })),
    ].flatMap((place) => reads.map((read) => ({ read, ...place })))
    for (const { read, variables, variant } of places) {
      // oxlint-disable-next-line no-await-in-loop -- the mocked `fetch` is shared
      for (const { key, request } of await observe(read, variables, variant)) {
        expect(request, key).toBeDefined()
        expect(requestOf.get(key) ?? request, 'two requests under one key').toBe(request)
        expect(keyOf.get(request) ?? key, 'two keys for one request').toBe(key)
        requestOf.set(key, request)
        keyOf.set(request, key)
      }
    }
    expect(requestOf.size).toBeGreaterThan(800)
  }, 30_000)
})
