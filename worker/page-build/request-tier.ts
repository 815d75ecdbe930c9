import type { Context } from 'hono'
import { errorFields } from '../../domain/error-fields.ts'
import { storeTierPage, removeCachedPage } from '../cache/pages/page-cache.ts'
import { type PagesTier, pagesTier, tierRequest } from '../cache/platform/pages-tier.ts'
import { withoutPlatformHeader, entryOfResponse } from '../cache/platform/tier-response.ts'
import type { AppEnv } from '../env.ts'
import { log } from '../request/log.ts'
import { tierProps } from './tier-props.ts'

/** The tier of this visitor's pages; null without a platform cache. */
export function tierOf(c: Context<AppEnv>): PagesTier | null {
  return pagesTier(c, tierProps(c))
}

/**
 * Requests a page through the platform's tier, which renders it on a miss. Null if the tier's copy
 * must not be served or the tier fails: then the page is rendered here.
 */
export async function requestTier(
  c: Context<AppEnv>,
  tier: PagesTier,
  { key, url }: { key: string; url: string },
): Promise<Response | null> {
  try {
    const response = await tier.fetch(tierRequest(c, url))
    const entry = await entryOfResponse(response)
    if (!entry) {
      if (response.status === 404 || response.status < 400) removeCachedPage(c, key)
      return withoutPlatformHeader(response)
    }
    const hit = storeTierPage(c, key, entry)
    if (!hit) return null
    describe(hit.response, response.headers.get('Cf-Cache-Status'))
    return hit.response
  } catch (error) {
    log('warn', 'page-tier-failure', errorFields(error))
    return null
  }
}

const hits = new Set(['HIT', 'STALE', 'UPDATING', 'REVALIDATED'])

/** Reports the tier's cache status: the platform's own header, if it has a cache. */
function describe({ headers }: Response, did: string | null): void {
  const isHit = did !== null && hits.has(did)
  const missed = did === null ? 'fwd=bypass' : 'fwd=miss; stored'
  const tier = isHit ? `hit; detail=${did}` : missed
  headers.set('Cache-Status', `Storefront-Page; fwd=miss; stored, Platform; ${tier}`)
  if (!isHit) headers.set('Server-Timing', 'page;desc="miss"')
}
