import assets from 'virtual:asset-manifest'
import type { Context } from 'hono'
import { screenRoutes } from '../domain/screens/screens.gen.ts'
import { type ScreenName, requestedVariant } from '../domain/routes.ts'
import type { Page } from '../client/page.ts'
import type { DeferredParts } from '../client/layout-data.ts'
import { withCookies } from './request/cookies/with-cookies.ts'
import { afterResponse } from './request/after-response.ts'
import { pageStatus } from './cache/cache-status.ts'
import { findCachedPage } from './cache/pages/page-cache.ts'
import { textOf } from './texts.ts'
import { isolateOf } from './cache/isolate.ts'
import { pageKey } from './cache/pages/page-key.ts'
import type { AppEnv } from './env.ts'
import { respond, type RenderedParts } from './render/respond.ts'
import { requestTier, tierOf } from './page-build/request-tier.ts'
import { makePage, refreshPage } from './page-build/make-page.ts'
import { type Address, addressOf, urlOf } from './loaders/resolve.ts'
import { loadLayoutData } from './loaders/layout-data.ts'
import { publicReads } from './upstream/reads/public-reads.ts'

/**
 * Responds to a page request: from memory, else through the platform's tier, else by loader and
 * render.
 */
export async function servePage(c: Context<AppEnv>): Promise<Response> {
  const url = new URL(c.req.url)
  const address = addressOf(c, url.pathname, url.searchParams)
  const { MAINTENANCE, PAGE_CACHE } = c.var.config
  const requested = requestedVariant(url.searchParams)
  if (
    MAINTENANCE ||
    !PAGE_CACHE ||
    requested !== null ||
    screenRoutes[address.screen].access === 'private'
  ) {
    c.var.cacheStatus.push(pageStatus('bypass'))
    // A loader may renew the guest's cart cookie or drop an unavailable gift.
    return withCookies(c, await makePage(c, { address, key: null, mayStore: false, requested }))
  }
  const key = pageKey(c.var.context, urlOf(address), assets.version)
  const found = findCachedPage(c, key)
  const hit = found instanceof Promise ? await found : found
  if (hit) {
    if (hit.refresh) afterResponse(c, refresh(c, address, key))
    return hit.response
  }
  const mayStore = isAdmitted(c, address, key)
  const tier = mayStore ? tierOf(c) : null
  const response = tier && (await requestTier(c, tier, { key, url: urlOf(address) }))
  return response ?? makePage(c, { address, key, mayStore })
}

/** The platform revalidates pages itself: another request may have started it. */
async function refresh(c: Context<AppEnv>, address: Address, key: string): Promise<void> {
  const tier = tierOf(c)
  const response = tier && (await requestTier(c, tier, { key, url: urlOf(address) }))
  if (response) await response.body?.cancel()
  else await refreshPage(c, address, key)
}

/**
 * Page paths are bounded by the shop's content. Queries are an unbounded key space, so a page with
 * one is stored at its second request.
 */
function isAdmitted(c: Context<AppEnv>, { query }: Address, key: string): boolean {
  return query.size === 0 || isolateOf(c.env).admissions.admits(key)
}

/**
 * Renders a screen as the response to a native form post; its title says so if the form was refused.
 * `url`: where the page can be requested again, if not at the form's action.
 */
export async function renderScreen<Name extends ScreenName>(
  c: Context<AppEnv>,
  page: Omit<Page<Name>, 'url'> & { url?: string },
  deferred: DeferredParts = {},
): Promise<Response> {
  const reads = publicReads(c)
  const layoutData = await loadLayoutData(c, reads)
  // The caller pairs the screen's name with its props; TypeScript cannot follow it into the union.
  const shown = { url: c.req.path, ...page } as Page as RenderedParts['page']
  if (isRefusedForm(c, page)) {
    const text = await textOf(c.var.context)
    shown.head = { ...shown.head, title: text('form.refusedTitle', { title: page.head.title }) }
  }
  return respond(c, {
    page: shown,
    deferred,
    layoutData,
    // Streamed parts need JavaScript, which a native form post may lack.
    nonce: Object.keys(deferred).length > 0 ? null : crypto.randomUUID(),
    dependencies: reads.dependencies,
  })
}

/** An error page has a title of its own. */
function isRefusedForm(
  c: Context<AppEnv>,
  { screen, status = 200 }: Pick<Page, 'screen' | 'status'>,
) {
  return c.req.method === 'POST' && screen !== 'error' && status >= 400
}
