import { afterEach, describe, it, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { testEnv } from '../../testing/fake-backend.ts'

const beacon = {
  screen: 'product',
  cache: 'cached',
  connection: '4g',
  device: 'phone',
  version: '0123456789ab',
  metrics: { LCP: 1234, INP: 48, CLS: 0.0123, TTFB: 80 },
}
const headers = {
  'Content-Type': 'application/json',
  Origin: 'http://shop.test',
  Cookie: 'session=somebody',
  Referer: 'http://shop.test/fan?secret=1',
}

interface Post {
  body?: BodyInit
  headers?: Record<string, string>
  vars?: Record<string, string>
  bindings?: Record<string, unknown>
}

/** Sends a beacon; `points` are Analytics Engine's, `requests` are the backend's requests. */
async function post({ body = JSON.stringify(beacon), vars, bindings, ...init }: Post = {}) {
  const points: AnalyticsEngineDataPoint[] = []
  const requests: { path: string; headers: Headers; body: unknown }[] = []
  const waiting: Promise<unknown>[] = []
  const env = {
    ...testEnv(
      async (request) => {
        const { url } = request
        requests.push({
          path: new URL(url).pathname,
          headers: request.headers,
          body: await request.json(),
        })
        return new Response(null, { status: 204 })
      },
      { VITALS_SAMPLE: '0.5', ...vars },
    ),
    VITALS: { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) },
    ...bindings,
  }
  const request = new Request('http://shop.test/api/vitals', {
    method: 'POST',
    body,
    headers: { ...headers, ...init.headers },
    cf: { country: 'CZ' },
  })
  const response = await createApp().fetch(request, env, {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
    passThroughOnException() {},
    props: {},
  })
  await Promise.all(waiting)
  return { response, points, requests }
}

afterEach(() => vi.restoreAllMocks())

const changed = (changes: object) => JSON.stringify({ ...beacon, ...changes })
const measured = (metrics: unknown) => changed({ metrics })

const bad: [string, Post, number][] = [
  ['a megabyte', { body: 'x'.repeat(1024 * 1024) }, 413],
  ['a foreign origin', { headers: { Origin: 'https://shop.test.evil.example' } }, 403],
  ['the origin null', { headers: { Origin: 'null' } }, 403],
  ['no origin', { headers: { Origin: '' } }, 403],
  ['a form', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 415],
  ['plain text', { headers: { 'Content-Type': 'text/plain' } }, 415],
  ['junk', { body: '{"screen":' }, 400],
  ['nothing', { body: '' }, 400],
  ['a list', { body: JSON.stringify([beacon]) }, 400],
  ['null', { body: 'null' }, 400],
  ['an unknown template', { body: changed({ screen: 'kitchen' }) }, 400],
  ['a template named __proto__', { body: changed({ screen: '__proto__' }) }, 400],
  ['an address as its template', { body: changed({ screen: '/user/orders/1' }) }, 400],
  ['an unknown cache outcome', { body: changed({ cache: 'warm' }) }, 400],
  ['an unknown connection', { body: changed({ connection: 'dial-up' }) }, 400],
  ['an unknown device', { body: changed({ device: 'fridge' }) }, 400],
  ['a country of its own', { body: changed({ country: 'DE' }) }, 400],
  ['another field', { body: changed({ email: 'anna@example.org' }) }, 400],
  ['a version that is a sentence', { body: changed({ version: 'anna@example.org' }) }, 400],
  ['no metrics', { body: measured({}) }, 400],
  ['an unknown metric', { body: measured({ FID: 1 }) }, 400],
  ['a negative time', { body: measured({ LCP: -1 }) }, 400],
  ['NaN as text', { body: measured({ LCP: 'NaN' }) }, 400],
  ['a number as text', { body: measured({ LCP: '12' }) }, 400],
  ['a number without end', { body: JSON.stringify(beacon).replace('1234', '1e999') }, 400],
  ['an hour', { body: measured({ TTFB: 3_600_000 }) }, 400],
  ['a shift of a thousand and one', { body: measured({ CLS: 1001 }) }, 400],
]

describe('real user monitoring, the metrics of a page view', () => {
  it('become a data point for each metric, with the edge’s country', async ({ expect }) => {
    const { response, points, requests } = await post()
    expect(response.status).toBe(204)
    expect(points).toHaveLength(4)
    const labels = ['product', 'cached', 'CZ', 'phone', '4g', '0123456789ab']
    expect(points[0]).toEqual({ indexes: ['LCP'], blobs: ['LCP', ...labels], doubles: [1234] })
    expect(points[2]).toEqual({ indexes: ['CLS'], blobs: ['CLS', ...labels], doubles: [0.0123] })
    expect(requests).toEqual([])
  })

  it('set no cookie, store no response and contain nothing about the visitor', async ({
    expect,
  }) => {
    const { response, points } = await post()
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(JSON.stringify(points)).not.toMatch(/somebody|secret|fan/)
  })

  it.for(bad)('with %s are refused and not stored', async ([, init, status], { expect }) => {
    const { response, points, requests } = await post(init)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ errors: [{ status }] })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect([points, requests]).toEqual([[], []])
  })

  it('of a megabyte are refused by their Content-Length, before the body is read', async ({
    expect,
  }) => {
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled++
        controller.enqueue(new Uint8Array(1024))
      },
    })
    const headers = { 'Content-Length': String(1024 * 1024) }
    const { response } = await post({ body: endless, headers })
    expect(response.status).toBe(413)
    // A stream pulls its first chunk by itself.
    expect(pulled).toBeLessThanOrEqual(4)
  })

  it('are rate-limited by network', async ({ expect }) => {
    const keys: string[] = []
    const FORM_LIMIT = {
      limit: async ({ key }: { key: string }) => ({ success: keys.push(key) === 0 }),
    }
    const { response, points } = await post({
      bindings: { FORM_LIMIT },
      headers: { 'CF-Connecting-IP': '2001:db8::1' },
    })
    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toBe('60')
    expect([keys, points]).toEqual([['vitals 2001:db8:0:0::/64'], []])
  })

  it('are not requested without sampling', async ({ expect }) => {
    const { response, points } = await post({ vars: { VITALS_SAMPLE: '0' } })
    expect([response.status, points]).toEqual([404, []])
    const other = await createApp().request(
      'http://shop.test/api/vitals',
      {},
      testEnv(() => new Response()),
    )
    expect([other.status, other.headers.get('Allow')]).toEqual([405, 'POST'])
  })

  it('come from behind a proxy that terminates TLS', async ({ expect }) => {
    const vars = { ENVIRONMENT: 'production' }
    const { response } = await post({ headers: { Origin: 'https://shop.test' }, vars })
    expect(response.status).toBe(204)
  })

  it('go to the developer’s backend without Analytics Engine', async ({ expect }) => {
    const { response, requests } = await post({ bindings: { VITALS: undefined } })
    expect(response.status).toBe(204)
    expect(requests).toMatchObject([{ path: '/vitals', body: { ...beacon, country: 'CZ' } }])
    const sent = Object.fromEntries(requests[0]?.headers ?? [])
    expect(sent).toMatchObject({ 'x-storefront-token': 'test-backend-token-0123456789' })
    expect(sent).not.toHaveProperty('cookie')
  })

  it('are dropped in production without Analytics Engine, which is logged once', async ({
    expect,
  }) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const vars = { ENVIRONMENT: 'production', VITALS_SAMPLE: '1' }
    const env = { ...testEnv(() => new Response('asked', { status: 500 }), vars) }
    const send = () =>
      createApp().request(
        'http://shop.test/api/vitals',
        { method: 'POST', body: JSON.stringify(beacon), headers },
        env,
      )
    expect([(await send()).status, (await send()).status]).toEqual([204, 204])
    expect(
      warn.mock.calls.flat().filter((line) => String(line).includes('vitals-dropped')),
    ).toHaveLength(1)
  })
})
