import { afterEach, describe, it, vi } from 'vitest'
import { getCatalogState } from '../../domain/contract/cms.ts'
import { getCurrencies, getGlobals } from '../../domain/contract/store.ts'
import { cmsExamples } from '../../domain/contract/testing/examples/cms.ts'
import { requestUpstream } from './request-upstream.ts'
import { currencies, failureOf, network } from '../testing/fake-network.ts'
import { traceIdOf } from '../request/trace.ts'

afterEach(() => vi.restoreAllMocks())

const linesOf = (spy: ReturnType<typeof vi.spyOn>) =>
  spy.mock.calls.map(([line]: unknown[]) => JSON.parse(String(line)) as Record<string, unknown>)

describe('design §4 trace: calls and log lines of one request belong together', () => {
  it('sends one trace id with all calls of a request, and a span id with each', async ({
    expect,
  }) => {
    const { spy, upstreamContext } = network(() => Response.json(currencies))
    const traceparents: string[] = []
    spy.mockImplementation(async (_, init) => {
      traceparents.push(new Headers(init?.headers).get('traceparent') ?? '')
      return Response.json(currencies)
    })
    const request = new Request('http://shop.test/')
    await requestUpstream({ ...upstreamContext, request }, getCurrencies, {})
    await requestUpstream({ ...upstreamContext, request }, getCurrencies, {})
    await requestUpstream(
      { ...upstreamContext, request: new Request('http://shop.test/') },
      getCurrencies,
      {},
    )
    const parts = traceparents.map((header) => /^00-([\da-f]{32})-([\da-f]{16})-01$/.exec(header))
    expect(parts.map((part) => part?.[1] === traceIdOf(request))).toEqual([true, true, false])
    expect(new Set(parts.map((part) => part?.[2])).size).toBe(3)
  })

  it('continues the caller’s trace, and starts a new one for a junk header', ({ expect }) => {
    const traceOf = (traceparent: string) =>
      traceIdOf(new Request('http://shop.test/', { headers: { traceparent } }))
    const id = '4bf92f3577b34da6a3ce929d0e0e4736'
    expect(traceOf(`00-${id}-00f067aa0ba902b7-01`)).toBe(id)
    for (const junk of [
      '',
      'x',
      `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
      `00-${id}-${'0'.repeat(16)}-01`,
      `00-${id}<script>-00f067aa0ba902b7-01`,
    ]) {
      expect(traceOf(junk)).toMatch(/^[\da-f]{32}$/)
      expect(traceOf(junk)).not.toBe(id)
    }
  })
})

describe('design §4 log: refusals are logged with their request', () => {
  it('logs call, status, codes and request of a refusal, and no title or token', async ({
    expect,
  }) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    const errors = [{ status: 422, field: 'email', title: 'kunde@shop.example', code: 'taken' }]
    const { upstreamContext } = network(() => Response.json({ errors }, { status: 422 }))
    const request = new Request('http://shop.test/')
    const visitor = { sessionToken: 'secret-session', cartToken: null }
    await failureOf(requestUpstream({ ...upstreamContext, request, visitor }, getCurrencies, {}))
    expect(linesOf(info)).toEqual([
      expect.objectContaining({
        event: 'upstream-refusal',
        call: 'GET /api/v1/currencies',
        status: 422,
        codes: ['taken email'],
        request: traceIdOf(request),
      }),
    ])
    expect(String(info.mock.calls)).not.toMatch(/kunde@|secret/)
  })

  it('logs the 404 of a customer’s own call, but not that of a mistyped URL', async ({
    expect,
  }) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    const { upstreamContext } = network(() => new Response(null, { status: 404 }))
    await failureOf(requestUpstream(upstreamContext, getCurrencies, {}))
    expect(info).not.toHaveBeenCalled()
    const visitor = { sessionToken: 'secret-session', cartToken: null }
    await failureOf(requestUpstream({ ...upstreamContext, visitor }, getCurrencies, {}))
    expect(info).toHaveBeenCalledOnce()
  })

  it('logs the operation of a public read and the type that the contract expects', async ({
    expect,
  }) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { upstreamContext } = network(() => Response.json({ data: { contact: 7 } }))
    await failureOf(requestUpstream(upstreamContext, getGlobals, {}))
    expect(linesOf(warn)).toEqual([
      expect.objectContaining({ path: 'data.contact', expected: 'object', params: {} }),
    ])
  })

  it('logs each omitted tile, and answers with the others', async ({ expect }) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const example = cmsExamples.find(({ call }) => call === getCatalogState)
    const state = structuredClone(example?.response) as {
      products: { variant: { unit: { code: unknown } } }[]
    }
    const [tile] = state.products
    state.products = [structuredClone(tile), structuredClone(tile)].flatMap((each) => each ?? [])
    if (state.products[0]) state.products[0].variant.unit.code = 7
    const { upstreamContext } = network(() => Response.json(state))
    const response = await requestUpstream(upstreamContext, getCatalogState, {
      query: { scope: '{}' },
    })
    expect(response.products).toHaveLength(1)
    expect(linesOf(warn)).toEqual([
      expect.objectContaining({
        event: 'upstream-entry-dropped',
        path: 'products.0.variant.unit.code',
        expected: 'string',
      }),
    ])
  })
})
