import { reset } from 'cloudflare:test'
import type { Context } from 'hono'
import { afterEach, describe, it, vi } from 'vitest'
import type { TextPage } from '../../../domain/content/page.ts'
import { exampleTile } from '../../../domain/contract/testing/examples/entities/product.ts'
import type { AppEnv } from '../../env.ts'
import { inContext, testEnv } from '../../testing/fake-backend.ts'
import { publicReads } from './public-reads.ts'

/** Reads a text page from a CMS with this response, and returns its requests. */
async function readPage(response: object): Promise<{ page: TextPage | null; requested: unknown }> {
  let requested: unknown
  let page: TextPage | null = null
  const env = testEnv(async (request) => {
    requested = await request.json()
    return Response.json(response)
  })
  await inContext(env, async (c: Context<AppEnv>) => {
    page = await publicReads(c).page('agb')
    return c.body(null)
  })
  return { page, requested }
}

const page = {
  id: 'terms',
  locale: null,
  title: 'AGB',
  content: { type: 'doc', content: [] },
  contactBox: null,
  pageMeta: {
    slug: 'agb',
    seoTitle: 'AGB',
    seoDescription: '',
    noindex: false,
    nofollow: false,
    shareImage: null,
    slugs: { de: 'agb', cs: null, sk: null, en: null },
  },
}

afterEach(async () => {
  vi.restoreAllMocks()
  await reset()
})

it.for([
  [2, 2],
  [3, 3],
  [9, 5],
] as const)(
  '§9 featured products and bestsellers: of five that a CMS names, a limit of %d leaves %d',
  async ([limit, left], { expect }) => {
    const products = [1, 2, 3, 4, 5].map((id) => ({ ...exampleTile, id: String(id) }))
    const featured_products = { _id: 'home', locale: 'de', title: 'Beliebt', products }
    const env = testEnv(() => Response.json({ data: { featured_products } }))
    await inContext(env, async (c: Context<AppEnv>) => {
      const found = await publicReads(c).featuredProducts(limit)
      expect(found?.products.map(({ id }) => Number(id))).toEqual([1, 2, 3, 4, 5].slice(0, left))
      return c.body(null)
    })
  },
)

describe('§7 content by GraphQL', () => {
  it('requests each block by its own fragment, with the slug as a variable', async ({ expect }) => {
    const { requested } = await readPage({ data: { page: null } })
    expect(requested).toMatchObject({ variables: { slug: 'agb' } })
    expect(JSON.stringify(requested)).toContain(
      '... on BlockQuote { id type quote_text: text author }',
    )
  })

  it('returns the contract’s shape: blocks under their names, undefined for null', async ({
    expect,
  }) => {
    const blocks = [{ id: '1', type: 'quote', quote_text: 'Leise.', author: null }]
    const read = await readPage({ data: { page: { ...page, blocks } } })
    expect(read.page?.blocks).toEqual([{ id: '1', type: 'quote', text: 'Leise.', author: null }])
    expect(read.page?.pageMeta.slugs).toEqual({ de: 'agb' })
    expect(read.page).not.toHaveProperty('locale')
  })

  it('§8 treats a partial response with errors as a failure', async ({ expect }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const response = { data: { page: { ...page, blocks: [] } }, errors: [{ message: 'Too deep' }] }
    await expect(readPage(response)).rejects.toThrow('cms: invalid')
  })
})
