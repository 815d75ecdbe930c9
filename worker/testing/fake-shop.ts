import { createApp } from '../app.ts'
import type { Env } from '../env.ts'
import { exampleBackend } from './example-backend.ts'
import { testEnv } from './fake-backend.ts'
import type { PagesTier } from '../cache/platform/pages-tier.ts'
import { exportsFor } from './fake-exports.ts'
import type { PlatformCache } from './platform-cache.ts'

interface FakeShopOptions {
  /** Platform cache that this isolate shares with others. */
  platform?: PlatformCache
  /** Backend answer in place of the contract's example; undefined: the example. */
  backend?: (
    request: Pick<Request, 'url' | 'method' | 'headers' | 'clone'>,
  ) => Response | Promise<Response | undefined> | undefined
  /** `Last-Modified` of the backend's answers. */
  updatedAt?: Date
  /** Other entrypoints than those behind the platform's cache. */
  tier?: { Pages: () => PagesTier }
  bindings?: Partial<Env>
}

/** For tests: the Worker in an isolate of its own, with a backend of the contract's examples. */
export function exampleShop({
  platform,
  backend,
  updatedAt,
  tier,
  bindings: own,
}: FakeShopOptions = {}) {
  const app = createApp()
  const waiting: Promise<unknown>[] = []
  const bindings: Env = {
    ...testEnv(async (request) => {
      // The contract's examples would redirect every unknown path.
      const isRouting = /\/cms\/(?:redirect|url-rewrite)\b/.test(request.url)
      const other = await backend?.(request)
      if (other) return other
      if (isRouting) return Response.json({ errors: [{ status: 404, title: '' }] }, { status: 404 })
      const body = await request.text()
      const init = { method: request.method, ...(body ? { body } : {}) }
      const response = await exampleBackend(request.url, init)
      if (updatedAt) response.headers.set('X-Updated-At', updatedAt.toISOString())
      return response
    }),
    ...(platform || tier ? { PLATFORM_CACHE: '1' } : {}),
    ...own,
  }
  const context = {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
    passThroughOnException() {},
    props: {},
  }
  /** The response while its body and waitUntil work are pending. */
  function open(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, 'http://shop.test')
    const exports = tier ?? (platform && exportsFor(platform, bindings, waiting))
    return Promise.resolve(
      app.request(String(url), init, bindings, { ...context, ...(exports && { exports }) }),
    )
  }
  /** The complete response, after waitUntil work is done. */
  async function visit(address: string, init: RequestInit = {}): Promise<Response> {
    const response = await open(address, init)
    const body = await response.arrayBuffer()
    await settled()
    const isEmpty = response.status === 204 || response.status === 304
    return new Response(isEmpty ? null : body, response)
  }
  async function settled(): Promise<void> {
    // waitUntil work may add more.
    // oxlint-disable-next-line no-await-in-loop
    for (let done = 0; done < waiting.length; done = waiting.length) await Promise.all(waiting)
  }
  return { bindings, visit, open, settled }
}
