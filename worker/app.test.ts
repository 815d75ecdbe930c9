import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from './app.ts'
import { recordSuccess } from './upstream/circuit.ts'

const origin = 'http://shop.test'

/** The Worker with a backend that answers every request in the same way. */
function request(path: string, init: RequestInit = {}, vars: object = {}, status = 404) {
  const result = () => Response.json({ errors: [{ status, title: 'no' }] }, { status })
  const bindings = { ...env, BACKEND: { fetch: async () => result() }, ...vars }
  return createApp().request(origin + path, init, bindings)
}

// Provoked failures are logged, as they should be.
const logged = vi.fn<(...parts: unknown[]) => void>()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
  for (const upstream of ['cms', 'store']) recordSuccess(`https://backend.internal/${upstream}`)
})

it('design §9: all routes are ones that the fastest router takes', async () => {
  const app = createApp()
  await app.request('/sitemap-products-1.xml', {}, { ...env, MAINTENANCE: '1' })
  expect(app.router.name).toBe('SmartRouter + RegExpRouter')
})

describe('§2 maintenance', () => {
  it('is a 503 with Retry-After, for pages and calls', async () => {
    for (const path of ['/', '/gibt-es-nicht', '/api/session']) {
      const response = await request(path, {}, { MAINTENANCE: '1' })
      expect(response.status, path).toBe(503)
      expect(response.headers.get('Retry-After'), path).toBe('120')
    }
  })
})

describe('§8 errors', () => {
  it('shows the 404 page for an unknown path, also without a CMS page for it', async () => {
    const response = await request('/gibt-es-nicht')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<h1')
  })

  it.for([
    [500, 500],
    [503, 503],
  ] as const)(
    'answers a backend status of %i with %i when nothing is cached',
    async ([status, shown], { expect }) => {
      const response = await request('/', {}, {}, status)
      expect(response.status).toBe(shown)
      expect(await response.text()).toContain('<h1')
    },
  )

  it('shows developers the configuration error instead of half a page', async () => {
    const response = await request('/', {}, { DOMAINS: 'not json' })
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('DOMAINS')
  })

  it.for([
    ['DOMAINS', { DOMAINS: 'not json' }],
    ['BACKEND_TOKEN', { BACKEND_TOKEN: '' }],
    ['BACKEND_TOKEN', { BACKEND_TOKEN: 'short' }],
    ['CMS_URL', { BACKEND: undefined }],
    ['STORE_URL', { BACKEND: undefined, CMS_URL: 'https://cms.example' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'x' }],
  ] as const)(
    'shows visitors no detail of a wrong %s %j, and logs its name',
    async ([name, vars]) => {
      for (const path of [
        '/',
        '/api/session',
        '/robots.txt',
        '/cdn/image/w100/a.webp',
        '/outbox',
      ]) {
        logged.mockClear()
        const response = await request(path, {}, { ENVIRONMENT: 'production', ...vars })
        // Without a backend there are neither pictures nor emails.
        const isOperation = path.startsWith('/cdn') || path.startsWith('/outbox')
        if (isOperation && 'BACKEND' in vars) continue
        expect(response.status, path).toBe(500)
        expect(await response.text(), path).not.toMatch(
          /[A-Z]+_[A-Z]+|DOMAINS|BACKEND|configuration/,
        )
        expect(logged.mock.calls.join(), path).toContain(name)
      }
    },
  )
})

describe('design §8', () => {
  const form = 'application/x-www-form-urlencoded'

  it('refuses cross-site forms', async () => {
    const headers = { 'Content-Type': form, Origin: 'https://evil.example' }
    const response = await request('/api/login', { method: 'POST', headers, body: 'email=a' })
    expect(response.status).toBe(403)
  })

  it('takes forms behind a proxy that terminates TLS, of this shop only', async () => {
    const send = (Origin: string, vars: object) => {
      const headers = { 'Content-Type': form, Origin, 'X-Forwarded-Proto': 'https' }
      return request('/api/logout', { method: 'POST', headers, body: '' }, vars)
    }
    const production = { ENVIRONMENT: 'production' }
    expect((await send('https://shop.test', production)).status).not.toBe(403)
    expect((await send('https://evil.example', production)).status).toBe(403)
    expect((await send('https://shop.test', { ENVIRONMENT: 'local' })).status).toBe(403)
  })

  it('sends security headers with every response', async () => {
    for (const path of ['/', '/api/session']) {
      const { headers } = await request(path)
      expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff')
      expect(headers.get('Strict-Transport-Security'), path).toContain('max-age')
      expect(headers.get('Cache-Control'), path).toContain('no-store')
    }
  })
})
