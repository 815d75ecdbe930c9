import type { Context } from 'hono'
import type { PublicContext } from '../../../domain/context.ts'
import type { AppEnv } from '../../env.ts'
import { traceparentOf } from '../../request/trace.ts'

/**
 * Everything besides the URL that a page may depend on: part of the platform's cache key, which has
 * no host.
 */
export interface TierProps {
  context: PublicContext
  assetVersion: string
}

/** Result of a call of the platform's cache. */
export interface CacheOutcome {
  success: boolean
}

/** The entrypoint `Pages` behind the platform's cache, as seen by the gateway. */
export interface PagesTier {
  fetch(request: Request): Promise<Response>
  /**
   * Invalidates pages with one of these tags; none: all pages. They stay available for an outage.
   */
  invalidate(tags: readonly string[]): Promise<CacheOutcome>
  /** Deletes pages with one of these tags, so that no outage can serve them. */
  withdraw(tags: readonly string[]): Promise<CacheOutcome>
}

/** Props of a call that requests no page; `null` would be refused. */
interface NoProps {
  context?: undefined
}
type Entrypoints = { Pages?: (options: { props: TierProps | NoProps }) => PagesTier } | undefined

/** The shared page tier; null without a platform cache (PLATFORM_CACHE). */
export function pagesTier(c: Context<AppEnv>, props: TierProps | NoProps): PagesTier | null {
  if (!c.var.config.PLATFORM_CACHE) return null
  return entrypointsOf(c)?.Pages?.({ props }) ?? null
}

/** Exports of worker/index.ts; undefined without an execution context. */
function entrypointsOf(c: Context<AppEnv>): Entrypoints {
  try {
    // Hono leaves the type open.
    return c.executionCtx.exports as Entrypoints
  } catch {
    return undefined
  }
}

/**
 * The request for a page: its URL and the trace id, which is not part of the platform's key.
 * Cookies and other headers of the visitor are not forwarded.
 */
export function tierRequest(c: Context<AppEnv>, url: string): Request {
  return new Request(new URL(url, c.var.context.origin), {
    headers: { traceparent: traceparentOf(c.req.raw) },
    // Otherwise the call would follow a redirect itself and the visitor's URL would not change.
    redirect: 'manual',
  })
}

/** No tags: everything. */
export function optionsOf(tags: readonly string[]): CachePurgeOptions {
  return tags.length === 0 ? { purgeEverything: true } : { tags: [...tags] }
}
