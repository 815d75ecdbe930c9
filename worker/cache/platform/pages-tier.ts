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

/** The tier of pages for the world; null where the platform has none (PLATFORM_CACHE). */
export function pagesTier(c: Context<AppEnv>, props: TierProps | null): PagesTier | null {
  if (!c.var.config.PLATFORM_CACHE) return null
  try {
    // What worker/index.ts exports; Hono leaves the type open.
    const exports = c.executionCtx.exports as
      | { Pages?: (options: { props: TierProps | null }) => PagesTier }
      | undefined
    return exports?.Pages?.({ props }) ?? null
  } catch {
    // A request without an execution context.
    return null
  }
}

/**
 * The request for a page: its address and the id of the trace, which the platform's key leaves out.
 * Nothing else of the visitor's request goes along, no cookie above all.
 */
export function tierRequest(c: Context<AppEnv>, url: string): Request {
  return new Request(new URL(url, c.var.context.origin), {
    headers: { traceparent: traceparentOf(c.req.raw) },
  })
}
