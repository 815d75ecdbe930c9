import type { TierProps } from '../cache/platform/pages-tier.ts'
import { PlatformBudget } from './platform-budget.ts'

interface StoredResponse {
  status: number
  headers: Headers
  body: ArrayBuffer
  storedAt: number
  isInvalid: boolean
}

interface Call {
  request: Request
  props: TierProps
}

/**
 * For tests: the platform's cache before the entrypoint `Pages`, as documented. The key is path,
 * query, props and version, without the host; no `Cache-Control` means two hours; `private`,
 * `no-store` and `Set-Cookie` prevent caching; `invalidate` makes stale, `purge` deletes; tags
 * ignore case; calls have the limits of the free plan. Whether invalidated entries are served
 * during revalidation is not documented: both can be tested.
 */
export class PlatformCache {
  readonly #entries = new Map<string, StoredResponse>()
  readonly budget = new PlatformBudget()
  /** Requests of the gateway. */
  readonly requests: Call[] = []
  /** Status of each response of the entrypoint. */
  readonly statuses: number[] = []
  readonly #servesInvalidated: boolean
  version = '1'

  constructor({ servesInvalidated = false } = {}) {
    this.#servesInvalidated = servesInvalidated
  }

  get size(): number {
    return this.#entries.size
  }

  /** `ctx.cache` of the entrypoint. */
  readonly context: CacheContext = {
    invalidate: async (options) => this.#apply(options, (kept) => (kept.isInvalid = true)),
    purge: async (options) => this.#apply(options, (_, key) => this.#entries.delete(key)),
  }

  /** A request for the entrypoint, handled by `run`, with its props. */
  async respond(
    request: Request,
    props: TierProps,
    call: (request: Request) => Promise<Response>,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    this.requests.push({ request, props })
    const run = async (own: Request) => {
      const response = await call(own)
      this.statuses.push(response.status)
      return response
    }
    const { pathname, search } = new URL(request.url)
    const key = JSON.stringify([this.version, pathname + search, props])
    const stored = this.#entries.get(key)
    if (!stored) return this.#take(key, await run(request), 'MISS')
    const age = (Date.now() - stored.storedAt) / 1000
    const [fresh, stale] = [
      directive(stored, 'max-age'),
      directive(stored, 'stale-while-revalidate'),
    ]
    if (!stored.isInvalid && age < fresh) return responseOf(stored, 'HIT')
    const conditional = new Request(request)
    conditional.headers.set('If-None-Match', stored.headers.get('ETag') ?? '')
    if (age < fresh + stale && (!stored.isInvalid || this.#servesInvalidated)) {
      waitUntil(run(conditional).then((result) => this.#renew(key, stored, result)))
      return responseOf(stored, 'UPDATING')
    }
    return this.#renew(key, stored, await run(conditional))
  }

  async #renew(key: string, kept: StoredResponse, result: Response): Promise<Response> {
    if (result.status === 304) {
      for (const [name, value] of result.headers) kept.headers.set(name, value)
      Object.assign(kept, { storedAt: Date.now(), isInvalid: false })
      return responseOf(kept, 'REVALIDATED')
    }
    const age = (Date.now() - kept.storedAt) / 1000
    const mayServe = age < directive(kept, 'max-age') + directive(kept, 'stale-if-error')
    if (result.status >= 500 && mayServe) return responseOf(kept, 'STALE')
    return this.#take(key, result, 'EXPIRED')
  }

  async #take(key: string, result: Response, did: string): Promise<Response> {
    const control = controlOf(result.headers)
    const isOpen = !/\b(?:private|no-store)\b/.test(control) && !result.headers.has('Set-Cookie')
    if (!isOpen || result.status >= 500) return cacheStatus(result.body, result, 'BYPASS')
    const { status, headers } = result
    const body = await result.arrayBuffer()
    const stored = { status, headers, body, storedAt: Date.now(), isInvalid: false }
    this.#entries.set(key, stored)
    return responseOf(stored, did)
  }

  #apply(
    options: CachePurgeOptions,
    change: (kept: StoredResponse, key: string) => void,
  ): CachePurgeResult {
    if (!this.budget.accepts(options))
      return { success: false, errors: [{ code: 1134, message: 'rate limited' }] }
    const named = new Set(options.tags?.map((tag) => tag.toLowerCase()))
    for (const [key, kept] of this.#entries) {
      const tags = (kept.headers.get('Cache-Tag') ?? '').toLowerCase().split(',')
      if (options.purgeEverything || tags.some((tag) => named.has(tag))) change(kept, key)
    }
    return { success: true, errors: [] }
  }
}

function directive({ headers }: StoredResponse, name: string): number {
  return Number(new RegExp(`\\b${name}=(\\d+)`).exec(controlOf(headers))?.[1] ?? 0)
}

/** The platform's own header first; without any, two hours. */
function controlOf(headers: Headers): string {
  const own = headers.get('Cloudflare-CDN-Cache-Control')
  return own ?? headers.get('Cache-Control') ?? 'max-age=7200'
}

function responseOf(kept: StoredResponse, did: string): Response {
  return cacheStatus(kept.body.slice(0), kept, did)
}

/** The platform strips its tags. */
function cacheStatus(
  body: BodyInit | null,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  did: string,
): Response {
  const own = new Headers(headers)
  own.delete('Cache-Tag')
  own.delete('Cloudflare-CDN-Cache-Control')
  own.set('Cf-Cache-Status', did)
  return new Response(body, { status, headers: own })
}
