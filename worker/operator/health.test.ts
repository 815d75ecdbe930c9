import { describe, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import { testEnv } from '../testing/fake-backend.ts'

const healthy = { ok: true, checks: { mail: { ok: true, waiting: 3 } } }
const responses =
  (status: number, body: unknown = healthy) =>
  (request: Request) =>
    new URL(request.url).pathname === '/health'
      ? new Response(null, { status: 204 })
      : Response.json(body, { status })

async function request(path: string, bindings: ReturnType<typeof testEnv>) {
  const response = await createApp().request(`http://shop.test${path}`, {}, bindings)
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const noKv = { get: () => Promise.reject(new Error('KV is away')) }

describe('health: public', () => {
  it('is two fields, with no-store', async ({ expect }) => {
    const { status, body, headers } = await request('/healthz', testEnv(responses(200)))
    expect([status, body]).toEqual([200, { ok: true, version: 'dev' }])
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.getSetCookie()).toEqual([])
  })

  const down: [string, () => ReturnType<typeof testEnv>][] = [
    ['the database is down', () => testEnv(() => new Response(null, { status: 503 }))],
    ['the backend throws', () => testEnv(() => Promise.reject(new Error('gone')))],
    ['the backend never answers', () => testEnv(() => new Promise(() => undefined))],
    ['the key-value store is down', () => Object.assign(testEnv(responses(200)), { CACHE: noKv })],
    ['the configuration is wrong', () => testEnv(responses(200), { DOMAINS: 'junk' })],
  ]
  it.for(down)('is a 503 when %s', async ([, bindings], { expect }) => {
    const { status, body } = await request('/healthz', bindings())
    expect([status, body]).toEqual([503, { ok: false, version: 'dev' }])
  })

  it('asks the backend at most once in five seconds', async ({ expect }) => {
    let requests = 0
    const bindings = testEnv(() => {
      requests++
      return new Response(null, { status: 204 })
    })
    for (let time = 0; time < 20; time++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await request('/healthz', bindings)
    expect(requests).toBe(1)
  })
})

describe('health: for operators', () => {
  it('has the checks of both Workers', async ({ expect }) => {
    const { status, body } = await request('/operator/health', testEnv(responses(200)))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ok: true,
      version: 'dev',
      checks: { kv: { ok: true }, cms: { ok: true }, store: { ok: true }, mail: { waiting: 3 } },
    })
  })

  it('is a 503 when a check of either fails', async ({ expect }) => {
    const bad = { ok: false, checks: { mail: { ok: false, waiting: 3 } } }
    const first = await request('/operator/health', testEnv(responses(503, bad)))
    expect(first).toMatchObject({
      status: 503,
      body: { ok: false, checks: { mail: { ok: false }, kv: { ok: true } } },
    })
    const bindings = Object.assign(testEnv(responses(200)), { CACHE: noKv })
    const second = await request('/operator/health', bindings)
    expect(second).toMatchObject({
      status: 503,
      body: { ok: false, checks: { kv: { ok: false } } },
    })
  })

  it('shows only the public fields when no signature can be verified', async ({ expect }) => {
    for (const backend of [
      responses(500, { code: 'internal' }),
      () => Promise.reject(new Error('gone')),
    ])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await request('/operator/health', testEnv(backend))).toMatchObject({
        status: 503,
        body: { ok: false, version: 'dev' },
      })
  })

  it('answers within five seconds when the backend hangs', async ({ expect }) => {
    vi.useFakeTimers()
    const result = request(
      '/operator/health',
      testEnv(() => new Promise(() => undefined)),
    )
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    expect(await result).toMatchObject({ status: 503, body: { ok: false, version: 'dev' } })
  })

  it('passes a refusal on', async ({ expect }) => {
    const { status, body } = await request(
      '/operator/health',
      testEnv(responses(401, { code: 'not_signed' })),
    )
    expect([status, body]).toEqual([401, { code: 'not_signed' }])
  })
})
