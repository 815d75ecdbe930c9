import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import type { Env } from '../env.ts'
import { inContext, testEnv } from '../upstream/fake-backend.ts'
import { isolateOf } from './isolate.ts'
import { lookupPage, rescuePage, storePage } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import type { RenderedPage } from './page-store.ts'
import { Trail } from './trail.ts'

const html = `<!doctype html><p>${'Ä Rohr '.repeat(500)}</p>`
let version = 0
const part = (tags: string[], storedAt = Date.now()) => ({
  value: null,
  tags,
  storedAt,
  updatedAt: null,
  fresh: 1000,
  stale: 0,
  ifError: 0,
})
const newIsolate = () => testEnv(() => new Response())
const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

function rendered(page: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['X-Content-Type-Options', 'nosniff'],
    ],
    html,
    profile: 'product',
    startedAt: Date.now(),
    tags: ['product:1'],
    trail: new Trail(),
    ...page,
  }
}

/** Stores a page under the address's key; gives whether it was taken. */
async function store(
  env: Env,
  page: Partial<RenderedPage> = {},
  request: Request | string = 'http://shop.test/rohr',
) {
  const response = await inContext(
    env,
    async (c) => {
      const key = pageKey(c.var.context, new URL(c.req.url).pathname, `v${version}`)
      return c.json(await storePage(c, key, rendered(page)))
    },
    request,
  )
  return response.json()
}

/** What a visitor gets from the cache: a miss is 204. */
function visit(env: Env, request: Request | string = 'http://shop.test/rohr', afterError = false) {
  return inContext(
    env,
    async (c) => {
      const key = pageKey(c.var.context, new URL(c.req.url).pathname, `v${version}`)
      const hit = afterError ? await rescuePage(c, key) : await lookupPage(c, key)
      if (!hit) return c.body(null, 204)
      const { response } = hit
      const headers = new Headers(response.headers)
      headers.set('X-State', `${hit.state}${hit.refresh ? ' refresh' : ''}`)
      return new Response(response.body, { status: response.status, headers, encodeBody: 'manual' })
    },
    request,
  )
}

beforeEach(() => {
  version += 1
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await reset()
})

describe('design §5: a stored page', () => {
  it('is served compressed to who takes gzip, and as it is to others', async ({ expect }) => {
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

    for (const accepted of ['', 'br', 'gzip;q=0', 'gzip; q=0.0, br']) {
      const plain = await visit(
        env,
        new Request('http://shop.test/rohr', { headers: { 'Accept-Encoding': accepted } }),
      )
      expect(plain.headers.get('Content-Encoding'), accepted).toBeNull()
      expect(await plain.text()).toBe(html)
    }
  })

  it('is found by another isolate in the Cache API, with its headers', async ({ expect }) => {
    await store(newIsolate())
    const response = await visit(newIsolate())
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

  it('says what happened in Cache-Status (RFC 9211)', async ({ expect }) => {
    const env = newIsolate()
    await store(env)
    expect((await visit(env)).headers.get('Cache-Status')).toMatch(
      /^LuftBasis-Page; hit; ttl=1[0-3]\d$/,
    )
    later(200)
    expect((await visit(env)).headers.get('Cache-Status')).toMatch(
      /^LuftBasis-Page; hit; ttl=-\d+; detail=stale$/,
    )
    later(4000)
    expect((await visit(env)).status, 'too old to be served without need').toBe(204)
    const rescued = await visit(env, undefined, true)
    expect(rescued.headers.get('Cache-Status')).toMatch(
      /^LuftBasis-Page; fwd=stale; ttl=-\d+; detail=stale-if-error$/,
    )
    later(3 * 86_400)
    expect((await visit(env, undefined, true)).status).toBe(204)
  })

  it('that is stale is made again by one request at a time', async ({ expect }) => {
    const env = newIsolate()
    await store(env)
    later(200)
    const states = []
    for (let times = 0; times < 3; times++) states.push((await visit(env)).headers.get('X-State'))
    expect(states).toEqual(['stale refresh', 'stale', 'stale'])
    await store(env)
    expect((await visit(env)).headers.get('X-State')).toBe('fresh')
  })

  it('is not sent again to who has it', async ({ expect }) => {
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
    expect((await visit(newIsolate())).headers.getSetCookie()).toEqual([])
  })

  it('is a 200, a 404 or a 301, the latter two for short', async ({ expect }) => {
    const env = newIsolate()
    for (const status of [500, 503, 403, 302, 304, 206])
      expect(await store(env, { status }), String(status)).toBe(false)
    expect(await store(env, { status: 404 })).toBe(true)
    expect((await visit(env)).status).toBe(404)
    later(40)
    expect((await visit(env)).status).toBe(204)
    expect(await store(env, { status: 301, html: '', headers: [['Location', '/neu']] })).toBe(true)
    const moved = await visit(env)
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/neu'])
  })

  it('is made of whole and up-to-date parts', async ({ expect }) => {
    const env = newIsolate()
    const partial = new Trail()
    partial.break()
    expect(await store(env, { trail: partial })).toBe(false)
    const outage = new Trail()
    outage.note('if-error', part([]))
    expect(await store(env, { trail: outage })).toBe(false)
    const catchingUp = new Trail()
    catchingUp.limit({ fresh: 4000, stale: 0 })
    expect(await store(env, { trail: catchingUp })).toBe(true)
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
    version += 1
    expect((await visit(env)).status).toBe(204)
  })

  it('keeps groups apart whatever their names are', async ({ expect }) => {
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

describe('design §5: a purge by tag', () => {
  it('reaches every variant of a page, in memory and in the Cache API', async ({ expect }) => {
    const env = newIsolate()
    const variants = [
      'http://shop.test/rohr',
      'http://cs.shop.test/rohr',
      new Request('http://shop.test/rohr', { headers: { Cookie: 'currency=CZK' } }),
      new Request('http://shop.test/rohr', { headers: { Cookie: 'display_vat=1' } }),
    ]
    const again = (variant: Request | string) => new Request(variant)
    for (const variant of variants) await store(env, {}, again(variant))
    await store(env, { tags: ['product:2'] }, 'http://shop.test/other')
    later(1)
    await isolateOf(env).tags.purge(['product:1'], Date.now())
    for (const variant of variants) expect((await visit(env, again(variant))).status).toBe(204)
    for (const variant of variants)
      expect((await visit(newIsolate(), again(variant))).status).toBe(204)
    expect((await visit(env, 'http://shop.test/other')).status).toBe(200)
  })

  it('while a page is made keeps it out of the cache', async ({ expect }) => {
    const env = newIsolate()
    const startedAt = Date.now()
    later(1)
    await isolateOf(env).tags.purge(['product:1'], Date.now())
    expect(await store(env, { startedAt })).toBe(false)
  })

  it('counts for each part from the time when that was read', async ({ expect }) => {
    const env = newIsolate()
    const early = Date.now()
    later(10)
    await isolateOf(env).tags.purge(['product:1'], Date.now())
    later(10)
    const trail = new Trail()
    trail.note('fresh', part(['menu:main'], early))
    trail.note('fresh', part(['product:1']))
    expect(await store(env, { trail, tags: [] }), 'an old menu is no reason').toBe(true)
    const unaware = new Trail()
    unaware.note('fresh', part(['product:1'], early))
    expect(await store(env, { trail: unaware, tags: [] }), 'an old product is').toBe(false)
  })

  it('counts the tags of everything that was read', async ({ expect }) => {
    const env = newIsolate()
    const trail = new Trail()
    trail.note('fresh', part(['menu:main', 'product:7']))
    await store(env, { trail, tags: [] })
    later(1)
    await isolateOf(env).tags.purge(['menu:main'], Date.now())
    expect((await visit(env)).status).toBe(204)
  })
})
