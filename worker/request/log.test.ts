import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import { exampleBackend } from '../testing/example-backend.ts'
import { recordSuccess } from '../upstream/circuit.ts'
import { testEnv } from '../testing/fake-backend.ts'

beforeEach(() => {
  for (const upstream of ['store', 'cms']) recordSuccess(`https://backend.internal/${upstream}`)
})
afterEach(() => vi.restoreAllMocks())

const ray = '8f1c0a7b2e4d9f03'
const idOfRay = `0000000000000000${ray}`

/** All log lines of a request, and the trace sent to the backend. */
async function request(path: string, headers: Record<string, string> = {}, status = 500) {
  const lines: string[] = []
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)))
  const traces: string[] = []
  const bindings = testEnv((request) => {
    traces.push(request.headers.get('traceparent') ?? '')
    return new Response(null, { status })
  })
  const response = await createApp().request(`http://shop.test${path}`, { headers }, bindings)
  await response.text()
  return { id: response.headers.get('X-Request-Id'), lines, traces, response }
}

describe('observability: the id of a request', () => {
  it.for([
    '/',
    '/suche?q=anna',
    '/gibt-es-nicht',
    '/api/cart',
    '/api/none',
    '/robots.txt',
    '/_data/',
    '/ABC',
    '/operator/prices',
    '/cdn/image/x.jpg',
    '/healthz',
  ])('is in the response of %s', async (path, { expect }) => {
    expect((await request(path, { 'CF-Ray': `${ray}-FRA` })).id).toBe(idOfRay)
    expect((await request(path)).id).toMatch(/^[\da-f]{32}$/)
  })

  it('is in a cached page too, of this request and not of the first one', async ({ expect }) => {
    const bindings = { ...testEnv(() => new Response()), BACKEND: { fetch: exampleBackend } }
    const view = async (ray: string) => {
      const init = { headers: { 'CF-Ray': ray } }
      const response = await createApp().request('http://shop.test/', init, bindings)
      await response.text()
      return response.headers
    }
    await view('1111111111111111-FRA')
    const hit = await vi.waitFor(async () => {
      const headers = await view('2222222222222222-PRG')
      if (!headers.get('Cache-Status')?.includes('Storefront-Page; hit')) throw new Error('no hit')
      return headers
    })
    expect(hit.get('X-Request-Id')).toBe('00000000000000002222222222222222')
    expect(hit.get('Server-Timing')).toBe('page;desc="cached"')
  })

  it('is in each line of the log, all of which are JSON, and in all calls', async ({ expect }) => {
    const { lines, traces } = await request('/suche?q=anna@example.org', {
      'CF-Ray': `${ray}-FRA`,
      'CF-Connecting-IP': '203.0.113.7',
      Cookie: 'session=secret-token',
    })
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ event: expect.any(String), request: idOfRay })
    expect(new Set(traces.map((trace) => trace.slice(3, 35)))).toEqual(new Set([idOfRay]))
    expect(lines.join()).not.toMatch(/anna|203\.0\.113|secret-token/)
  })

  it('is replaced for a forged or broken header', async ({ expect }) => {
    for (const junk of ['x', ray, `${ray}-`, `${'0'.repeat(16)}-FRA`, `<b>${ray}-FRA`])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await request('/api/none', { 'CF-Ray': junk })).id).toMatch(/^(?!0{16})[\da-f]{32}$/)
  })

  it('is logged with the route of a failure, not its path, which may contain a token', async ({
    expect,
  }) => {
    const env = { ...testEnv(() => new Response()), DOMAINS: 'junk', ENVIRONMENT: 'production' }
    const lines: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)))
    await createApp().request('http://shop.test/api/invoices/secret-token/1.pdf', {}, env)
    expect(lines.join()).toContain('wrong-configuration')
    expect(lines.join()).not.toContain('secret-token')
  })
})
