import { env } from 'cloudflare:test'
import { Hono } from 'hono'
import { describe, it } from 'vitest'
import { api } from '../../domain/api.ts'
import { SearchResults, SuggestResponse } from '../../domain/catalog/search.ts'
import type { AppEnv } from '../env.ts'
import { requestContext } from '../request/context.ts'
import { sampleTile } from '../../client/testing/sample-product.ts'
import { searchApi } from './search.ts'

const app = new Hono<AppEnv>().use(requestContext()).route('/api', searchApi)

const none = { entities: [], total: 0 }
const found: SearchResults = {
  exact: null,
  products: none,
  categories: { entities: [{ id: 'A', title: 'Ventilatoren', slug: 'ventilatoren' }], total: 1 },
  virtualCategories: none,
  articles: none,
  faqQuestions: none,
  menuItems: none,
  suggestion: null,
}
const pending = (result: () => Response) => ({ ...env, BACKEND: { fetch: async () => result() } })
const search = (query: string, result = () => Response.json(found)) =>
  app.request(`https://shop.test${api.suggest(query, 'EUR')}`, {}, pending(result))

describe('suggestions', () => {
  it('returns results, cached privately for a short time', async ({ expect }) => {
    const response = await search('ventilatoren')
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=60')
    expect(SearchResults.parse(await response.json()).categories.total).toBe(1)
  })

  it('§5 Search: does not call the CMS for words shorter than 3 characters', async ({ expect }) => {
    const response = await search('ab', () => {
      throw new Error('Nobody should be asked')
    })
    expect(response.status).toBe(200)
    expect(SearchResults.parse(await response.json()).categories.total).toBe(0)
  })

  it('§7 returns nothing when the search fails, says so, and sends no-store', async ({
    expect,
  }) => {
    const response = await search('unreachable', () => new Response('oops', { status: 500 }))
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const result = SuggestResponse.parse(await response.json())
    expect(result).toMatchObject({ products: { total: 0 }, failed: true })
  })

  it('§4.7 shows one colour of a product, the best match', async ({ expect }) => {
    const tiles = [
      sampleTile({ id: 'white', alternatives: ['black'] }),
      sampleTile({ id: 'black', alternatives: ['white'] }),
      sampleTile({ id: 'other' }),
    ]
    const response = await search('lüfter', () =>
      Response.json({ ...found, products: { entities: tiles, total: 3 } }),
    )
    const { products } = SearchResults.parse(await response.json())
    expect(products.entities.map(({ id }) => id)).toEqual(['white', 'other'])
    expect(products.total).toBe(3)
  })

  it('sends as many products as are shown, though it looks through more', async ({ expect }) => {
    const tiles = Array.from({ length: 20 }, (_, index) => sampleTile({ id: `p${index}` }))
    const response = await search('lüfter', () =>
      Response.json({ ...found, products: { entities: tiles, total: 50 } }),
    )
    expect(SearchResults.parse(await response.json()).products.entities).toHaveLength(10)
  })

  it('truncates an overlong query', async ({ expect }) => {
    const response = await search(`${'x'.repeat(500)}`)
    expect(response.status).toBe(200)
  })
})
