import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { routesOf } from '../../domain/routes.ts'
import { hookHeaders, signedText } from '../../domain/contract/purge.ts'
import { isolateOf } from '../cache/isolate.ts'
import { hmac } from '../../domain/crypto/hmac.ts'
import { exportsFor } from '../testing/fake-exports.ts'
import { secondIsolate, noKv, cacheStatusOf } from '../testing/second-isolate.ts'
import { exampleShop } from '../testing/fake-shop.ts'
import { PlatformCache } from '../testing/platform-cache.ts'
import { recordSuccess } from '../upstream/circuit.ts'

const product = routesOf('de').product('zefyra-aura-badluefter-axial')
const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const upstream of ['store', 'cms']) recordSuccess(`https://backend.internal/${upstream}`)
  await reset()
})

describe('design §5 the tier of the platform: a purge', () => {
  const purge = async (shop: ReturnType<typeof exampleShop>, tags: string[]) =>
    isolateOf(shop.bindings).tags.purge(tags, Date.now())
  const invalidate = (platform: PlatformCache, tags: string[]) =>
    platform.context.invalidate({ tags })

  it('revalidates a cached page without a render', async ({ expect }) => {
    const platform = new PlatformCache()
    const here = exampleShop({ platform })
    const html = await (await here.visit(product)).text()
    later(1)
    expect(await invalidate(platform, ['STORE'])).toMatchObject({ success: true })
    // Another isolate reads the content from KV and renders the same page.
    const there = secondIsolate(platform)
    const again = await there.visit(product)
    expect(platform.statuses.at(-1)).toBe(304)
    expect(cacheStatusOf(again)).toMatch(/Platform; hit; detail=REVALIDATED/)
    expect(await again.text()).toBe(html)
  })

  it.for([false, true])(
    'is never undone by an older copy in the tier (still served: %s)',
    async (servesInvalidated, { expect }) => {
      const platform = new PlatformCache({ servesInvalidated })
      const state = { isDown: false }
      const backend = () => (state.isDown ? new Response(null, { status: 503 }) : undefined)
      const here = exampleShop({ platform, backend })
      const there = exampleShop({ platform, backend })
      await here.visit(product)
      later(1)
      await purge(here, ['store', 'cms'])
      // The platform was not invalidated: its copy is a hit and must not be served.
      const made = await here.visit(product)
      expect(cacheStatusOf(made)).toMatch(/^Storefront-Page; fwd=miss; stored/)
      expect(cacheStatusOf(made)).not.toContain('Platform')
      later(1)
      await purge(there, ['store', 'cms'])
      await invalidate(platform, ['store', 'cms'])
      state.isDown = true
      const rescued = await there.visit(product)
      expect(rescued.status, 'the last known good').toBe(200)
      expect(cacheStatusOf(rescued)).toMatch(/fwd=stale.*stale-if-error/)
      state.isDown = false
      later(10)
      expect(cacheStatusOf(await there.visit(product))).not.toMatch(/stale/)
    },
  )

  it('of a deleted page drops it, so that no outage brings it back', async ({ expect }) => {
    const platform = new PlatformCache()
    const state = { status: 0 }
    const backend = ({ url }: { url: string }) =>
      state.status > 0 && !url.includes('/cms/graphql')
        ? Response.json({ errors: [{ status: state.status, title: '' }] }, { status: state.status })
        : undefined
    const here = exampleShop({ platform, backend })
    await here.visit(product)
    expect(platform.size).toBe(1)
    later(1)
    await purge(here, ['store', 'cms'])
    state.status = 404
    expect((await here.visit(product)).status).toBe(404)
    expect(platform.size).toBe(0)
    expect((await here.visit(product)).status).toBe(404)
    expect(platform.budget.accepted, 'one call').toHaveLength(1)
    state.status = 503
    const other = exampleShop({ platform, backend, bindings: { CACHE: noKv } })
    expect((await other.visit(product)).status).toBe(503)
  })
})

describe('design §5 the tier of the platform: bad input', () => {
  const secret = 'test-purge-secret-0123456789'
  const hook = async (shop: ReturnType<typeof exampleShop>, tags: string[]) => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const body = JSON.stringify({ tags, updatedAt: new Date().toISOString() })
    const headers = {
      [hookHeaders.timestamp]: timestamp,
      [hookHeaders.signature]: await hmac(secret, signedText(timestamp, body)),
    }
    return shop.visit('/hooks/purge', { method: 'POST', body, headers })
  }

  it('answers 503 while the platform refuses, and serves nothing stale', async ({ expect }) => {
    const platform = new PlatformCache()
    const shop = exampleShop({ platform })
    await shop.visit(product)
    later(1)
    platform.budget.refusesUntil = Date.now() + 60_000
    const refused = await hook(shop, ['store', 'cms'])
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '12'])
    expect(cacheStatusOf(await shop.visit(product)), 'made anew here').not.toMatch(/Platform|; hit/)
    expect(
      cacheStatusOf(await secondIsolate(platform).visit(product)),
      'and by whoever reads KV',
    ).not.toMatch(/Platform; hit/)
    later(61)
    expect((await hook(shop, ['store', 'cms'])).status).toBe(204)
    expect(platform.budget.accepted).toHaveLength(1)
  })

  it('lets an isolate that reads the purge a minute late cache pages only for itself', async ({
    expect,
  }) => {
    const platform = new PlatformCache()
    const late = exampleShop({ platform, bindings: { CACHE: noKv } })
    const aware = exampleShop({ platform, bindings: { CACHE: noKv } })
    const net = { headers: { Cookie: 'display_vat=1' } }
    await late.visit(product)
    later(1)
    await isolateOf(aware.bindings).tags.purge(['store', 'cms'], Date.now())
    expect(cacheStatusOf(await late.visit(product, net)), 'of what it remembers').toMatch(
      /fwd=miss; stored/,
    )
    expect(platform.size).toBe(2)
    expect(cacheStatusOf(await aware.visit(product, net))).not.toContain('Platform')
  })

  it('with a store a minute behind its own change: caches for seconds, and never serves stale', async ({
    expect,
  }) => {
    const platform = new PlatformCache()
    const shop = exampleShop({ platform, updatedAt: new Date(Date.now() - 60_000) })
    await shop.visit('/')
    const props = platform.requests[0]?.props ?? {}
    later(1)
    await isolateOf(shop.bindings).tags.purge(['store', 'cms'], Date.now())
    const { Pages } = exportsFor(platform, shop.bindings)
    await Pages({ props: {} }).invalidate(['store', 'cms'])
    later(1)
    const response = await Pages({ props }).fetch(
      new Request('http://shop.test/', { redirect: 'manual' }),
    )
    expect(response.headers.get('Cache-Control')).toMatch(
      /^public, max-age=[0-5], stale-while-revalidate=0,/,
    )
  })
})
