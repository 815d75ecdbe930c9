import type { Context } from 'hono'
import { afterResponse } from '../request/after-response.ts'
import { timed, pageStatus } from '../cache/cache-status.ts'
import { removeCachedPage, findPageForOutage, storePage } from '../cache/pages/page-cache.ts'
import type { AppEnv } from '../env.ts'
import { completeDocument, headersOf, respond, type RenderedParts } from '../render/respond.ts'
import { areReadySoon } from '../render/are-ready-soon.ts'
import { respondNotFound } from '../not-found.ts'
import { failedPage, statusOf } from '../loaders/failed-page.ts'
import { type Address, urlOf } from '../loaders/resolve.ts'
import { loadLayoutData } from '../loaders/layout-data.ts'
import { backgroundReads, publicReads } from '../upstream/reads/public-reads.ts'
import { log } from '../request/log.ts'
import { errorFields } from '../../domain/error-fields.ts'
import { isOutage, loadPage } from './load-page.ts'
import type { CacheablePage } from './cacheable-page.ts'
import { withdrawPage } from './withdraw-page.ts'

export interface PageRequest {
  address: Address
  /** Null if the screen is never stored. */
  key: string | null
  mayStore: boolean
  /** Product of the add-to-cart button that the URL asks for. */
  requested?: string | null
  /** The response goes to the platform's tier instead of a visitor. */
  tier?: {
    /** Called with a complete, cacheable page. */
    response(page: CacheablePage): Promise<Response>
    /** Memory has a page whose first visitor got its deferred parts by streaming. */
    stored(): Promise<unknown>
  }
}

/** A page, or its error page after a failure; if that fails too, failure.ts responds. */
export async function makePage(c: Context<AppEnv>, making: PageRequest): Promise<Response> {
  const { address } = making
  try {
    return await tryMakePage(c, making)
  } catch (error) {
    log('error', 'page-failure', { screen: address.screen, ...errorFields(error) })
    const reads = publicReads(c)
    const page = await failedPage(c, reads, statusOf(error), urlOf(address))
    const layoutData = await loadLayoutData(c, reads)
    const nonce = crypto.randomUUID()
    return respond(c, { page, deferred: {}, layoutData, nonce, dependencies: reads.dependencies })
  }
}

async function tryMakePage(
  c: Context<AppEnv>,
  { address, key, mayStore, requested = null, tier }: PageRequest,
): Promise<Response> {
  const startedAt = Date.now()
  const reads = publicReads(c)
  const { dependencies } = reads
  const made = await timed(c, 'upstream', () => loadPage(c, reads, address))
  if (key !== null && ('redirect' in made || made.shown.page.status === 404)) {
    // The tier revalidates its own copy; a browser's ETag says nothing about it.
    const isKnown = tier !== undefined && c.req.header('If-None-Match') !== undefined
    if (removeCachedPage(c, key) || isKnown) afterResponse(c, withdrawPage(c, address))
  }
  if ('redirect' in made) return made.redirect
  if (key !== null && made.shown.page.status === 404 && made.shown.page.screen === 'error')
    return respondNotFound(c)
  const { streams, profile } = made
  const shown = requested === null ? made.shown : withOffer(made.shown, requested)
  const rescued = key !== null && isOutage(shown) ? findPageForOutage(c, key) : null
  if (rescued) return rescued.response

  const isStored = key !== null && mayStore && profile !== null && shown.page.status === 200
  if (key !== null) c.var.cacheStatus.push(pageStatus('miss', isStored && dependencies.isComplete))
  // A native form post or a reload may come without JavaScript, which streaming needs.
  const isComplete = streams === false || (!streams && (await areReadySoon(shown.deferred)))
  if (tier && isStored && isComplete)
    return tier.response({ key, shown, profile, startedAt, dependencies })
  const hasParts = Object.keys(shown.deferred).length > 0
  const nonce = isComplete && (isStored || hasParts) ? null : crypto.randomUUID()
  const result = { ...shown, nonce, dependencies }
  if (!isStored) return respond(c, result)

  const store = (html: Uint8Array<ArrayBuffer>) =>
    storePage(c, key, {
      status: 200,
      headers: headersOf(c, null, shown.page.screen),
      html,
      profile,
      startedAt,
      dependencies,
    })
  if (isComplete) return respond(c, result, store)
  const response = await respond(c, result)
  // The visitor's copy has a nonce and inline scripts; the stored one is rendered without.
  const stored = completeDocument(c, shown).then(({ html }) => store(html))
  afterResponse(c, tier ? stored.then((entry) => entry && tier.stored()) : stored)
  return response
}

/** Revalidates a stale page after the visitor got it. */
export async function refreshPage(
  c: Context<AppEnv>,
  address: Address,
  key: string,
): Promise<void> {
  const startedAt = Date.now()
  const reads = backgroundReads(c)
  const made = await loadPage(c, reads, address)
  if ('redirect' in made || made.shown.page.status === 404) {
    removeCachedPage(c, key)
    return
  }
  if (!made.profile || made.shown.page.status !== 200) return
  const document = await completeDocument(c, made.shown)
  await storePage(c, key, {
    ...document,
    profile: made.profile,
    startedAt,
    dependencies: reads.dependencies,
  })
}

/** Without JavaScript nothing reads the URL: a button offers the product. */
function withOffer(shown: RenderedParts, addToCart: string): RenderedParts {
  return { ...shown, page: { ...shown.page, addToCart } }
}
