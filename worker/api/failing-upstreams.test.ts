import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import { exampleBackend } from '../testing/example-backend.ts'
import { testEnv } from '../testing/fake-backend.ts'
import { recordSuccess } from '../upstream/circuit.ts'

const html = (status: number) =>
  new Response('<!doctype html><title>Error</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  })
/** One of each kind of failure (worker/upstream/upstream-error.ts); what leads to which is tested there. */
const faults: Readonly<Record<string, () => Response | Promise<Response>>> = {
  'cannot be reached': () => Promise.reject(new TypeError('refused')),
  'answers something else': () => Response.json(null),
  redirects: () => new Response(null, { status: 302, headers: { Location: 'https://a.test/' } }),
  'refuses with a page': () => html(403),
  'knows nothing': () => html(404),
  'is behind a failed gateway': () => html(502),
}

type Upstream = 'cms' | 'store'
interface Address {
  method: string
  path: string
}

/** Every call of the browser, as the app has it. */
const addresses: Address[] = [
  ...new Map(
    createApp()
      .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => ({ method, path: path.replace(/:[^/]+/g, 'x') }))
      .filter(({ path }) => !path.endsWith('*'))
      .map((address) => [`${address.method} ${address.path}`, address] as const),
  ).values(),
]

/** What most forms and calls need. */
const fields = {
  email: 'anna@shop.test',
  password: 'lueften-2026',
  passwordAgain: 'lueften-2026',
  firstName: 'Anna',
  lastName: 'Berger',
  name: 'Anna',
  phone: '+49 30 1234567',
  message: 'Guten Tag, ich habe eine Frage.',
  text: 'Ein guter Lüfter.',
  rating: '5',
  author: 'Anna',
  token: 'abcdefghijklmnopqrstuvwxyz0123456789',
  variantId: 'v1',
  amount: '1',
  code: 'WILLKOMMEN10',
  title: 'Liste',
  order: '2026000123',
  lines: 'RV-0 2',
  q: 'rohr',
  ids: 'a,b',
  of: 'x:v1',
  consent: '1',
}

let events: Record<string, unknown>[] = []
beforeEach(() => {
  events = []
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) => {
      if (typeof line === 'string' && line.startsWith('{')) events.push(JSON.parse(line))
      else events.push({ event: 'unstructured', line: String(line) })
    })
  }
})
afterEach(() => vi.restoreAllMocks())

let opened = 0

/** An isolate with upstreams of its own, of which some can fail. */
function open() {
  const host = `https://n${opened++}.test`
  const state: { broken: Upstream | null; fault: () => Response | Promise<Response> } = {
    broken: null,
    fault: () => html(500),
  }
  const asked = new Set<string>()
  const cache = { get: async () => null, put: async () => {}, list: async () => ({ keys: [] }) }
  const bindings = {
    ...testEnv(() => html(404), {
      CMS_URL: `${host}/cms`,
      STORE_URL: `${host}/store`,
      UPSTREAM_TIMEOUT_MS: '30000',
      VERTICAL: 'ventilation',
    }),
    CACHE: cache,
  }
  hosts.set(host, async (url, init) => {
    const upstream = new URL(url).pathname.startsWith('/cms/') ? 'cms' : 'store'
    asked.add(upstream)
    return state.broken === upstream ? state.fault() : exampleBackend(url, init)
  })
  async function visit({ method, path }: Address) {
    const waiting: Promise<unknown>[] = []
    const query = new URLSearchParams(fields)
    const request = new Request(`http://shop.test${path}${method === 'GET' ? `?${query}` : ''}`, {
      method,
      redirect: 'manual',
      headers: {
        Origin: 'http://shop.test',
        Cookie: `cart=abcdefghijklmnopqrstuvwxyz; session=${fields.token}; checkout=dhl~~card`,
        ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(fields) }),
    })
    const response = await createApp().fetch(request, bindings as never, {
      waitUntil: (work: Promise<unknown>) => void waiting.push(work),
      passThroughOnException() {},
      props: {},
    })
    const text = await response.text()
    await Promise.allSettled(waiting)
    return { response, text }
  }
  function heal() {
    state.broken = null
    for (const upstream of ['cms', 'store']) recordSuccess(`${host}/${upstream}`)
  }
  return { state, asked, visit, heal }
}

const hosts = new Map<string, (url: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const url = String(input)
    const host = hosts.get(new URL(url).origin)
    return host ? host(url, init as RequestInit) : Promise.reject(new TypeError(`unknown ${url}`))
  })
})

/** Statuses without a fault, and which upstreams are asked. */
const usual = new Map<string, { status: number; asked: Set<string> }>()
async function usualOf(address: Address) {
  const key = `${address.method} ${address.path}`
  const known = usual.get(key)
  if (known) return known
  const { visit, asked } = open()
  const { response } = await visit(address)
  const found = { status: response.status, asked }
  usual.set(key, found)
  return found
}

/** What is wrong with the response of an address while an upstream fails, and after it. */
async function problemsOf(
  address: Address,
  upstream: Upstream,
  fault: () => Response | Promise<Response>,
): Promise<string[]> {
  const { status: before, asked } = await usualOf(address)
  if (!asked.has(upstream)) return []
  const shop = open()
  shop.state.broken = upstream
  shop.state.fault = fault
  const { response, text } = await shop.visit(address)
  const { status, headers } = response
  const problems: string[] = []
  const found = () =>
    problems.map((problem) => `${address.method} ${address.path} ${status}: ${problem}`)
  const type = headers.get('Content-Type') ?? ''
  if (status >= 500) {
    if (headers.get('Cache-Control')?.includes('no-store') !== true) problems.push('may be cached')
    if (![500, 503].includes(status)) problems.push('an unusual status')
    const isPage = type.startsWith('text/html')
    if (isPage && !text.endsWith('</html>')) problems.push('is cut off')
    if (isPage && !/href="\/?"|href="http:\/\/shop.test\/"/.test(text))
      problems.push('leads nowhere')
    // Or that what was asked for is not known.
    if (type.startsWith('application/json') && !/"errors"|:null\}$/.test(text))
      problems.push('names no error')
    if (text === '') problems.push('is empty')
  }
  if (address.method !== 'GET') return found()
  shop.heal()
  const { response: after } = await shop.visit(address)
  // That there is nothing is a response, which is cached for seconds.
  if (after.status !== before && after.status !== 404)
    problems.push(`stays at ${after.status} instead of ${before}`)
  return found()
}

/** Failures that no code expects. */
const unexpected = () =>
  events.filter(({ event }) => event === 'request-failure' || event === 'unstructured')

describe('design §8: each call of the browser while an upstream', () => {
  for (const [name, fault] of Object.entries(faults)) {
    it.for(['cms', 'store'] as const)(
      `${name}: %s`,
      { timeout: 300_000 },
      async (upstream, { expect }) => {
        const found = await Promise.all(
          addresses.map((address) => problemsOf(address, upstream, fault)),
        )
        expect(found.flat()).toEqual([])
        expect(unexpected()).toEqual([])
      },
    )
  }
})
