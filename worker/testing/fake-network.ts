import { vi } from 'vitest'
import type { PublicContext } from '../../domain/context.ts'
import { readConfig } from '../env.ts'
import type { UpstreamContext } from '../upstream/upstream-context.ts'
import { testEnv } from './fake-backend.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'

const context: PublicContext = {
  origin: 'http://shop.test',
  domainCode: 'de',
  locale: 'de',
  country: 'DEU',
  currency: 'EUR',
  translationVariant: '',
  netPrices: false,
  bothPrices: true,
  priceGroup: { variant: 'b2b', groups: ['gold', 'trade'] },
}

/** A circuit is per upstream address, so every test has its own. */
let round = 0

/** For tests: a client that calls a backend over the binding. */
export function testContext(
  backend: Parameters<typeof testEnv>[0],
  variables: Record<string, string> = {},
): UpstreamContext {
  const env = testEnv(backend, { UPSTREAM_TIMEOUT_MS: '100', ...variables })
  return { env, config: readConfig(env), context }
}

/** For tests: a client that calls a network address with given answers. */
export function network(
  response: (request: Request) => Response | Promise<Response>,
  variables: Record<string, string> = {},
) {
  const address = `https://upstream-${++round}.test`
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(String(url), init)
    return response(request)
  })
  return {
    spy,
    upstreamContext: testContext(() => new Response(null, { status: 500 }), {
      CMS_URL: `${address}/api`,
      STORE_URL: `${address}/shop/`,
      ...variables,
    }),
  }
}

/** For tests: the error of a call; throws if it succeeded. */
export async function failureOf(requested: Promise<unknown>): Promise<UpstreamError> {
  const error = await requested.then(
    () => new Error('did not fail'),
    (reason: unknown) => reason,
  )
  if (error instanceof UpstreamError) return error
  throw error
}

/** For tests: a response that fits the contract. */
export const currencies = {
  data: [
    {
      code: 'EUR',
      symbol: '€',
      symbolPlacement: 'right',
      decimalPlaces: 2,
      decimalPoint: ',',
      millesimalPoint: '.',
    },
  ],
}
