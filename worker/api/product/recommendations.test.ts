import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleTile } from '../../../domain/contract/testing/examples/entities/product.ts'
import { exampleUser } from '../../../domain/contract/testing/examples/entities/user.ts'
import type { User } from '../../../domain/account/user.ts'
import { api } from '../../../domain/api.ts'
import { createApp } from '../../app.ts'
import { newIsolate } from '../../testing/fake-content.ts'

let logged: ReturnType<typeof vi.spyOn>
/** A circuit is per upstream address, so every test has its own. */
let round = 0

beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

type Service = (request: Request) => Response | Promise<Response>

const tile = (id: string, isAvailable = true, saleable = true) => ({
  ...exampleTile,
  id,
  visibility: { saleable, catalog: true },
  variant: {
    ...exampleTile.variant,
    availability: { ...exampleTile.variant.availability, isAvailable },
  },
})

interface Shop {
  service: Service
  tiles?: ReturnType<typeof tile>[]
  cookie?: string
  /** Customer whose session the store knows. */
  user?: User
  variables?: Record<string, string>
}

/** Products shown at a placement, and the requests that the service got. */
async function recommend(
  query: string,
  { service, tiles = [], cookie, user, variables = {} }: Shop,
) {
  const requested: Request[] = []
  const storeCalls: string[] = []
  const backend = async (url: string) => {
    const { pathname } = new URL(url)
    if (!pathname.startsWith('/store/')) return Response.json({ data: tiles })
    storeCalls.push(pathname)
    return user && pathname.endsWith('/user')
      ? Response.json({ data: user })
      : Response.json({ errors: [{ status: 401, title: 'no' }] }, { status: 401 })
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(String(url), init)
    requested.push(request)
    return service(request)
  })
  const bindings = {
    ...newIsolate(),
    CACHE: { get: async () => null, put: async () => {} },
    BACKEND: { fetch: backend },
    RECOMMENDER_URL: `https://recommender-${++round}.test`,
    UPSTREAM_TIMEOUT_MS: '100',
    ...variables,
  }
  const headers = new Headers(cookie ? { Cookie: cookie } : {})
  const path = api.recommendations(new URLSearchParams(query))
  const response = await createApp().request(`http://shop.test${path}`, { headers }, bindings)
  const shown: { id: string }[] = await response.json()
  return {
    response,
    shown: shown.map(({ id }) => id),
    requested: requested.map(({ url }) => new URL(url)),
    storeCalls,
  }
}

const ids = (...list: unknown[]) => Response.json({ ids: list })

describe('§7 recommendation service', () => {
  it('is called by placement, with product and category where present', async ({ expect }) => {
    const { requested, shown } = await recommend('placement=product&product=p1&category=A1', {
      service: () => ids('a'),
      tiles: [tile('a')],
    })
    expect(shown).toEqual(['a'])
    expect(requested[0]?.pathname).toBe('/recommendations')
    const query = Object.fromEntries(requested[0]?.searchParams ?? [])
    expect(query).toMatchObject({ placement: 'product', product: 'p1', category: 'A1' })
    expect(query.session).toMatch(/^[0-9a-f]{24}$/)
  })

  it('§9: its products are filtered to purchasable ones, and sliced', async ({ expect }) => {
    const many = Array.from({ length: 12 }, (_, index) => tile(`m${index}`))
    const { shown } = await recommend('placement=product&product=own', {
      service: () => ids('gone', 'old', 'own', ...many.map(({ id }) => id)),
      tiles: [tile('gone', false), tile('old', true, false), tile('own'), ...many],
    })
    expect(shown).toEqual(many.slice(0, 8).map(({ id }) => id))
  })

  it('gets no visitor id without consent', async ({ expect }) => {
    const shop = { service: () => ids('a'), cookie: 'session=geheim' }
    const first = await recommend('placement=home', shop)
    const second = await recommend('placement=home', shop)
    expect(first.response.headers.get('Set-Cookie')).toBeNull()
    const session = (requested: URL[]) => requested[0]?.searchParams.get('session')
    expect(session(first.requested)).not.toBe(session(second.requested))
  })

  it('gets a visitor id after consent, by an HttpOnly cookie', async ({ expect }) => {
    const query = 'placement=home&personal=1'
    const { response } = await recommend(query, { service: () => ids('a') })
    const set = response.headers.get('Set-Cookie') ?? ''
    expect(set).toMatch(/recommendations=[0-9a-f]{24};.*HttpOnly/)
    const cookie = set.split(';')[0] ?? ''
    const again = await recommend(query, { service: () => ids('a'), cookie })
    expect(again.requested[0]?.searchParams.get('session')).toBe(cookie.split('=')[1])
    expect(again.response.headers.get('Set-Cookie')).toBeNull()
    const junk = await recommend(query, { service: () => ids('a'), cookie: 'recommendations=x' })
    expect(junk.requested[0]?.searchParams.get('session')).toMatch(/^[0-9a-f]{24}$/)
  })

  describe('customer', () => {
    const signedIn = { cookie: `session=${'s'.repeat(32)}`, user: exampleUser }
    const agreed = 'placement=home&personal=1'
    const customerOf = async (query: string, shop: Partial<Shop>) => {
      const found = await recommend(query, { service: () => ids('a'), ...shop })
      expect(found.requested).toHaveLength(1)
      return { ...found, customer: found.requested[0]?.searchParams.get('customer') }
    }

    it('is the id of a signed-in customer with consent', async () => {
      expect((await customerOf(agreed, signedIn)).customer).toBe(exampleUser.id)
    })

    it('is omitted for a guest, without a call to the store', async () => {
      const { customer, storeCalls } = await customerOf(agreed, { user: exampleUser })
      expect(customer).toBeNull()
      expect(storeCalls).toEqual([])
    })

    it('is omitted without consent, also for a signed-in customer', async () => {
      const { customer, storeCalls } = await customerOf('placement=home', signedIn)
      expect(customer).toBeNull()
      expect(storeCalls).toEqual([])
    })

    it('is omitted for a restricted customer and for an unknown one', async () => {
      const restricted = { ...exampleUser, restricted: true }
      expect((await customerOf(agreed, { ...signedIn, user: restricted })).customer).toBeNull()
      const { cookie } = signedIn
      expect((await customerOf(agreed, { cookie })).customer).toBeNull()
    })
  })

  it.for([
    ['takes longer than it may', () => new Promise(() => {})],
    ['answers an error', () => new Response(null, { status: 500 })],
    ['answers junk', () => Response.json({ products: 'all' })],
    [
      'cannot be reached',
      () => {
        throw new TypeError('connection lost')
      },
    ],
  ] as [string, Service][])(
    'that %s returns nothing, and the failure is logged',
    async ([, service], { expect }) => {
      const { response, shown } = await recommend('placement=home&product=p77', { service })
      expect(response.status).toBe(200)
      expect(shown).toEqual([])
      expect(logged).toHaveBeenCalledOnce()
      expect(String(logged.mock.calls[0]?.[0])).not.toContain('p77')
    },
  )

  it('is absent unless configured', async ({ expect }) => {
    const { shown, requested } = await recommend('placement=home', {
      service: () => ids('a'),
      variables: { RECOMMENDER_URL: '' },
    })
    expect(shown).toEqual([])
    expect(requested).toEqual([])
  })

  it('is not called for unknown placements', async ({ expect }) => {
    for (const query of [
      '',
      'placement=cart',
      'placement=home&product=%00',
      'placement=home&personal=2',
    ]) {
      const { response, requested } = await recommend(query, { service: () => ids('a') })
      expect(response.status, query).toBe(400)
      expect(requested).toEqual([])
    }
  })
})
