import assets from 'virtual:asset-manifest'
import { WorkerEntrypoint } from 'cloudflare:workers'
import { Hono } from 'hono'
import * as z from 'zod'
import { PublicContext } from '../domain/context.ts'
import {
  type CacheOutcome,
  optionsOf,
  type PagesTier,
  type TierProps,
} from './cache/platform/pages-tier.ts'
import { markUncacheable } from './cache/platform/tier-response.ts'
import { pageKey } from './cache/pages/page-key.ts'
import { type AppEnv, type Env, readConfig } from './env.ts'
import { respondToFailure } from './failure.ts'
import { addressOf, urlOf } from './loaders/resolve.ts'
import { serveTierRequest } from './page-build/serve-tier-request.ts'
import { domainOf } from './request/domain.ts'
import { logWithRequest } from './request/log.ts'

const Props: z.ZodType<TierProps> = z.object({ context: PublicContext, assetVersion: z.string() })

/**
 * Public pages behind the platform's cache. It knows only the URL and the gateway's props, both
 * part of the cache key. There is no visitor here.
 */
export class Pages extends WorkerEntrypoint<Env, unknown> implements PagesTier {
  override async fetch(request: Request): Promise<Response> {
    return pagesApp.fetch(request, this.env, this.ctx)
  }

  /** See PagesTier; the platform's invalidation reaches responses of this entrypoint only. */
  async invalidate(tags: readonly string[]): Promise<CacheOutcome> {
    return outcomeOf(this.ctx.cache?.invalidate(optionsOf(tags)))
  }

  async withdraw(tags: readonly string[]): Promise<CacheOutcome> {
    return outcomeOf(this.ctx.cache?.purge({ tags: [...tags] }))
  }
}

/** The same without the platform's base class. */
export const pagesApp = new Hono<AppEnv>()
  .onError(respondToFailure)
  .use(logWithRequest())
  .use(async (c, next) => {
    await next()
    // Headers of a fetched response are immutable.
    const response = new Response(c.res.body, c.res)
    markUncacheable(response.headers)
    c.res = undefined
    c.res = response
  })
  .use(async (c, next) => {
    const { context } = Props.parse(c.executionCtx.props)
    const config = readConfig(c.env)
    c.set('config', config)
    c.set('domain', domainOf(config, context.origin))
    c.set('context', context)
    c.set('visitor', { sessionToken: null, cartToken: null })
    c.set('timing', new Map())
    c.set('cacheStatus', [])
    await next()
  })
  .get('*', (c) => {
    const url = new URL(c.req.url)
    const address = addressOf(c, url.pathname, url.searchParams)
    return serveTierRequest(c, address, pageKey(c.var.context, urlOf(address), assets.version))
  })

/** Without a cache there is nothing to invalidate. */
async function outcomeOf(call: Promise<CachePurgeResult> | undefined): Promise<CacheOutcome> {
  return { success: (await call)?.success ?? true }
}
