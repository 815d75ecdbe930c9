import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { getMenu, getUrlRewrite } from '../../domain/contract/cms.ts'
import { setCoupon } from '../../domain/contract/store-cart.ts'
import { getCurrencies } from '../../domain/contract/store.ts'
import { requestUpstream, requestWithMeta } from './request-upstream.ts'
import { testContext, currencies, failureOf, network } from '../testing/fake-network.ts'

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe('§7 every call', () => {
  it('sends the context in headers, over the binding when no URL is set', async ({ expect }) => {
    let sent: Request | undefined
    const who = testContext((request) => {
      sent = request
      return Response.json(currencies)
    })
    await requestUpstream(who, getCurrencies, {})
    expect(sent?.url).toBe('https://backend.internal/store/api/v1/currencies')
    const headers = Object.fromEntries(sent?.headers ?? [])
    expect(headers).toMatchObject({
      'x-locale': 'de',
      'x-default-locale': 'de',
      'x-domain': 'de',
      'x-user-variant': 'b2b',
      'x-user-groups': 'gold,trade',
      'x-currency': 'EUR',
    })
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('x-cart-token')
  })

  it('sends the visitor’s tokens only when the call needs them', async ({ expect }) => {
    let sent: Request | undefined
    const who = testContext((request) => {
      sent = request
      return Response.json(currencies)
    })
    await requestUpstream(
      { ...who, visitor: { sessionToken: 's1', cartToken: 'c1' } },
      getCurrencies,
      {},
    )
    expect(sent?.headers.get('Authorization')).toBe('Bearer s1')
    expect(sent?.headers.get('X-Cart-Token')).toBe('c1')
  })

  it('goes below the configured URL, with encoded names', async ({ expect }) => {
    const { spy, upstreamContext: who } = network(() => Response.json({ match: null }))
    await requestUpstream(who, getUrlRewrite, { query: { lang: 'de', path: '/a b?c&d=//x' } })
    expect(String(spy.mock.calls[0]?.[0])).toMatch(
      /\/api\/url-rewrite\?lang=de&path=%2Fa\+b%3Fc%26d%3D%2F%2Fx$/,
    )
    await requestUpstream(who, getMenu, { params: { code: '../../admin' } }).catch(() => {})
    expect(String(spy.mock.calls[1]?.[0])).toMatch(/\/api\/menu-object\/\.\.%2F\.\.%2Fadmin$/)
  })

  it.for(['', '.', '..'])('refuses the name %j before sending', async (code, { expect }) => {
    const { spy, upstreamContext: who } = network(() => Response.json({}))
    await expect(requestUpstream(who, getMenu, { params: { code } })).rejects.toThrow(TypeError)
    expect(spy).not.toHaveBeenCalled()
  })

  it('reports when the newest part of the response was changed', async ({ expect }) => {
    const { upstreamContext: who } = network(() =>
      Response.json(currencies, { headers: { 'X-Updated-At': '2026-11-21T06:00:00Z' } }),
    )
    const { updatedAt } = await requestWithMeta(who, getCurrencies, {})
    expect(updatedAt).toBe(Date.UTC(2026, 10, 21, 6))
  })
})

describe('design §4: each call', () => {
  it('with an unsafe method is never retried', async ({ expect }) => {
    for (const response of [
      () => Promise.reject(new TypeError('refused')),
      async () => new Response(null, { status: 503 }),
    ]) {
      const { spy, upstreamContext: who } = network(response)
      spy.mockClear()
      await failureOf(requestUpstream(who, setCoupon, { body: { couponCode: 'X' } }))
      expect(spy).toHaveBeenCalledOnce()
    }
  })

  it('is aborted with the visitor’s request, which counts as no failure', async ({ expect }) => {
    const disconnected = new AbortController()
    const { upstreamContext: who } = network(() => new Promise(() => {}), {
      UPSTREAM_TIMEOUT_MS: '5000',
    })
    const requested = failureOf(
      requestUpstream({ ...who, signal: disconnected.signal }, getCurrencies, {}),
    )
    disconnected.abort()
    expect(await requested).toMatchObject({ kind: 'aborted', isOutage: false })
    expect(logged).not.toHaveBeenCalled()
  })

  it('is skipped while the circuit is open, with one trial call after 5 s', async ({ expect }) => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    try {
      let works = false
      const { spy, upstreamContext: who } = network(() =>
        works ? Response.json(currencies) : new Response(null, { status: 500 }),
      )
      for (let times = 0; times < 5; times++)
        await failureOf(requestUpstream(who, getCurrencies, {}))
      expect(await failureOf(requestUpstream(who, getCurrencies, {}))).toMatchObject({
        kind: 'circuit-open',
        isOutage: true,
      })
      expect(spy).toHaveBeenCalledTimes(5)

      vi.advanceTimersByTime(5001)
      await failureOf(requestUpstream(who, getCurrencies, {}))
      expect(
        await failureOf(requestUpstream(who, getCurrencies, {})),
        'the probe failed',
      ).toMatchObject({
        kind: 'circuit-open',
      })
      expect(spy).toHaveBeenCalledTimes(6)

      vi.advanceTimersByTime(5001)
      works = true
      const probing = { ...who, request: {} }
      const tried = await Promise.allSettled([
        requestUpstream(probing, getCurrencies, {}),
        requestUpstream({ ...who, request: {} }, getCurrencies, {}),
        requestUpstream(probing, getCurrencies, {}),
      ])
      expect(
        tried.map(({ status }) => status),
        'one request at a time, with all its calls',
      ).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      await expect(requestUpstream(who, getCurrencies, {})).resolves.toEqual(currencies)
    } finally {
      vi.useRealTimers()
    }
  })
})
