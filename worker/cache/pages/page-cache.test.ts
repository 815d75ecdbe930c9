import { brotliDecompressSync } from 'node:zlib'
import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { html, newIsolate, nextVersion, part, store, visit } from '../../testing/fake-pages.ts'
import { pageKey } from './page-key.ts'
import { RenderDependencies } from '../tags/render-dependencies.ts'

const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

beforeEach(() => {
  nextVersion()
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await reset()
})

describe('design §5: a stored page', () => {
  it('is served compressed to clients that accept gzip, and uncompressed to others', async ({
    expect,
  }) => {
    const env = newIsolate()
    expect(await store(env)).toBe(true)
    const zipped = await visit(
      env,
      new Request('http://shop.test/rohr', { headers: { 'Accept-Encoding': 'br, gzip' } }),
    )
    expect(zipped.headers.get('Content-Encoding')).toBe('gzip')
    const bytes = new Uint8Array(await zipped.arrayBuffer())
    expect(bytes.length).toBeLessThan(html.length / 10)
    const unzipped = new Response(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')),
    )
    expect(await unzipped.text()).toBe(html)

    const refused = ['', 'br', 'br;q=0', 'gzip;q=0', 'gzip; q=0.0, br', 'br; q=0.0, gzip; q=0.0']
    for (const accepted of refused) {
      const isolate = newIsolate()
      await store(isolate)
      const plain = await visit(
        isolate,
        new Request('http://shop.test/rohr', { headers: { 'Accept-Encoding': accepted } }),
      )
      expect(plain.headers.get('Content-Encoding'), accepted).toBeNull()
      expect(await plain.text()).toBe(html)
    }
  })

  it('is served by Brotli once it was served twice to clients that accept it', async ({
    expect,
  }) => {
    const env = newIsolate()
    await store(env)
    const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
    const encodings = async (accept: Record<string, string>, times: number) => {
      const found: (string | null)[] = []
      for (let time = 0; time < times; time++) {
        const request = new Request('http://shop.test/rohr', { headers: accept })
        found.push((await visit(env, request)).headers.get('Content-Encoding'))
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      return found
    }
    expect(await encodings(browser, 3)).toEqual(['gzip', 'gzip', 'br'])
    expect(await encodings({ 'Accept-Encoding': 'gzip' }, 3)).toEqual(['gzip', 'gzip', 'gzip'])
    expect(await encodings({ 'Accept-Encoding': 'gzip, br;q=0' }, 1)).toEqual(['gzip'])

    later(1)
    const again = await visit(env, new Request('http://shop.test/rohr', { headers: browser }))
    expect(again.headers.get('Cache-Status')).toMatch(/^Storefront-Page; hit; ttl=1\d\d$/)
    expect(again.headers.get('Vary')).toBe('Accept-Encoding, Cookie')
    const bytes = new Uint8Array(await again.arrayBuffer())
    expect(brotliDecompressSync(bytes).toString()).toBe(html)
  })

  it('is served with its headers', async ({ expect }) => {
    const env = newIsolate()
    await store(env)
    const response = await visit(env)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(html)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
      'x-state': 'fresh',
    })
  })

  it('reports the result in Cache-Status (RFC 9211)', async ({ expect }) => {
    const env = newIsolate()
    await store(env)
    expect((await visit(env)).headers.get('Cache-Status')).toMatch(
      /^Storefront-Page; hit; ttl=1[0-3]\d$/,
    )
    later(200)
    expect((await visit(env)).headers.get('Cache-Status')).toMatch(
      /^Storefront-Page; hit; ttl=-\d+; detail=stale$/,
    )
    later(4000)
    expect((await visit(env)).status, 'too old to be served without need').toBe(204)
    const rescued = await visit(env, undefined, true)
    expect(rescued.headers.get('Cache-Status')).toMatch(
      /^Storefront-Page; fwd=stale; ttl=-\d+; detail=stale-if-error$/,
    )
    later(3 * 86_400)
    expect((await visit(env, undefined, true)).status).toBe(204)
  })

  it('that is stale is revalidated by one request at a time', async ({ expect }) => {
    const env = newIsolate()
    await store(env)
    later(200)
    const states = []
    for (let times = 0; times < 3; times++) states.push((await visit(env)).headers.get('X-State'))
    expect(states).toEqual(['stale refresh', 'stale', 'stale'])
    await store(env)
    expect((await visit(env)).headers.get('X-State')).toBe('fresh')
  })

  it('is answered with 304 to a matching ETag', async ({ expect }) => {
    const env = newIsolate()
    await store(env)
    const etag = (await visit(env)).headers.get('ETag') ?? ''
    expect(etag).toMatch(/^W\/"[\da-f]{24}"$/)
    const again = (tag: string) =>
      visit(env, new Request('http://shop.test/rohr', { headers: { 'If-None-Match': tag } }))
    const unchanged = await again(etag)
    expect([
      unchanged.status,
      await unchanged.text(),
      unchanged.headers.get('Content-Encoding'),
    ]).toEqual([304, '', null])
    expect((await again('W/"other"')).status).toBe(200)
  })

  it('never carries Set-Cookie', async ({ expect }) => {
    const env = newIsolate()
    await store(env, {
      headers: [
        ['Set-Cookie', 'session=x'],
        ['set-cookie', 'cart=y'],
        ['Content-Type', 'text/html'],
      ],
    })
    expect((await visit(env)).headers.getSetCookie()).toEqual([])
  })

  it('is a 200 or a 404, and no other status', async ({ expect }) => {
    const env = newIsolate()
    for (const status of [500, 503, 403, 301, 302, 304, 206])
      expect(await store(env, { status }), String(status)).toBe(false)
    expect(await store(env, { status: 404 })).toBe(true)
    expect((await visit(env)).status).toBe(404)
  })

  it('is made of complete and fresh parts', async ({ expect }) => {
    const env = newIsolate()
    const partial = new RenderDependencies()
    partial.markIncomplete()
    expect(await store(env, { dependencies: partial })).toBe(false)
    const outage = new RenderDependencies()
    outage.note('if-error', part([]))
    expect(await store(env, { dependencies: outage })).toBe(false)
    const catchingUp = new RenderDependencies()
    catchingUp.limit({ fresh: 4000, stale: 0 })
    expect(await store(env, { dependencies: catchingUp })).toBe(true)
    expect((await visit(env)).status).toBe(200)
    later(5)
    expect((await visit(env)).status, 'not even stale').toBe(204)
  })
})

describe('design §5: the key of a page', () => {
  it('differs by domain, currency, price display, price group and asset version', async ({
    expect,
  }) => {
    const env = newIsolate()
    await store(env)
    const cookie = (value: string) =>
      new Request('http://shop.test/rohr', { headers: { Cookie: value } })
    expect(
      (await visit(env, cookie('session=s1; cart=c1; other=x'))).status,
      'signed in: the same page',
    ).toBe(200)
    expect((await visit(env, cookie('display_vat=1'))).status).toBe(204)
    expect((await visit(env, cookie('display_both_prices=0'))).status).toBe(204)
    expect((await visit(env, cookie('currency=CZK'))).status).toBe(204)
    expect((await visit(env, 'http://en.shop.test/rohr')).status).toBe(204)
    expect((await visit(env, 'http://shop.test/rohr-2')).status).toBe(204)
    nextVersion()
    expect((await visit(env)).status).toBe(204)
  })

  it('keeps price groups apart whatever their names', async ({ expect }) => {
    const context = {
      origin: '',
      domainCode: 'de',
      locale: 'de',
      country: 'DEU',
      currency: 'EUR',
      translationVariant: '',
      netPrices: false,
      bothPrices: true,
    } as const
    const key = (variant: string, groups: string[]) =>
      pageKey({ ...context, priceGroup: { variant, groups } }, '/', 'v1')
    const keys = [
      key('b2b', []),
      key('b2b', ['a', 'b']),
      key('b2b', ['a,b']),
      key('b2b', ['a","b']),
      key('b2c', ['a']),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})
