import { reset } from 'cloudflare:test'
import type { Context } from 'hono'
import { afterEach, describe, it, vi } from 'vitest'
import type { AppEnv } from '../../env.ts'
import { inContext, testEnv } from '../../testing/fake-backend.ts'
import { type PublicReads, publicReads } from './public-reads.ts'

type Backend = Parameters<typeof testEnv>[0]

/** Result of a read in an isolate of its own. */
async function read<T>(
  backend: Backend,
  ask: (reads: PublicReads) => Promise<T>,
  env = testEnv(backend),
): Promise<T> {
  let value: { is: T } | undefined
  await inContext(env, async (c: Context<AppEnv>) => {
    value = { is: await ask(publicReads(c)) }
    return c.body(null)
  })
  if (!value) throw new Error('nothing was read')
  return value.is
}

const pathOf = (request: Request) => request.url.replace('https://backend.internal', '')
const link = (id: string) => ({ id, title: id, slug: id, image: null, productCount: 1 })
const notFound = () =>
  Response.json({ errors: [{ status: 404, title: 'Not found' }] }, { status: 404 })

afterEach(async () => {
  vi.restoreAllMocks()
  await reset()
})

describe('§7 reads of public pages', () => {
  it('call the CMS and the store at the paths of the contract', async ({ expect }) => {
    const paths: string[] = []
    const backend = (request: Request) => {
      paths.push(`${request.method} ${pathOf(request)}`)
      return notFound()
    }
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const requested: ((reads: PublicReads) => Promise<unknown>)[] = [
      (reads) => reads.categories(['lüfter']),
      (reads) => reads.topCategories(),
      (reads) => reads.products({ ids: ['1', '2'] }),
      (reads) => reads.productDetail('rohr 100'),
      (reads) => reads.menu('footer-legal'),
      (reads) => reads.homepage(),
      (reads) => reads.search('rohr 100'),
      (reads) => reads.globals(),
      (reads) => reads.currencies(),
      (reads) => reads.countries(),
      (reads) => reads.reviews('p1', 2),
      (reads) => reads.urlRewrite('/alt'),
      (reads) => reads.redirect('/alt'),
    ]
    for (const each of requested) await read(backend, each).catch(() => {})
    expect(paths).toEqual([
      'GET /cms/catalog/category?slugs=l%C3%BCfter&checkPermissions=true',
      'GET /cms/catalog/category/top',
      'GET /cms/catalog/product?ids=1%2C2&checkPermissions=true',
      'GET /cms/catalog/product/rohr%20100',
      'GET /cms/menu-object/footer-legal',
      'POST /cms/graphql',
      'GET /cms/search?q=rohr+100&limit=10',
      'GET /store/api/v1/globals',
      'GET /store/api/v1/currencies',
      'GET /store/api/v1/countries?perPage=100',
      'GET /store/api/v1/products/p1/reviews?page=2&perPage=5&onlyWithReview=0&sort=time&sortDirection=desc',
      'GET /cms/url-rewrite?lang=de&path=%2Falt',
      'GET /cms/redirect?route=category&path=%2Falt',
    ])
  })

  it('never carry a token: their responses are public', async ({ expect }) => {
    const received: Headers[] = []
    const env = testEnv((request) => {
      received.push(request.headers)
      return Response.json({ data: [link('a')] })
    })
    const request = new Request('http://shop.test/', { headers: { Cookie: 'session=s1; cart=c1' } })
    await inContext(
      env,
      async (c) => {
        await publicReads(c).topCategories()
        return c.body(null)
      },
      request,
    )
    expect(received[0]?.get('Authorization')).toBeNull()
    expect(received[0]?.get('X-Cart-Token')).toBeNull()
    expect(received[0]?.get('Cookie')).toBeNull()
  })

  it('return null for a 404', async ({ expect }) => {
    expect(await read(notFound, (reads) => reads.productDetail('nope'))).toBeNull()
    expect(
      await read(
        () => Response.json({ data: { page: null } }),
        (reads) => reads.page('nope'),
      ),
    ).toBeNull()
    expect(
      await read(
        () => Response.json({ data: [] }),
        (reads) => reads.categories(['nope']),
      ),
    ).toEqual([])
    expect(await read(notFound, (reads) => reads.reviews('nope', 1))).toMatchObject({ reviews: [] })
    expect(await read(notFound, (reads) => reads.urlRewrite('/nope'))).toBeNull()
  })

  it('make no call without ids', async ({ expect }) => {
    const backend = vi.fn<() => Response>(notFound)
    expect(await read(backend, (reads) => reads.products({ ids: [] }))).toEqual([])
    expect(await read(backend, (reads) => reads.categories([]))).toEqual([])
    expect((await read(backend, (reads) => reads.search(' ab c '))).products.total).toBe(0)
    expect(backend).not.toHaveBeenCalled()
  })

  it('treat a partial GraphQL response as a failure', async ({ expect }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const half = { data: { page: null }, errors: [{ message: 'timeout in resolver' }] }
    await expect(
      read(
        () => Response.json(half),
        (reads) => reads.page('x'),
      ),
    ).rejects.toMatchObject({ kind: 'invalid', path: 'page.(errors)' })
    const wrong = { data: { configuration: { maintenance: 'yes' } } }
    await expect(
      read(
        () => Response.json(wrong),
        (reads) => reads.configuration(),
      ),
    ).rejects.toMatchObject({ kind: 'invalid' })
  })

  it.for([
    ['/neu', '/neu'],
    ['/alt', null],
    ['//evil.example', null],
    ['https://evil.example/', null],
    ['javascript:alert(1)', null],
    [null, null],
  ] as const)('follow the redirect %j to %j', async ([redirectPath, expected], { expect }) => {
    const backend = () => Response.json({ redirectPath })
    expect(await read(backend, (reads) => reads.redirect('/alt'))).toBe(expected)
  })
})

describe('design §5: the sources of a page', () => {
  it('are the tags of everything that was read', async ({ expect }) => {
    const tags = await read(
      () => Response.json({ data: [link('a'), link('b')] }),
      async (reads) => {
        await reads.topCategories()
        return reads.dependencies.parts.flatMap((part) => part.tags)
      },
    )
    expect(tags).toEqual(['cms', 'categories', 'category:a', 'category:b'])
  })

  it('are products by slug that the CMS does not have yet', async ({ expect }) => {
    const tags = await read(
      () => Response.json({ data: [] }),
      async (reads) => {
        await reads.products({ slugs: ['neu', 'neuer'] })
        return reads.dependencies.parts.flatMap((part) => part.tags)
      },
    )
    expect(tags).toEqual(['cms', 'product-slug:neu', 'product-slug:neuer'])
  })

  it('are complete without a menu that the CMS does not have, for half a minute', async ({
    expect,
  }) => {
    const { isComplete: isWhole, fresh } = await read(notFound, async (reads) => {
      await reads.menu('top').catch(() => null)
      return reads.dependencies
    })
    expect(isWhole).toBe(true)
    expect(fresh).toBeLessThanOrEqual(33_000)
  })

  it('are incomplete after a part has failed', async ({ expect }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const isWhole = await read(
      () => new Response(null, { status: 500 }),
      async (reads) => {
        await reads.topCategories().catch(() => [])
        return reads.dependencies.isComplete
      },
    )
    expect(isWhole).toBe(false)
  })

  it('keep arbitrary listings out of KV', async ({ expect }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const empty = { products: [], total: 0, page: 1, perPage: 21, facets: [] }
    const env = testEnv((request) =>
      request.url.includes('/state')
        ? Response.json({ ...empty, total: 1 })
        : Response.json({ data: [] }),
    )
    const scope = {
      values: {},
      ranges: {},
      brands: [],
      availableOnly: false,
      sort: 'default',
      page: 1,
      perPage: 21,
    } as const
    await read(
      () => notFound(),
      async (reads) => {
        await reads.catalogState({ ...scope, values: { junk: ['1'] }, brands: [] })
        await reads.catalogState({ ...scope, query: 'junk', brands: [] })
        await reads.categories(['junk'])
        await reads.search('junk')
      },
      env,
    ).catch(() => {})
    const { keys } = await env.CACHE.list()
    expect(keys.map(({ name }) => name)).toEqual([])
    await read(
      () => notFound(),
      (reads) => reads.catalogState({ ...scope, brands: [] }),
      env,
    )
    expect((await env.CACHE.list()).keys.length).toBe(1)
  })
})
