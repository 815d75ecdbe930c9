import type { Context } from 'hono'
import type { PublicContext } from '../../../domain/context.ts'
import type { AppEnv } from '../../env.ts'
import { traceparentOf } from '../../request/trace.ts'

/** All that a page may depend on besides its address: part of the platform's key, which has no host. */
export interface TierProps {
  context: PublicContext
  assetVersion: string
}

/** What became of a call of the platform's cache. */
export interface CacheOutcome {
  success: boolean
}

/** The entrypoint `Pages` behind the platform's cache, as the gateway calls it. */
export interface PagesTier {
  fetch(request: Request): Promise<Response>
  /** Makes the pages with one of these tags stale; none: all pages. They stay for an outage. */
  invalidate(tags: readonly string[]): Promise<CacheOutcome>
  /** Drops the pages with one of these tags, which no outage may bring back. */
  withdraw(tags: readonly string[]): Promise<CacheOutcome>
}

/** Props of a call that asks for no page; `null` would be refused. */
interface NoProps {
  context?: undefined
}
type Entrypoints = { Pages?: (options: { props: TierProps | NoProps }) => PagesTier } | undefined

/** The tier of pages for the world; null where the platform has none (PLATFORM_CACHE). */
export function pagesTier(c: Context<AppEnv>, props: TierProps | NoProps): PagesTier | null {
  if (!c.var.config.PLATFORM_CACHE) return null
  return entrypointsOf(c)?.Pages?.({ props }) ?? null
}

/** What worker/index.ts exports; undefined for a request without an execution context. */
function entrypointsOf(c: Context<AppEnv>): Entrypoints {
  try {
    // Hono leaves the type open.
    return c.executionCtx.exports as Entrypoints
  } catch {
    return undefined
  }
}

/**
 * The request for a page: its address and the id of the trace, which the platform's key leaves out.
 * Nothing else of the visitor's request goes along, no cookie above all.
 */
export function tierRequest(c: Context<AppEnv>, url: string): Request {
  return new Request(new URL(url, c.var.context.origin), {
    headers: { traceparent: traceparentOf(c.req.raw) },
    // Else the call would follow a redirect itself, and the visitor stay at the old address.
    redirect: 'manual',
  })
}

/** No tags: everything. */
export function optionsOf(tags: readonly string[]): CachePurgeOptions {
  return tags.length === 0 ? { purgeEverything: true } : { tags: [...tags] }
}
