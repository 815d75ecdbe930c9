import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { api } from '../../../domain/api.ts'
import { createApp } from '../../app.ts'
import { recordSuccess } from '../../upstream/circuit.ts'
import { exampleBackend } from '../../testing/example-backend.ts'

const app = createApp()
/**
 * Every POST and GET path below /api that a browser form can reach; beacons are for scripts only.
 */
const pathsOf = (method: string) => [
  ...new Set(
    app.routes
      .filter(
        (route) =>
          route.method === method && route.path.startsWith('/api/') && route.path !== api.vitals,
      )
      .map(({ path }) => path.replace(/:\w+(\{[^}]*\})?/g, 'v-1')),
  ),
]

type Upstream = (url: string, init: RequestInit) => Promise<Response>
const refusing =
  (status: number): Upstream =>
  async (url, init) =>
    new URL(url).pathname.startsWith('/store/') && init.method !== 'GET'
      ? Response.json({ errors: [{ status, title: 'Das geht nicht.' }] }, { status })
      : exampleBackend(url, init)

const form = (text = 'id=v-1&amount=1&email=a%40b.cz&name=Anna&redirect=%2F') => ({
  body: text,
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
})
interface Condition {
  upstream: Upstream
  sent?: { body: string; headers: Record<string, string> }
  origin?: string
  vars?: object
}
const conditions: Record<string, Condition> = {
  'everything works': { upstream: exampleBackend },
  'nothing is filled in': { upstream: exampleBackend, sent: form('') },
  'the store fails': { upstream: async () => new Response(null, { status: 500 }) },
  'the store cannot be reached': { upstream: () => Promise.reject(new TypeError('refused')) },
  'the store answers junk': { upstream: async () => Response.json({ data: { junk: 1 } }) },
  ...Object.fromEntries(
    [401, 403, 404, 409, 422, 429].map((status) => [
      `the store refuses with ${status}`,
      { upstream: refusing(status) },
    ]),
  ),
  'another site has sent it': { upstream: exampleBackend, origin: 'https://evil.example' },
  'it is too large': { upstream: exampleBackend, sent: form(`id=${'x'.repeat(300_000)}`) },
  'it is no form': {
    upstream: exampleBackend,
    sent: { body: 'id=v-1', headers: { 'Content-Type': 'text/plain' } },
  },
  'the shop is closed': { upstream: exampleBackend, vars: { MAINTENANCE: '1' } },
}

beforeEach(() => {
  for (const upstream of ['store', 'cms']) recordSuccess(`https://backend.internal/${upstream}`)
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

function send(path: string, init: RequestInit, { upstream, origin, vars }: Condition) {
  const headers = new Headers(init.headers)
  headers.set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8')
  headers.set('Cookie', 'session=token-1; cart=guest-cart-token-0123456789')
  headers.set('Referer', 'https://shop.test/produkt/x')
  headers.set('Origin', origin ?? 'https://shop.test')
  return app.request(
    `https://shop.test${path}`,
    { ...init, headers },
    { ...env, ...vars, BACKEND: { fetch: upstream } },
    { waitUntil() {}, passThroughOnException() {}, props: {} },
  )
}

describe('design §6 a form without JavaScript', () => {
  it.for(Object.entries(conditions))(
    'ends on an HTML page, for every call, when %s, with the focus at what is wrong',
    { timeout: 60_000 },
    async ([, condition], { expect }) => {
      const ends: Record<string, unknown> = {}
      for (const path of pathsOf('POST')) {
        const response = await send(
          path,
          { method: 'POST', ...(condition.sent ?? form()) },
          condition,
        )
        const type = response.headers.get('Content-Type') ?? ''
        const page = await response.text()
        const isGood =
          response.status === 303
            ? response.headers.has('Location')
            : type.startsWith('text/html') && page.includes('<h1')
        if (!isGood) ends[path] = [response.status, type]
        // A page that shows a form again; one that says only what went wrong starts at its title.
        const main = /<main.*<\/main>/s.exec(page)?.[0] ?? ''
        const isRefused = page.includes('<title>Fehler: ') && main.includes('<form')
        if (isRefused && !main.includes('autofocus')) ends[path] = 'no focus'
      }
      expect(ends).toEqual({})
    },
  )

  it.for([form(''), form('email=kein@')])(
    'says in the title of each screen that shows its errors that it was refused',
    { timeout: 60_000 },
    async (sent, { expect }) => {
      const titles: string[] = []
      for (const path of pathsOf('POST')) {
        const response = await send(path, { method: 'POST', ...sent }, { upstream: exampleBackend })
        if (response.status !== 422) continue
        const page = await response.text()
        // An error page has a title of its own, and focus goes to the first wrong field.
        const isWrong = page.includes('aria-invalid="true"')
        if (isWrong && !page.includes('autofocus')) titles.push(`${path}: no focus`)
        const title = /<title>(.*?)<\/title>/.exec(page)?.[1] ?? ''
        if (isWrong) titles.push(title)
      }
      expect(titles.length).toBeGreaterThan(5)
      expect(titles.filter((title) => !title.startsWith('Fehler: '))).toEqual([])
    },
  )

  it('shows the store’s message with a link back', async ({ expect }) => {
    const response = await send(
      '/api/user/lists/v-1',
      { method: 'POST', ...form('intent=remove') },
      { upstream: refusing(409) },
    )
    const page = await response.text()
    expect(response.status).toBe(409)
    expect(page).toContain('Das geht nicht.')
    expect(page).toContain('href="/produkt/x"')
  })

  it('gets HTML too when a call is opened by GET and fails', async ({ expect }) => {
    const bad: Record<string, unknown> = {}
    for (const path of pathsOf('GET')) {
      const response = await send(
        path,
        {},
        { upstream: async () => new Response(null, { status: 500 }) },
      )
      const type = response.headers.get('Content-Type') ?? ''
      if (response.status >= 400 && !type.startsWith('text/html'))
        bad[path] = [response.status, type]
    }
    expect(bad).toEqual({})
  })
})
