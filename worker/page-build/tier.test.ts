import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { routesOf } from '../../domain/routes.ts'
import { exportsFor } from '../testing/fake-exports.ts'
import { secondIsolate, cacheStatusOf } from '../testing/second-isolate.ts'
import { exampleShop } from '../testing/fake-shop.ts'
import { PlatformCache } from '../testing/platform-cache.ts'
import { recordSuccess } from '../upstream/circuit.ts'

const product = routesOf('de').product('zefyra-aura-badluefter-axial')
const notFound = { errors: [{ status: 404, title: '' }] }
const hidden = [
  'X-Page-Life',
  'X-Page-Document',
  'Cf-Cache-Status',
  'Cache-Tag',
  'Cloudflare-CDN-Cache-Control',
]

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

describe('design §5 the tier of the platform: a page', () => {
  it('is rendered once for all isolates, with the same bytes in each', async ({ expect }) => {
    const platform = new PlatformCache()
    const here = exampleShop({ platform })
    const there = secondIsolate(platform)
    const alone = await exampleShop().visit(product)
    const first = await here.visit(product)
    expect(cacheStatusOf(first)).toBe(
      'Storefront-Page; fwd=miss; stored, Platform; fwd=miss; stored',
    )
    expect(first.headers.get('Server-Timing')).toBe('page;desc="miss"')
    const second = await there.visit(product)
    expect(cacheStatusOf(second)).toBe(
      'Storefront-Page; fwd=miss; stored, Platform; hit; detail=HIT',
    )
    expect(there.requestedUrls).toEqual([])
    expect(cacheStatusOf(await there.visit(product)), 'then from memory').toMatch(
      /^Storefront-Page; hit/,
    )
    expect(platform.requests).toHaveLength(2)
    const html = await alone.text()
    expect(await first.text()).toBe(html)
    expect(await second.text()).toBe(html)
    for (const [name, value] of alone.headers) {
      if (/cache|timing|request-id|nonce/.test(name)) continue
      expect(second.headers.get(name), name).toBe(value)
    }
    for (const name of hidden) expect(second.headers.get(name), name).toBeNull()
    expect(second.headers.get('Cache-Control')).toBe('private, no-cache')
  })

  it('has a key of domain, currency, display of prices and version', async ({ expect }) => {
    const platform = new PlatformCache()
    const variants: [string, Record<string, string>][] = [
      ['http://shop.test/', {}],
      ['http://cs.shop.test/', {}],
      ['http://en.shop.test/', {}],
      ['http://shop.test/', { Cookie: 'display_vat=1' }],
      ['http://shop.test/', { Cookie: 'display_both_prices=0' }],
    ]
    const pages = new Set<string>()
    for (const [address, headers] of variants)
      // oxlint-disable-next-line no-await-in-loop -- one visitor after the other
      pages.add(await (await exampleShop({ platform }).visit(address, { headers })).text())
    expect(platform.size).toBe(variants.length)
    expect(pages.size).toBe(variants.length)
    platform.version = '2'
    expect(cacheStatusOf(await exampleShop({ platform }).visit('/'))).toMatch(/Platform; fwd=miss/)
  })

  it('has nothing personal: props are the public context, headers the trace', async ({
    expect,
  }) => {
    const platform = new PlatformCache()
    const Cookie = 'session=secret-session; cart=secret-cart; price_group=forged; other=x'
    const headers = { Cookie, Authorization: 'Bearer x', 'X-Forwarded-Host': 'evil.test' }
    const personal = await exampleShop({ platform }).visit(product, { headers })
    expect(personal.status).toBe(200)
    const [{ request, props } = { request: null, props: null }] = platform.requests
    expect([...(request?.headers.keys() ?? [])]).toEqual(['traceparent'])
    expect(Object.keys(props ?? {}).toSorted()).toEqual(['assetVersion', 'context'])
    expect(props?.context.priceGroup).toEqual({ variant: 'b2c', groups: [] })
    expect(JSON.stringify(props)).not.toContain('secret')
    expect(
      cacheStatusOf(await exampleShop({ platform }).visit(product)),
      'the same for a guest',
    ).toMatch(/Platform; hit/)
  })

  it('is not cached with an unknown query, for private screens, or for a 404', async ({
    expect,
  }) => {
    const platform = new PlatformCache()
    const shop = exampleShop({
      platform,
      backend: ({ url }) =>
        url.includes('gibt-es-nicht') ? Response.json(notFound, { status: 404 }) : undefined,
    })
    await shop.visit('/niederlassungen?region=x')
    await shop.visit('/checkout')
    await shop.visit('/user/dashboard')
    await shop.visit(`${product}?addToCart=1`)
    expect(platform.requests).toHaveLength(0)
    expect((await shop.visit('/gibt-es-nicht')).status).toBe(404)
    expect(platform.size).toBe(0)
    await shop.visit('/niederlassungen?region=x')
    expect(platform.size, 'asked for again').toBe(1)
  })

  it('reports a missing platform cache in front of the entrypoint', async ({ expect }) => {
    const platform = new PlatformCache()
    vi.spyOn(platform, 'respond').mockImplementation(async (request, _, run) => run(request))
    const shop = exampleShop({ platform })
    expect(cacheStatusOf(await shop.visit(product))).toBe(
      'Storefront-Page; fwd=miss; stored, Platform; fwd=bypass',
    )
    expect(cacheStatusOf(await shop.visit(product))).toMatch(/^Storefront-Page; hit/)
  })

  it('that has moved redirects, uncached', async ({ expect }) => {
    const platform = new PlatformCache()
    const result = { redirectPath: '/neu' }
    const shop = exampleShop({
      platform,
      backend: ({ url }) => {
        if (url.includes('/cms/redirect')) return Response.json(result)
        return url.includes('alt-und-weg') ? Response.json(notFound, { status: 404 }) : undefined
      },
    })
    const response = await shop.visit('/produkt/alt-und-weg')
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/neu'])
    expect(platform.size).toBe(0)
  })

  it('is rendered here when the tier fails', async ({ expect }) => {
    const tier = {
      Pages: () => ({
        fetch: () => Promise.reject(new Error('internal error')),
        invalidate: async () => ({ success: true }),
        withdraw: async () => ({ success: true }),
      }),
    }
    const response = await exampleShop({ tier }).visit(product)
    expect(response.status).toBe(200)
    expect(cacheStatusOf(response)).toMatch(/^Storefront-Page; fwd=miss; stored/)
  })

  it('with a late part is streamed under a nonce, and cached without one', async ({ expect }) => {
    const platform = new PlatformCache()
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    const backend = ({ url }: { url: string }) => (url.includes('/comments') ? released : undefined)
    const shop = exampleShop({ platform, backend })
    const response = await shop.open(product)
    expect(response.headers.get('Content-Security-Policy')).toContain('nonce-')
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    expect(platform.size).toBe(0)
    release(undefined)
    expect(await response.text()).toContain('nonce="')
    await shop.settled()
    expect(platform.size).toBe(1)
    const next = await secondIsolate(platform).visit(product)
    expect(cacheStatusOf(next)).toMatch(/Platform; hit/)
    expect(next.headers.get('Content-Security-Policy')).not.toContain('nonce-')
    expect(await next.text()).not.toMatch(/nonce="|<!--\$\?-->|<template id="B:/)
  })

  it.for([
    '/',
    product,
    '/suche?q=rohr',
    '/gibt-es-nicht',
    '/user/dashboard',
    '/checkout',
    '/vergleich',
    '/seite/impressum',
    '/%00',
    '/a?b=%zz',
  ])('%s: the entrypoint always sets the cache lifetime', async (path, { expect }) => {
    const platform = new PlatformCache()
    const broken = ({ url }: { url: string }) =>
      path === '/vergleich' && url.includes('/cms/') ? Promise.reject(new Error()) : undefined
    const shop = exampleShop({ platform, backend: broken })
    await shop.visit('/')
    const props = platform.requests[0]?.props ?? {}
    const { Pages } = exportsFor(platform, shop.bindings)
    // Calls the entrypoint directly, because the gateway would not request some of them. The
    // second response comes from memory.
    const fetch = async () =>
      Pages({ props }).fetch(new Request(`http://shop.test${path}`, { redirect: 'manual' }))
    const cacheHeaders: [string | null, string | null][] = []
    vi.spyOn(platform, 'respond').mockImplementation(async (request, _, run) => run(request))
    const responses = [await fetch(), await fetch()]
    for (const { headers } of responses) {
      cacheHeaders.push([headers.get('Cloudflare-CDN-Cache-Control'), headers.get('Cache-Control')])
      expect(headers.get('Set-Cookie')).toBeNull()
    }
    for (const [forPlatform, forAll] of cacheHeaders)
      if (forPlatform !== 'no-store')
        expect(forAll).toMatch(
          /^public, max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
        )
  })
})
