import { describe, it } from 'vitest'
import { exampleTile } from '../../../domain/contract/testing/examples/entities/product.ts'
import type { CatalogScope } from '../../../domain/catalog/catalog.ts'
import { noResults } from '../../../domain/catalog/no-results.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { SearchResults } from '../../../domain/catalog/search.ts'
import { canonicalQuery } from '../../request/query.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'
import type { PublicInput } from '../screen.ts'
import { loadSearch } from './search.loader.ts'

interface Shop {
  results?: Partial<SearchResults>
  /** Products of the CMS's own search. */
  total?: number
  /** Answer of the search service; null: it fails. */
  ids?: string[] | null
  /** How many of these the shop knows. */
  known?: number
}

const hits = (total: number) => ({
  total,
  entities: total > 0 ? [{ id: 'x', title: 'Nennweite', slug: 'nennweite' }] : [],
})

/** Loads a URL; returns the result and the requests. */
async function load(address: string, { results = {}, total = 0, ids = null, known }: Shop = {}) {
  const scopes: CatalogScope[] = []
  const parts: unknown[] = []
  const reads: Partial<PublicReads> = {
    topCategories: async () => [
      { id: 'A', title: 'Ventilatoren', slug: 'ventilatoren', image: null, productCount: 9 },
    ],
    search: async (_query, part) => {
      parts.push(part)
      const products = { entities: [exampleTile], total }
      return { ...noResults, products, ...results }
    },
    featuredProducts: async (limit) => {
      const products = Array.from({ length: limit }, () => exampleTile)
      return { _id: 'home', locale: 'de', title: 'Beliebt', products }
    },
    foundIds: async () => ids,
    catalogState: async (scope) => {
      scopes.push(scope)
      const found = scope.productIds ? (known ?? scope.productIds.length) : total
      const { page, perPage } = scope
      return { products: found > 0 ? [exampleTile] : [], total: found, page, perPage, facets: [] }
    },
  }
  const [, search = ''] = address.split('?')
  const input = {
    query: canonicalQuery(new URLSearchParams(search), 'search'),
    routes: routesOf('de'),
    text: (key: string, values: object = {}) => `${key} ${Object.values(values).join(' ')}`.trim(),
    reads,
  }
  // Only the input that this loader uses.
  const loaded = await loadSearch(input as unknown as PublicInput)
  const props = loaded && 'props' in loaded ? loaded.props : null
  return { loaded, props, scopes, parts }
}

describe('§2 search results', () => {
  it('show products first, with a count of every other type', async ({ expect }) => {
    const results = { categories: hits(2), glossaryTerms: hits(1), faqQuestions: hits(0) }
    const { props } = await load('?q=rohr', { total: 30, results })
    expect(props).toMatchObject({
      tab: 'products',
      totals: { products: 30, categories: 2, articles: 1, faq: 0 },
      state: { total: 30 },
    })
    // The list has them already.
    expect(props?.results.products.entities).toEqual([])
  })

  it('start with the first non-empty type when there are no products', async ({ expect }) => {
    const { props } = await load('?q=nennweite', { results: { articles: hits(3) } })
    expect(props).toMatchObject({ tab: 'articles', state: null, categories: [] })
  })

  it('of another tab are a page of their own, without a list of products', async ({ expect }) => {
    const results = { articles: hits(31) }
    const { props, scopes, parts } = await load('?q=rohr&tab=articles&page=4', {
      total: 5,
      results,
    })
    expect(props).toMatchObject({ tab: 'articles', state: null, totals: { products: 5 } })
    expect(scopes).toEqual([])
    expect(parts).toEqual([{ asTyped: false, page: 4 }])
    const beyond = await load('?q=rohr&tab=articles&page=5', { total: 5, results })
    expect(beyond.loaded).toBeNull()
  })

  it('keep an empty tab that the URL names', async ({ expect }) => {
    const { props } = await load('?q=rohr&tab=faq', { total: 5 })
    expect(props).toMatchObject({ tab: 'faq', totals: { faq: 0 } })
    const junk = await load('?q=rohr&tab=junk', { total: 5 })
    expect(junk.props?.tab).toBe('products')
  })

  it('beyond the last page answer 404', async ({ expect }) => {
    expect((await load('?q=rohr&page=3', { total: 42 })).loaded).toBeNull()
    expect((await load('?q=rohr&page=2', { total: 42 })).props?.state).not.toBeNull()
  })

  it('keep the list when a filter leaves no result', async ({ expect }) => {
    const { props } = await load('?q=rohr&f_dn=999')
    expect(props).toMatchObject({ tab: 'products', state: { total: 0 } })
  })

  it('UX rule 10: of an exact number redirect to its product', async ({ expect }) => {
    const { loaded } = await load('?q=4000047078690', {
      results: { exact: { slug: 'silva', variantId: 's125' } },
    })
    expect(loaded).toEqual({ redirect: '/produkt/silva?variant_id=s125', status: 302 })
    const standard = await load('?q=LB-S100', { results: { exact: { slug: 'silva' } } })
    expect(standard.loaded).toMatchObject({ redirect: '/produkt/silva' })
  })

  it('UX rule 12: offer links when nothing is found or the query is too short', async ({
    expect,
  }) => {
    const none = await load('?q=qqqq')
    expect(none.props).toMatchObject({ tab: 'products', state: { total: 0 } })
    expect(none.props?.categories).toHaveLength(1)
    const short = await load('?q=ab')
    expect(short.props).toMatchObject({ tab: null, totals: null, query: 'ab' })
    expect(short.props?.categories).toHaveLength(1)
  })
})

describe('UX rule 11: spelling correction', () => {
  const results = { suggestion: 'wickelfalzrohr' }

  it('is in the title', async ({ expect }) => {
    const { loaded, props } = await load('?q=wikelfalzrohr', { total: 9, results })
    expect(props?.results.suggestion).toBe('wickelfalzrohr')
    expect(loaded && 'head' in loaded && loaded.head.title).toContain('wickelfalzrohr')
  })

  it('is off when the visitor asks for the original query', async ({ expect }) => {
    const { loaded, props, parts } = await load('?q=wikelfalzrohr&typed=1', { total: 9, results })
    expect(parts).toEqual([{ asTyped: true, page: 1 }])
    expect(props).toMatchObject({ asTyped: true, state: null, totals: { products: 0 } })
    expect(loaded && 'head' in loaded && loaded.head.title).toContain('wikelfalzrohr')
  })
})

describe('§7 search service', () => {
  it('finds the products, which the CMS lists and filters', async ({ expect }) => {
    const ids = ['b', 'a']
    const { props, scopes } = await load('?q=leiser+lüfter', { total: 0, ids })
    expect(scopes.map(({ productIds }) => productIds)).toEqual([ids])
    expect(props).toMatchObject({ tab: 'products', totals: { products: 2 } })
    expect(JSON.stringify(props?.scope)).not.toContain('productIds')
    const other = await load('?q=leiser+lüfter&tab=faq', { ids })
    expect(other.props?.totals?.products).toBe(2)
  })

  it('makes spelling correction unnecessary', async ({ expect }) => {
    const results = { suggestion: 'leise' }
    const { props } = await load('?q=leisse', { total: 3, ids: ['a'], results })
    expect(props?.results.suggestion).toBeNull()
  })

  it('makes the query understanding of the CMS unnecessary', async ({ expect }) => {
    const understood = { facets: [], unknownWords: ['x'], notStocked: null, problem: null }
    const served = await load('?q=rohr+x', { total: 3, ids: ['a'], results: { understood } })
    expect(served.props?.results.understood).toBeUndefined()
    const own = await load('?q=rohr+x', { total: 3, results: { understood } })
    expect(own.props?.results.understood).toEqual(understood)
  })

  it('falls back to the CMS when it returns only unknown products', async ({ expect }) => {
    const { props, scopes } = await load('?q=rohr', { total: 7, ids: ['junk'], known: 0 })
    expect(scopes.map(({ productIds }) => productIds)).toEqual([['junk'], undefined])
    expect(props?.totals?.products).toBe(7)
  })

  it('is not called while the visitor types', async ({ expect }) => {
    const { scopes } = await load('?q=rohr&typed=1', { total: 7, ids: ['a'] })
    expect(scopes[0]?.productIds).toBeUndefined()
  })
})

describe('§9 Bestsellers limit', () => {
  it('offers three when a search finds nothing, and none beside results', async ({ expect }) => {
    const nothing = await load('/suche?q=Teppich')
    expect(nothing.props?.bestsellers?.products).toHaveLength(3)
    const found = await load('/suche?q=Rohr', { total: 9 })
    expect(found.props?.bestsellers).toBeUndefined()
  })
})
