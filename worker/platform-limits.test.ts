import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { screenRoutes } from '../domain/screens/screens.gen.ts'
import { exampleShop } from './testing/fake-shop.ts'

/**
 * Limits of one request (docs: workers/platform/limits): 32 Worker invocations, this Worker's and its
 * calls of service bindings; 50 subrequests on the free plan, which are all calls together.
 */
const limits = { invocations: 31, subrequests: 50 }

const paths = Object.values(screenRoutes).map(({ paths: { de } }) =>
  de.replace(/:slug\*?/, 'beispiel'),
)
const visitors = {
  guest: '',
  'customer with a cart': `cart=${'c'.repeat(32)}; session=${'s'.repeat(32)}`,
}

beforeEach(() => {
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await reset()
})

/** Calls of a page with a cold isolate and an empty KV, `waitUntil` included. */
async function callsOf(path: string, cookie: string) {
  await reset()
  let invocations = 0
  let stored = 0
  const { bindings, visit } = exampleShop({
    backend: async () => {
      invocations += 1
      return undefined
    },
  })
  const { CACHE } = bindings
  const counting = new Proxy(CACHE, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...values: unknown[]) => {
        stored += 1
        return method.apply(target, values)
      }
    },
  })
  Object.assign(bindings, { CACHE: counting })
  const { status } = await visit(path, cookie ? { headers: { Cookie: cookie } } : {})
  return { status, invocations, subrequests: invocations + stored }
}

describe('docs/scale.md: a page with nothing cached stays within the limits of one request', () => {
  it.each(Object.entries(visitors))('of a %s', async (_, cookie) => {
    const calls = []
    // oxlint-disable-next-line no-await-in-loop -- one visitor after the other
    for (const path of paths) calls.push({ path, ...(await callsOf(path, cookie)) })
    expect(calls.filter(({ status }) => status === 200).length).toBeGreaterThan(25)
    const beyond = calls.filter(
      ({ invocations, subrequests }) =>
        invocations > limits.invocations || subrequests > limits.subrequests,
    )
    expect(beyond).toEqual([])
  })
})
