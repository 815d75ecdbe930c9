import assets from 'virtual:asset-manifest'
import type { Context } from 'hono'
import { routesOf } from '../domain/routes.ts'
import { pageStatus } from './cache/cache-status.ts'
import { findCachedPage, storePage } from './cache/pages/page-cache.ts'
import { pageKey } from './cache/pages/page-key.ts'
import type { AppEnv } from './env.ts'
import { failedPage } from './loaders/failed-page.ts'
import { loadLayoutData } from './loaders/layout-data.ts'
import { headersOf, respond } from './render/respond.ts'
import { publicReads } from './upstream/reads/public-reads.ts'

/**
 * The 404 page, stored once per public context: wrong URLs are an unbounded key space, and none may
 * cost a render. It names no path and has its own reads, because those of the wrong URL would
 * expire with their not-found answer.
 */
export async function respondNotFound(c: Context<AppEnv>): Promise<Response> {
  const startedAt = Date.now()
  const key = pageKey(c.var.context, '404', assets.version)
  const stored = await findCachedPage(c, key)
  // A request that finds it stale revalidates it.
  if (stored && !stored.refresh) return stored.response
  const reads = publicReads(c)
  const { dependencies } = reads
  const [page, layoutData] = await Promise.all([
    failedPage(c, reads, 404, routesOf(c.var.context.locale).home()),
    loadLayoutData(c, reads),
  ])
  c.var.cacheStatus.push(pageStatus('miss', dependencies.isComplete))
  const response = { page, deferred: {}, layoutData, nonce: null, dependencies }
  return respond(c, response, (html) =>
    storePage(c, key, {
      status: 404,
      headers: headersOf(c, null, page.screen),
      html,
      profile: 'not-found',
      startedAt,
      dependencies,
    }),
  )
}
