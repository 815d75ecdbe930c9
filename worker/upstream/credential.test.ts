import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { findProductIds } from '../../domain/contract/services.ts'
import { getCurrencies } from '../../domain/contract/store.ts'
import { getMenu } from '../../domain/contract/cms.ts'
import { requestUpstream } from './request-upstream.ts'
import { testContext, currencies, failureOf, network } from '../testing/fake-network.ts'

const secret = 'secret-of-storefront-and-store'
const credential = { BACKEND_TOKEN: secret }

const logged = vi.fn<(line: string) => void>()
beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(logged))
afterEach(() => {
  vi.restoreAllMocks()
  logged.mockClear()
})

describe('design §4 callers authenticate by a shared credential', () => {
  it('at CMS and store, by binding and by URL, and at no other service', async ({ expect }) => {
    const tokens: [string, string | null][] = []
    const note = (request: Request) => {
      tokens.push([new URL(request.url).pathname, request.headers.get('X-Storefront-Token')])
      return Response.json(currencies)
    }
    await requestUpstream(testContext(note, credential), getCurrencies, {})
    await requestUpstream(network(note, credential).upstreamContext, getCurrencies, {})
    await failureOf(
      requestUpstream(network(note, credential).upstreamContext, getMenu, {
        params: { code: 'main' },
      }),
    )
    const search = { ...credential, SEARCH_URL: 'https://search-credential.test' }
    const body = { query: 'rohr', limit: 1 }
    await failureOf(
      requestUpstream(network(note, search).upstreamContext, findProductIds, { body }),
    )
    await requestUpstream(testContext(note, { BACKEND_TOKEN: '' }), getCurrencies, {})
    expect(tokens).toEqual([
      ['/store/api/v1/currencies', secret],
      ['/shop/api/v1/currencies', secret],
      ['/api/menu-object/main', secret],
      ['/search', null],
      ['/store/api/v1/currencies', null],
    ])
  })

  it('and an unknown one is logged as an outage, not as a refusal', async ({ expect }) => {
    const errors = [{ status: 403, title: 'nur für den Shop', code: 'unknown_caller' }]
    const { upstreamContext: who } = network(
      () => Response.json({ errors }, { status: 403 }),
      credential,
    )
    const failure = await failureOf(requestUpstream(who, getCurrencies, {}))
    expect(failure).toMatchObject({ kind: 'credential', isOutage: true, isRefusal: false })
    expect(logged.mock.calls.join()).toContain('"kind":"credential"')
    expect(logged.mock.calls.join()).not.toContain(secret)
  })
})
