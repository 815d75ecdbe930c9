import type { Context } from 'hono'
import { isolateOf } from '../cache/isolate.ts'
import { findFreshPage, isOutdated, storePage } from '../cache/pages/page-cache.ts'
import { storedLifetimeOf } from '../cache/pages/page-store.ts'
import { tierRequest } from '../cache/platform/pages-tier.ts'
import { pathTag, tierResponse, tierUnchanged } from '../cache/platform/tier-response.ts'
import type { AppEnv } from '../env.ts'
import { type Address, urlOf } from '../loaders/resolve.ts'
import { completeDocument, respond } from '../render/respond.ts'
import { tierOf } from './request-tier.ts'
import { type CacheablePage, validatorOf } from './cacheable-page.ts'
import { makePage } from './make-page.ts'

/** Responds to the platform's tier: with a cacheable page, or one for this visitor only. */
export async function serveTierRequest(
  c: Context<AppEnv>,
  address: Address,
  key: string,
): Promise<Response> {
  await isolateOf(c.env).tags.poll()?.refresh
  const known = findFreshPage(c, key)
  const response = known?.validator && tierResponse(known, named(c, address, known.validator))
  if (response) return isKnown(c, known.validator) ? unchanged(response) : response
  return makePage(c, {
    address,
    key,
    mayStore: true,
    tier: {
      response: (page) => respondCacheable(c, address, page),
      // A second request finds it in memory and caches it.
      stored: async () => tierOf(c)?.fetch(tierRequest(c, urlOf(address))),
    },
  })
}

/** Renders nothing if the platform already has the same page. */
async function respondCacheable(
  c: Context<AppEnv>,
  address: Address,
  page: CacheablePage,
): Promise<Response> {
  const { shown, key, ...making } = page
  const validator = await validatorOf(page)
  const life = storedLifetimeOf({ ...making, status: shown.page.status })
  if (isKnown(c, validator) && life && !isOutdated(c, life)) {
    const response = tierUnchanged(life, named(c, address, validator))
    if (response) return response
  }
  const document = await completeDocument(c, shown)
  const entry = await storePage(c, key, { ...document, ...making, validator })
  const response = entry && tierResponse(entry, named(c, address, validator))
  if (response) return response
  const { dependencies } = making
  return respond(c, { ...shown, nonce: crypto.randomUUID(), dependencies })
}

function named(c: Context<AppEnv>, { pathname }: Address, validator: string) {
  return {
    pathTag: pathTag(c.var.context.domainCode, pathname),
    validator,
    now: Date.now(),
  }
}

function isKnown(c: Context<AppEnv>, validator: string | undefined): boolean {
  const ifNoneMatch = c.req.header('If-None-Match')
  return ifNoneMatch !== undefined && ifNoneMatch.replace(/^W\//, '') === validator
}

function unchanged({ headers }: Response): Response {
  return new Response(null, { status: 304, headers })
}
