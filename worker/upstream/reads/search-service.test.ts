import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { inContext, testEnv } from '../../testing/fake-backend.ts'
import { publicReads } from './public-reads.ts'

let logged: ReturnType<typeof vi.spyOn>
/** A circuit is per upstream address, so every test has its own. */
let round = 0

beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await reset()
})

type Service = (request: Request) => Response | Promise<Response>

/** A signed-in visitor who searches; the service gives this response. */
async function search(service: Service, queries: string[], variables: Record<string, string> = {}) {
  const requested: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(String(url), init)
    requested.push(request.clone() as Request)
    return service(request)
  })
  const env = testEnv(() => new Response(null, { status: 500 }), {
    SEARCH_URL: `https://search-${++round}.test/v1/`,
    UPSTREAM_TIMEOUT_MS: '100',
    ...variables,
  })
  const found: (string[] | null)[] = []
  const request = new Request('http://shop.test/suche?q=x', {
    headers: { Cookie: 'session=geheim; cart=geheim' },
  })
  await inContext(
    env,
    async (c) => {
      for (const query of queries) found.push(await publicReads(c).foundIds(query))
      return c.body(null)
    },
    request,
  )
  return { found, requested }
}

const ids = (...list: unknown[]) => Response.json({ ids: list })
const logLine = () => JSON.parse(String(logged.mock.calls[0]?.[0])) as Record<string, unknown>

describe('§7 search service', () => {
  it('is posted the query, and returns ids in its order, each once', async ({ expect }) => {
    const { found, requested } = await search(() => ids('b', 'a', 'b'), ['rohr 125'])
    expect(found).toEqual([['b', 'a']])
    const [request] = requested
    expect(request?.method).toBe('POST')
    expect(request?.url).toMatch(/^https:\/\/search-\d+\.test\/v1\/search$/)
    expect(await request?.json()).toEqual({ query: 'rohr 125', limit: 200 })
    expect(request?.headers.get('X-Locale')).toBe('de')
  })

  it('receives nothing about the visitor', async ({ expect }) => {
    const { requested } = await search(() => ids('a'), ['rohr 125'])
    const sent = JSON.stringify([...(requested[0]?.headers ?? [])])
    expect(sent).not.toContain('geheim')
    expect(sent).not.toMatch(/authorization|cart-token|client-address/i)
  })

  it('is called once for the filters and pages of one search', async ({ expect }) => {
    const { found, requested } = await search(() => ids('a'), ['rohr', 'rohr', 'bogen'])
    expect(found).toEqual([['a'], ['a'], ['a']])
    expect(requested).toHaveLength(2)
  })

  it('is absent unless configured', async ({ expect }) => {
    const { found, requested } = await search(() => ids('a'), ['rohr'], { SEARCH_URL: '' })
    expect(found).toEqual([null])
    expect(requested).toEqual([])
  })

  it('times out', async ({ expect }) => {
    const { found } = await search(() => new Promise(() => {}), ['rohr'])
    expect(found).toEqual([null])
    expect(logLine()).toMatchObject({ upstream: 'search', kind: 'timeout' })
  })

  it.for([
    ['5000', 2000],
    ['2000', 2000],
    ['100', 100],
  ] as const)('§9 with UPSTREAM_TIMEOUT_MS %s it has %d ms', async ([limit, ms], { expect }) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await search(() => ids('a'), ['rohr'], { UPSTREAM_TIMEOUT_MS: limit })
    expect(timeout.mock.calls).toEqual([[ms]])
  })

  it.for([
    ['an error', () => new Response('oops', { status: 500 })],
    ['a refusal', () => new Response('no', { status: 403 })],
    ['no JSON', () => new Response('<html>')],
    ['a response of another shape', () => Response.json({ hits: [1] })],
    ['ids that are none', () => ids(1, null, '')],
    ['ids without end', () => ids('x'.repeat(101))],
    ['a redirect', () => Response.redirect('https://elsewhere.test/')],
    [
      'a broken connection',
      () => {
        throw new TypeError('connection lost')
      },
    ],
  ] as [string, Service][])(
    '§9 falls back to the CMS after %s',
    async ([, service], { expect }) => {
      const { found } = await search(service, ['geheimes rohr'])
      expect(found).toEqual([null])
      expect(JSON.stringify(logged.mock.calls)).not.toContain('geheim')
    },
  )

  it('without a result falls back too, which is no failure', async ({ expect }) => {
    const { found } = await search(() => ids(), ['rohr'])
    expect(found).toEqual([null])
    expect(logged).not.toHaveBeenCalled()
  })

  it('is not called while its circuit is open', async ({ expect }) => {
    const queries = Array.from({ length: 9 }, (_, index) => `rohr ${index}`)
    const { found, requested } = await search(() => new Response(null, { status: 500 }), queries)
    expect(found.every((each) => each === null)).toBe(true)
    expect(requested.length).toBe(5)
  })
})
