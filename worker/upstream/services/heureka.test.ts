import { afterEach, beforeEach, describe, it, type MockInstance, vi } from 'vitest'
import { order } from '../../testing/sample-shop.ts'
import { inContext, testEnv } from '../../testing/fake-backend.ts'
import { reportOrderToHeureka } from './heureka.ts'

const keys = { HEUREKA_CERTIFICATION_KEYS: 'cz=czech-key-01,sk=slovak-key-01' }
const allowed = {
  ...order,
  attributes: { cartId: 'c1', heurekaAllowed: true, zboziAllowed: false, creditsSpent: 0 },
}
let result: (request: Request) => Response | Promise<Response>
let requested: Request[]
let warned: MockInstance

beforeEach(() => {
  requested = []
  result = () => Response.json({ code: 200, message: 'ok' })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(String(url), { ...init, signal: null })
    requested.push(request)
    return result(request)
  })
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  const { CACHE } = testEnv(() => new Response())
  await CACHE.delete(`heureka/${order.id}`)
})

/** Places an order at a host of the shop; returns the response without waiting for waitUntil. */
function place(placed: typeof order, host = 'cs.shop.test', variables: object = keys) {
  const bindings = testEnv(() => new Response(null, { status: 404 }), { ...variables })
  return inContext(
    bindings,
    (c) => {
      reportOrderToHeureka(c, placed)
      return c.text('placed')
    },
    `https://${host}/`,
  )
}

describe('§7 certification of an order at a price comparison service', () => {
  it('sends key, e-mail, order and products of an order with consent', async ({ expect }) => {
    await place(allowed)
    expect(requested.map(({ url }) => url)).toEqual([
      'https://api.heureka.cz/shop-certification/v2/order/log',
    ])
    expect(await requested[0]?.json()).toEqual({
      apiKey: 'czech-key-01',
      email: 'anna@example.com',
      orderId: 2026000123,
      productItemIds: ['v1'],
    })
  })

  it('goes to the country’s site', async ({ expect }) => {
    await place(allowed, 'sk.shop.test')
    expect(requested[0]?.url).toContain('https://api.heureka.sk/')
  })

  it('sends nothing without consent, a key, or a site for the country', async ({ expect }) => {
    await place(order)
    await place({ ...allowed, attributes: { ...allowed.attributes, heurekaAllowed: false } })
    await place(allowed, 'cs.shop.test', {})
    await place(allowed, 'shop.test')
    expect(requested).toEqual([])
  })

  it('is sent once, however often the order is submitted', async ({ expect }) => {
    await place(allowed)
    await place(allowed)
    expect(requested).toHaveLength(1)
  })

  it.for([
    ['answers 500', () => new Response(null, { status: 500 })],
    ['throws', () => Promise.reject(new TypeError('network'))],
  ] as const)('does not break the order when the service %s', async ([, fails], { expect }) => {
    result = fails
    const response = await place(allowed)
    expect(await response.text()).toBe('placed')
    expect(warned).toHaveBeenCalledOnce()
  })

  it('does not delay the order when the service hangs', async ({ expect }) => {
    let release = () => {}
    result = () => new Promise((resolve) => (release = () => resolve(new Response())))
    const events: string[] = []
    const bindings = testEnv(() => new Response(null, { status: 404 }), keys)
    const done = inContext(
      bindings,
      (c) => {
        reportOrderToHeureka(c, allowed)
        events.push('placed')
        return c.text('placed')
      },
      'https://cs.shop.test/',
    )
    await vi.waitFor(() => expect(requested).toHaveLength(1))
    expect(events).toEqual(['placed'])
    const init = vi.mocked(fetch).mock.calls[0]?.[1]
    expect(init?.signal).toBeInstanceOf(AbortSignal)
    release()
    await done
  })
})
