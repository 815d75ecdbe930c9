import type { Context } from 'hono'
import { type AppEnv, type Env, readConfig } from '../../env.ts'
import { afterResponse } from '../../request/after-response.ts'
import { type Freshness, freshnessOf } from '../entry.ts'
import { isolateOf } from '../isolate.ts'
import { isWorthBrotli, withBrotli } from './brotli.ts'
import { type PageEntry, pageResponse } from './page-entry.ts'
import { type StoredLifetime, pageEntryOf, type RenderedPage } from './page-store.ts'

export interface PageHit {
  response: Response
  state: 'fresh' | 'stale' | 'if-error'
  /** This request alone revalidates the page in the background. */
  refresh: boolean
}

/** The page of a key if memory may serve it; null for a miss. Mostly synchronous. */
export function findCachedPage(
  c: Context<AppEnv>,
  key: string,
): PageHit | null | Promise<PageHit | null> {
  const poll = isolateOf(c.env).tags.poll()
  if (poll?.required) return poll.refresh.then(() => hitInMemory(c, key))
  if (poll) afterResponse(c, poll.refresh)
  return hitInMemory(c, key)
}

/** The page of a key in an outage, stale-if-error included. Null for none. */
export function findPageForOutage(c: Context<AppEnv>, key: string): PageHit | null {
  const now = Date.now()
  const entry = memoryEntry(c.env, key)
  const state = entry ? stateIn(c.env, entry, now) : 'expired'
  if (!entry || state === 'expired') return null
  return { response: pageResponse(entry, c.req.raw, { now, state }), state, refresh: false }
}

/**
 * Deletes a page that no longer exists: an outage must not revive it. Returns whether it was
 * cached.
 */
export function removeCachedPage(c: Context<AppEnv>, key: string): boolean {
  return isolateOf(c.env).pages.delete(key)
}

/** Stores a page unless its status, its parts or a purge in flight forbid it. Null: not stored. */
export async function storePage(
  c: Context<AppEnv>,
  key: string,
  page: RenderedPage,
): Promise<PageEntry | null> {
  const entry = await pageEntryOf(page)
  if (!entry || isPurged(c.env, entry)) return null
  saveToMemory(c.env, key, entry)
  isolateOf(c.env).inFlight.end(inFlightKey(key))
  return entry
}

/**
 * Stores a page of the platform's tier unless memory has a newer one; null if it must not be
 * served: purges known to this isolate count, whatever the tier says.
 */
export function storeTierPage(c: Context<AppEnv>, key: string, entry: PageEntry): PageHit | null {
  const known = memoryEntry(c.env, key)
  if (!known || known.storedAt < entry.storedAt) {
    saveToMemory(c.env, key, entry)
    isolateOf(c.env).inFlight.end(inFlightKey(key))
  }
  return hitInMemory(c, key)
}

/** Whether a dependency of the page has been purged since it was read. */
export function isOutdated(c: Context<AppEnv>, { parts }: StoredLifetime): boolean {
  const { tags } = isolateOf(c.env)
  return parts.some((part) => tags.isPurged(part))
}

/** The fresh page in memory. */
export function findFreshPage(c: Context<AppEnv>, key: string): PageEntry | null {
  const entry = memoryEntry(c.env, key)
  return entry && stateIn(c.env, entry, Date.now()) === 'fresh' ? entry : null
}

function hitInMemory(c: Context<AppEnv>, key: string): PageHit | null {
  const entry = memoryEntry(c.env, key)
  if (!entry) return null
  const now = Date.now()
  const state = stateIn(c.env, entry, now)
  if (state !== 'fresh' && state !== 'stale') return null
  const refresh = state === 'stale' && isolateOf(c.env).inFlight.start(inFlightKey(key), now)
  const response = pageResponse(entry, c.req.raw, { now, state })
  if (isWorthBrotli(entry) && !isSimulated(c.env))
    afterResponse(c, compressAgain(c.env, key, entry))
  return { response, state, refresh }
}

function memoryEntry(env: Env, key: string): PageEntry | null {
  return isolateOf(env).pages.get(key) ?? null
}

/** Allowed use of a page: a purged one is the last known good, for outages only. */
function stateIn(env: Env, entry: PageEntry, now: number): Freshness {
  const state = freshnessOf(entry, now)
  return state !== 'expired' && isPurged(env, entry) ? 'if-error' : state
}

/** Compares one version number only, unless something was purged since the last check. */
function isPurged(env: Env, entry: PageEntry): boolean {
  const { tags } = isolateOf(env)
  if (entry.validAt === tags.version) return false
  if (entry.parts.some((part) => tags.isPurged(part))) return true
  entry.validAt = tags.version
  return false
}

function saveToMemory(env: Env, key: string, entry: PageEntry): void {
  const size = entry.gzip.byteLength + (entry.brotli?.body.byteLength ?? 0) + 8192
  isolateOf(env).pages.set(key, entry, { size })
}

/** Miniflare uses the first encoding that a client accepts, and would recompress each response. */
const isSimulated = (env: Env) => readConfig(env).ENVIRONMENT === 'local'

async function compressAgain(env: Env, key: string, entry: PageEntry): Promise<void> {
  const compressed = await withBrotli(entry)
  // Meanwhile it may have been replaced or evicted.
  if (memoryEntry(env, key) === entry) saveToMemory(env, key, compressed)
}

function inFlightKey(key: string): string {
  return `page ${key}`
}
