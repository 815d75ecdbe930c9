import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import { exampleBackend } from '../testing/example-backend.ts'
import { newIsolate } from '../testing/fake-content.ts'
import { recordSuccess } from '../upstream/circuit.ts'
import { loaders } from './loaders.gen.ts'

type Fault = (url: string) => Response | Promise<Response>

const logged = vi.fn<(...parts: unknown[]) => void>()
beforeEach(() => {
  logged.mockClear()
  vi.spyOn(console, 'error').mockImplementation(logged)
  vi.spyOn(console, 'warn').mockImplementation(logged)
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const upstream of ['cms', 'store']) recordSuccess(`https://backend.internal/${upstream}`)
})

/** A page of a shop whose calls below a path fail in one way, in an isolate of its own. */
function open(path: string, below: string, fault: Fault, app = createApp()) {
  const fetch = (url: string, init: RequestInit) =>
    new URL(url).pathname.startsWith(below) ? fault(url) : exampleBackend(url, init)
  // A new isolate for each test.
  const bindings = {
    ...newIsolate(),
    CACHE: { get: async () => null, put: async () => {} },
    BACKEND: { fetch },
    UPSTREAM_TIMEOUT_MS: '150',
  }
  return app.request(`http://shop.test${path}`, {}, bindings)
}

const status =
  (code: number): Fault =>
  () =>
    Response.json({ errors: [{ status: code, title: 'Stack trace' }] }, { status: code })

const faults: [string, number, Fault][] = [
  ['answers 500', 500, status(500)],
  ['answers 501', 500, status(501)],
  ['answers junk', 500, () => new Response('{"data": [')],
  ['answers another shape', 500, () => Response.json({ data: 'all of it' })],
  ['redirects elsewhere', 500, () => Response.redirect('https://evil.example/', 302)],
  ['refuses with 418', 500, status(418)],
  ['forbids it', 403, status(403)],
  ['is behind a gateway that answers 502', 503, status(502)],
  ['is in maintenance (503)', 503, status(503)],
  ['is behind a gateway that answers 504', 503, status(504)],
  ['never answers', 503, () => new Promise(() => {})],
  ['cannot be reached', 503, () => Promise.reject(new TypeError('connection lost'))],
]
const headings: Record<number, string> = {
  403: 'nicht für Sie freigegeben',
  500: 'schiefgegangen',
  503: 'nicht erreichbar',
}

describe('§8 error pages: a CMS failure has the page of its status', () => {
  it.for(faults)('a CMS that %s: %i', async ([, expected, fault], { expect }) => {
    const response = await open('/seite/gibt-es-vielleicht', '/cms', fault)
    const html = await response.text()
    expect(response.status).toBe(expected)
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toContain(headings[expected])
    expect(html).not.toMatch(/Stack trace|UpstreamError|"errors"/)
    expect(logged).toHaveBeenCalled()
  })

  it.for([
    ['500', 500, 500],
    ['503', 503, 503],
  ] as const)('stays the same page while the circuit is open: %s', async ([, code, shown]) => {
    for (let view = 0; view < 8; view++) {
      const response = await open(`/seite/pause-${code}-${view}`, '/cms', status(code))
      expect(response.status).toBe(shown)
      await response.text()
    }
  })
})

describe('§8 error pages: failures of the shop itself', () => {
  afterEach(() => vi.doUnmock('./error.ts'))

  it('answers 500 for a screen without a loader, as for an unknown middleware', async () => {
    const { contact } = loaders
    try {
      // Forbidden by the types, possible in a broken deployment.
      delete (loaders as Partial<typeof loaders>).contact
      const response = await open('/impressum', '/none', status(500))
      expect(response.status).toBe(500)
      expect(await response.text()).toContain('<h1')
      const lines = logged.mock.calls.flat().map((line) => JSON.parse(String(line)))
      expect(lines).toContainEqual(
        expect.objectContaining({ event: 'page-failure', screen: 'contact', error: 'TypeError' }),
      )
    } finally {
      loaders.contact = contact
    }
  })

  it('shows a plain page with a link home for an error within the error page', async ({
    expect,
  }) => {
    vi.resetModules()
    vi.doMock('./error.ts', () => ({
      errorScreen: () => {
        throw new Error('The error page is broken, too')
      },
    }))
    const app = (await import('../app.ts')).createApp()
    const response = await open('/seite/kaputt', '/cms', status(500), app)
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(html).toContain('Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten')
    expect(html).toContain('<a href="/">')
    expect(html).not.toContain('is broken')
    expect(logged.mock.calls.join()).toContain('is broken, too')
  })
})
