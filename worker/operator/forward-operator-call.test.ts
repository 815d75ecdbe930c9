import { describe, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import { testEnv } from '../testing/fake-backend.ts'

const headers = {
  'X-Operator-Key': 'erp',
  'X-Operator-Timestamp': '1795338000',
  'X-Operator-Nonce': 'nonce-of-sixteen-letters',
  'X-Operator-Signature': 'a'.repeat(64),
  'Content-Type': 'application/json',
  'X-Storefront-Token': 'forged',
  'X-Client-Address': '198.51.100.1',
  Authorization: 'Bearer somebody',
  Cookie: 'session=somebody',
}

async function forward(path: string, init: RequestInit = {}) {
  const received: { url: string; method: string; headers: Record<string, string>; body: string }[] =
    []
  const backend = async (request: Request) => {
    const { url, method } = request
    received.push({
      url,
      method,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    })
    return Response.json({ results: [] })
  }
  const bindings = testEnv(backend, { MAINTENANCE: '1' })
  const response = await createApp().request(
    `http://shop.test${path}`,
    { headers, ...init },
    bindings,
  )
  return { response, received: received[0] }
}

describe('point 6: operator calls enter at the storefront', () => {
  it('and reach the backend byte for byte, with the storefront’s credential only', async ({
    expect,
  }) => {
    const path = '/operator/Prices//?Dry=1&fbclid=x&a=%C3%9F'
    const { response, received } = await forward(path, { method: 'PUT', body: '{"prices":[] }' })
    expect(response.status).toBe(200)
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f]{32}$/)
    expect(received).toMatchObject({
      url: `http://shop.test${path}`,
      method: 'PUT',
      body: '{"prices":[] }',
      headers: {
        'x-operator-key': 'erp',
        'x-operator-signature': 'a'.repeat(64),
        'x-storefront-token': 'test-backend-token-0123456789',
        'x-shop-domains': expect.stringMatching(/^de=de=EUR,/),
      },
    })
    for (const name of ['x-client-address', 'authorization', 'cookie'])
      expect(received?.headers, name).not.toHaveProperty(name)
    expect(received?.headers['traceparent']).toContain(response.headers.get('X-Request-Id'))
  })

  it('with any method, also during maintenance', async ({ expect }) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      expect((await forward('/operator/exports/x', { method })).received?.method).toBe(method)
    }
  })

  it('and are answered as JSON when a shop has an external store', async ({ expect }) => {
    const own = { CMS_URL: 'https://cms.test', STORE_URL: 'https://store.test' }
    const { BACKEND: _, ...bindings } = testEnv(() => new Response(), own)
    const response = await createApp().request('http://shop.test/operator/prices', {}, bindings)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'no_backend' })
  })

  it('and are refused at 1 MB before the backend is called', async ({ expect }) => {
    const exact = await forward('/operator/prices', {
      method: 'PUT',
      body: 'x'.repeat(1024 * 1024),
    })
    expect([exact.response.status, exact.received?.body.length]).toEqual([200, 1024 * 1024])
    const { response, received } = await forward('/operator/prices', {
      method: 'PUT',
      body: 'x'.repeat(1024 * 1024 + 1),
    })
    expect([response.status, received]).toEqual([413, undefined])
    expect(await response.json()).toMatchObject({ code: 'too_large' })
  })

  it('and get a problem when the backend hangs', async ({ expect }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.useFakeTimers()
    const bindings = testEnv(() => new Promise(() => undefined))
    const call = createApp().request('http://shop.test/operator/prices', {}, bindings)
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await call).status).toBe(503)
    vi.useRealTimers()
    logged.mockRestore()
  })

  it('and get a problem when the backend has another token', async ({ expect }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const refusal = { errors: [{ status: 403, title: 'Nur dem Shop.', code: 'unknown_caller' }] }
    const bindings = testEnv(() => Promise.resolve(Response.json(refusal, { status: 403 })))
    const response = await createApp().request('http://shop.test/operator/prices', {}, bindings)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ status: 503, code: 'unknown_storefront' })
    expect(logged.mock.calls.join()).toContain('BACKEND_TOKEN')
    logged.mockRestore()
  })

  it('and get a problem when the backend does not answer, in place of a page', async ({
    expect,
  }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const bindings = testEnv(() => Promise.reject(new Error('The Worker is gone')))
    const response = await createApp().request('http://shop.test/operator/prices', {}, bindings)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      503,
      'application/problem+json',
    ])
    expect(await response.json()).toEqual({
      status: 503,
      code: 'no_answer',
      title: expect.stringContaining('again'),
      requestId: response.headers.get('X-Request-Id'),
    })
    logged.mockRestore()
  })
})
