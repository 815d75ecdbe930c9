import assets from 'virtual:asset-manifest'
import type { Context } from 'hono'
import { screenRoutes } from '../domain/screens/screens.gen.ts'
import { type ScreenName, requestedVariant } from '../domain/routes.ts'
import type { Page } from '../client/page.ts'
import type { DeferredParts } from '../client/layout-data.ts'
import { withCookies } from './request/cookies/with-cookies.ts'
import { afterResponse } from './request/after-response.ts'
import { measure, pageStatus } from './cache/cache-status.ts'
import { forgetPage, lookupPage, rescuePage, storePage } from './cache/pages/page-cache.ts'
import { isolateOf } from './cache/isolate.ts'
import { pageKey } from './cache/pages/page-key.ts'
import type { PageProfile } from './cache/profiles.ts'
import type { AppEnv } from './env.ts'
import { bytesOf, completeDocument, headersOf, respond, type Shown } from './render/respond.ts'
import { areReadySoon } from './render/are-ready-soon.ts'
import { respondNotFound } from './not-found.ts'
import { failedPage, statusOf } from './loaders/failed-page.ts'
import { type Address, addressOf, resolvePage, urlOf } from './loaders/resolve.ts'
import { loadLayoutData } from './loaders/layout-data.ts'
import { backgroundReads, type PublicReads, publicReads } from './upstream/reads/public-reads.ts'
import { log } from './request/log.ts'
import { errorFields } from '../domain/error-fields.ts'

/** Answers a page request: from the page cache, else by its loader and React. */
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
    // A loader may renew the guest's cart or drop a gift that cannot be had any more.
    return withCookies(c, await makePage(c, address, null, false, requested))
  }
  const key = pageKey(c.var.context, urlOf(address), assets.version)
  const found = lookupPage(c, key)
  const hit = found instanceof Promise ? await found : found
  if (!hit) return makePage(c, address, key, isAdmitted(c, address, key))
  if (hit.refresh) afterResponse(c, refreshPage(c, address, key))
  return hit.response
}

/**
 * Paths that show a page are bounded by the shop's content. Queries are an unbounded key space, so
 * a page with one is stored on its second request.
 */
function isAdmitted(c: Context<AppEnv>, { query }: Address, key: string): boolean {
  return query.size === 0 || isolateOf(c.env).doorkeeper.admits(key)
}

/**
 * Renders a screen as the answer to a form that was posted without JavaScript. `url`: where the page
 * can be asked for again, if not at the form's address.
 */
export async function renderScreen<Name extends ScreenName>(
  c: Context<AppEnv>,
  page: Omit<Page<Name>, 'url'> & { url?: string },
  deferred: DeferredParts = {},
): Promise<Response> {
  const reads = publicReads(c)
  const layoutData = await loadLayoutData(c, reads)
  // The caller pairs the screen's name with its props; TypeScript cannot follow it into the union.
  const shown = { url: c.req.path, ...page } as Page as Shown['page']
  return respond(c, {
    page: shown,
    deferred,
    layoutData,
    // Parts that come later need a script to be put in their places, and who posts a form has none.
    nonce: Object.keys(deferred).length > 0 ? null : crypto.randomUUID(),
    dependencies: reads.dependencies,
  })
}

/** A page, or the error page where making it fails; when that fails too, failure.ts has the word. */
async function makePage(
  c: Context<AppEnv>,
  address: Address,
  key: string | null,
  mayStore: boolean,
  requested: string | null = null,
): Promise<Response> {
  try {
    return await tryMakePage(c, address, key, mayStore, requested)
  } catch (error) {
    log('error', 'page-failure', { screen: address.screen, ...errorFields(error) })
    const reads = publicReads(c)
    const page = await failedPage(c, reads, statusOf(error), urlOf(address))
    const layoutData = await loadLayoutData(c, reads)
    const nonce = crypto.randomUUID()
    return respond(c, { page, deferred: {}, layoutData, nonce, dependencies: reads.dependencies })
  }
}

/** Loads and renders a page; `key` is null where nothing of this screen is ever stored. */
async function tryMakePage(
  c: Context<AppEnv>,
  address: Address,
  key: string | null,
  mayStore: boolean,
  requested: string | null,
): Promise<Response> {
  const startedAt = Date.now()
  const reads = publicReads(c)
  const made = await measure(c, 'upstream', () => loadPage(c, reads, address))
  if (key !== null && ('redirect' in made || made.shown.page.status === 404)) {
    afterResponse(c, forgetPage(c, key))
  }
  if ('redirect' in made) return made.redirect
  if (key !== null && made.shown.page.status === 404 && made.shown.page.screen === 'error')
    return respondNotFound(c)
  const { skipStreaming, profile } = made
  const shown = requested === null ? made.shown : withOffer(made.shown, requested)
  const rescued = key !== null && isOutage(shown) ? await rescuePage(c, key) : null
  if (rescued) return rescued.response

  const isStored = key !== null && mayStore && profile !== null && shown.page.status === 200
  if (key !== null)
    c.var.cacheStatus.push(pageStatus('miss', isStored && reads.dependencies.isComplete))
  // Who opens a page may have no script to put its parts in their places, on the first request too.
  const isWhole = skipStreaming || (await areReadySoon(shown.deferred))
  const hasParts = Object.keys(shown.deferred).length > 0
  const nonce = isWhole && (isStored || hasParts) ? null : crypto.randomUUID()
  const response = await respond(c, { ...shown, nonce, dependencies: reads.dependencies })
  if (!isStored) return response

  const store = (html: Uint8Array<ArrayBuffer>) =>
    storePage(c, key, {
      status: 200,
      headers: headersOf(c, null, shown.page.screen),
      html,
      profile,
      startedAt,
      dependencies: reads.dependencies,
    })
  if (!isWhole || !response.body) {
    // The visitor's copy has a nonce and scripts in it; the stored one is rendered without.
    afterResponse(
      c,
      completeDocument(c, shown).then(({ html }) => store(html)),
    )
    return response
  }
  const [visitors, kept] = response.body.tee()
  afterResponse(c, bytesOf(kept).then(store))
  return new Response(visitors, response)
}

/** Makes a stale page again while the visitor has the old one already. */
async function refreshPage(c: Context<AppEnv>, address: Address, key: string): Promise<void> {
  const startedAt = Date.now()
  const reads = backgroundReads(c)
  const made = await loadPage(c, reads, address)
  if ('redirect' in made || made.shown.page.status === 404) return forgetPage(c, key)
  if (!made.profile || made.shown.page.status !== 200) return
  const document = await completeDocument(c, made.shown)
  await storePage(c, key, {
    ...document,
    profile: made.profile,
    startedAt,
    dependencies: reads.dependencies,
  })
}

async function loadPage(
  c: Context<AppEnv>,
  reads: PublicReads,
  address: Address,
): Promise<
  { shown: Shown; skipStreaming: boolean; profile: PageProfile | null } | { redirect: Response }
> {
  const [resolved, layoutData] = await Promise.all([
    resolvePage(c, reads, address),
    loadLayoutData(c, reads),
  ])
  if (resolved.kind === 'redirect')
    return { redirect: c.redirect(resolved.location, resolved.status) }
  const { page, deferred, skipStreaming, profile } = resolved
  return { shown: { page, deferred, layoutData }, skipStreaming, profile }
}

/** Without a script nothing reads the address: a button offers what it asks for. */
function withOffer(shown: Shown, addToCart: string): Shown {
  return { ...shown, page: { ...shown.page, addToCart } }
}

function isOutage({ page }: Shown): boolean {
  return page.screen === 'error' && page.status >= 500
}
