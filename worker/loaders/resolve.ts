import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { ContentName } from '../../domain/contract/cms-graphql/args.ts'
import type { ScreenPolicy } from '../../domain/screens/screen-policy.ts'
import { screenPolicies, screenRoutes } from '../../domain/screens/screens.gen.ts'
import { matchScreen, routesOf, type ScreenMatch } from '../../domain/routes.ts'
import type { AnyPage } from '../../client/page.ts'
import type { DeferredParts } from '../../client/layout-data.ts'
import type { AppEnv } from '../env.ts'
import type { PageProfile } from '../cache/profiles.ts'
import { rememberPlacedOrder } from '../request/cookies/placed-order-cookie.ts'
import { canonicalQuery } from '../request/query.ts'
import { privateStore } from '../upstream/calls/private-store.ts'
import { isOffered } from '../upstream/reads/is-offered.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'
import { describedHead } from './described-head.ts'
import { failedPage, statusOf } from './failed-page.ts'
import { orderAttempt } from './checkout/order-attempt.ts'
import { loaders } from './loaders.gen.ts'
import type { PrivateInput } from './screen.ts'
import { textOf } from '../texts.ts'
import { withoutVerticalLinks } from './without-vertical-links.ts'
import { wildcardProduct } from './catalog/wildcard-links.ts'
import type { FailureStatus } from './error.ts'
import { hasScreen } from '../../domain/verticals.ts'
import { log } from '../request/log.ts'
import { errorFields } from '../../domain/error-fields.ts'

/** A resolved URL. */
export type Resolved =
  | { kind: 'redirect'; location: string; status: 301 | 302 | 303 }
  | {
      kind: 'page'
      page: AnyPage
      deferred: DeferredParts
      /** Skips streaming. */
      streams: boolean | null
      /** null: never stored. */ profile: PageProfile | null
    }

export interface Address extends ScreenMatch {
  pathname: string
  query: URLSearchParams
  rawQuery: URLSearchParams
}

/** The screen of a URL on the current domain. */
export function addressOf(
  c: Context<AppEnv>,
  pathname: string,
  rawQuery: URLSearchParams,
): Address {
  const found = matchScreen(c.var.context.locale, pathname)
  // In a shop of another vertical the path is unused.
  const isOurs = hasScreen(c.var.config.VERTICAL, found.screen)
  const match = isOurs ? found : { screen: 'category' as const, slug: pathname.slice(1) }
  return { ...match, pathname, rawQuery, query: canonicalQuery(rawQuery, match.screen) }
}

/** Path and canonical query: the page's key in caches and in the browser's history. */
export function urlOf({ pathname, query }: Pick<Address, 'pathname' | 'query'>): string {
  const search = query.toString()
  return search ? `${pathname}?${search}` : pathname
}

/** Runs the loader of a URL. A failure becomes the error page of its status (spec §2). */
export async function resolvePage(
  c: Context<AppEnv>,
  reads: PublicReads,
  address: Address,
): Promise<Resolved> {
  try {
    // No upstream request for a name that the contract does not allow.
    const found = isContentName(address.slug)
      ? ((await loadScreen(c, reads, address)) ?? (await resolveUnknown(c, reads, address)))
      : null
    return found ?? (await failed(c, reads, address, 404))
  } catch (error) {
    log('error', 'page-failure', { screen: address.screen, ...errorFields(error) })
    return failed(c, reads, address, statusOf(error))
  }
}

function isContentName(slug: string): boolean {
  return slug === '' || ContentName.safeParse(slug).success
}

async function failed(
  c: Context<AppEnv>,
  reads: PublicReads,
  address: Address,
  status: FailureStatus,
): Promise<Resolved> {
  const page = await failedPage(c, reads, status, urlOf(address))
  return { kind: 'page', page, deferred: {}, streams: null, profile: null }
}

async function loadScreen(
  c: Context<AppEnv>,
  reads: PublicReads,
  address: Address,
): Promise<Resolved | null> {
  const input: PrivateInput = {
    context: c.var.context,
    domains: c.var.config.DOMAINS,
    cdn: c.var.config.CDN_URL,
    addressCheck: c.var.config.ADDRESS_CHECK_URL !== '',
    routes: routesOf(c.var.context.locale),
    text: await textOf(c.var.context),
    reads,
    slug: address.slug,
    query: address.query,
    rawQuery: address.rawQuery,
    visitor: c.var.visitor,
    store: privateStore(c),
    attempt: orderAttempt(c),
    cookie: (name) => getCookie(c, name) ?? null,
    rememberPlacedOrder: (token) => rememberPlacedOrder(c, token),
  }
  // A public screen changes nothing, so it is loaded while the configuration is read.
  const ahead = isAhead(c, address) ? loaders[address.screen](input) : null
  ahead?.catch(() => null)
  const isClosed = c.var.config.MAINTENANCE || (await closedByCms(reads))
  const name = isClosed ? 'maintenance' : address.screen
  const { cache, feature }: ScreenPolicy = screenPolicies[name]
  if (feature && !(await isOffered(reads, feature))) return null
  const loaded = await ((!isClosed && ahead) || loaders[name](input))
  if (!loaded) return null
  if ('redirect' in loaded) {
    const { redirect, status } = loaded
    const location = status === 301 ? withQuery(redirect, address.rawQuery) : redirect
    return { kind: 'redirect', location, status }
  }
  const { props, head, status = 200, deferred = {}, streams = null, uncacheable = false } = loaded
  // The registry pairs the loader's name with its props; TypeScript cannot follow it through a
  // union.
  const page = {
    screen: name,
    props: withoutVerticalLinks(props, c.var.context.locale, c.var.config.VERTICAL),
    head: await describedHead(head, reads),
    status,
    url: urlOf(address),
  } as AnyPage
  const profile = uncacheable ? null : (cache ?? null)
  return { kind: 'page', page, deferred: guarded(deferred), streams, profile }
}

function isAhead(c: Context<AppEnv>, { screen }: Address): boolean {
  const { feature }: ScreenPolicy = screenPolicies[screen]
  return !c.var.config.MAINTENANCE && !feature && screenRoutes[screen].access === 'public'
}

/** A CMS outage disables no feature. */
async function closedByCms(reads: PublicReads): Promise<boolean> {
  return reads.configuration().then(
    ({ maintenance }) => maintenance,
    () => false,
  )
}

/** Asks the CMS for a redirect of an unknown path, or for its text page (spec §2, §7). */
async function resolveUnknown(
  c: Context<AppEnv>,
  reads: PublicReads,
  address: Address,
): Promise<Resolved | null> {
  const { pathname } = address
  const product = address.screen === 'category' && (await wildcardProduct(reads, address.slug))
  if (product) return loadScreen(c, reads, { ...address, screen: 'product', slug: product })
  const rewrite = reads.urlRewrite(pathname)
  // Of no interest if there is a redirect.
  rewrite.catch(() => null)
  const location = await reads.redirect(pathname)
  if (location && location !== pathname) {
    return { kind: 'redirect', location: withQuery(location, address.rawQuery), status: 301 }
  }
  const slug = await rewrite
  return slug ? loadScreen(c, reads, { ...address, screen: 'page', slug }) : null
}

/** A redirect keeps the query (campaign, variant, page); parameters of the target win. */
function withQuery(location: string, query: URLSearchParams): string {
  const url = new URL(location, 'http://path')
  const own = new Set(url.searchParams.keys())
  for (const [name, value] of query) if (!own.has(name)) url.searchParams.append(name, value)
  return url.pathname + url.search + url.hash
}

/** A part that fails is null, so that no promise is rejected without a handler. */
function guarded(deferred: DeferredParts): DeferredParts {
  return Object.fromEntries(
    Object.entries(deferred).map(([name, part]) => [name, part.catch(() => null)]),
  )
}
