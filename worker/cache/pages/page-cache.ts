import type { Context } from 'hono'
import type { AppEnv, Env } from '../../env.ts'
import { afterResponse } from '../../request/after-response.ts'
import { type LifeState, stateOf } from '../entry.ts'
import { isolateOf } from '../isolate.ts'
import { type PageEntry, pageResponse } from './page-entry.ts'
import { deleteFromEdgeCache, readFromEdgeCache, writeToEdgeCache } from './edge-cache.ts'
import { pageEntryOf, type RenderedPage } from './page-store.ts'

export interface PageHit {
  response: Response
  state: 'fresh' | 'stale' | 'if-error'
  /** This request, and no other, is to make the page again in the background. */
  refresh: boolean
}

/** The page under a key while it may be served; null for a miss. Memory answers without waiting. */
export function lookupPage(
  c: Context<AppEnv>,
  key: string,
): PageHit | null | Promise<PageHit | null> {
  const poll = isolateOf(c.env).tags.poll()
  if (poll?.required) return lookupLater(c, key, poll.refresh)
  if (poll) afterResponse(c, poll.refresh)
  const entry = memoryEntry(c.env, key)
  const hit = entry && hitOf(c, key, entry)
  return hit ?? lookupLater(c, key, null)
}

/** The page under a key where nothing newer can be made: `if-error` too. Null for none. */
export async function rescuePage(c: Context<AppEnv>, key: string): Promise<PageHit | null> {
  const now = Date.now()
  const entry = memoryEntry(c.env, key) ?? (await edgeEntry(c, key, null))
  const state = entry ? stateIn(c.env, entry, now) : 'expired'
  if (!entry || state === 'expired') return null
  return { response: pageResponse(entry, c.req.raw, { now, state }), state, refresh: false }
}

/** Drops a page that is no more: an outage must not revive it. */
export async function forgetPage(c: Context<AppEnv>, key: string): Promise<void> {
  if (!memoryEntry(c.env, key)) return
  isolateOf(c.env).pages.delete(key)
  await deleteFromEdgeCache(addressOf(c, key))
}

/** Keeps a page, unless its status, its parts or a purge meanwhile forbid it. */
export async function storePage(
  c: Context<AppEnv>,
  key: string,
  page: RenderedPage,
): Promise<boolean> {
  const { inFlight } = isolateOf(c.env)
  const entry = await pageEntryOf(page)
  if (!entry || isPurged(c.env, entry)) return false
  saveToMemory(c.env, key, entry)
  inFlight.end(inFlightKey(key))
  await writeToEdgeCache(addressOf(c, key), entry)
  return true
}

async function lookupLater(
  c: Context<AppEnv>,
  key: string,
  refresh: Promise<void> | null,
): Promise<PageHit | null> {
  await refresh
  const near = memoryEntry(c.env, key)
  const nearHit = near && hitOf(c, key, near)
  if (nearHit) return nearHit
  const far = await edgeEntry(c, key, near)
  return far && hitOf(c, key, far)
}

function hitOf(c: Context<AppEnv>, key: string, entry: PageEntry): PageHit | null {
  const now = Date.now()
  const state = stateIn(c.env, entry, now)
  if (state !== 'fresh' && state !== 'stale') return null
  const refresh = state === 'stale' && isolateOf(c.env).inFlight.start(inFlightKey(key), now)
  return { response: pageResponse(entry, c.req.raw, { now, state }), state, refresh }
}

function memoryEntry(env: Env, key: string): PageEntry | null {
  return isolateOf(env).pages.get(key) ?? null
}

/** What this place has, if it is newer than what is at hand; memory gets it then. */
async function edgeEntry(
  c: Context<AppEnv>,
  key: string,
  atHand: PageEntry | null,
): Promise<PageEntry | null> {
  const entry = await readFromEdgeCache(addressOf(c, key))
  if (!entry || (atHand && entry.storedAt <= atHand.storedAt)) return null
  saveToMemory(c.env, key, entry)
  return entry
}

/** What may be done with a page now: a purged one is the last known good, for outages only. */
function stateIn(env: Env, entry: PageEntry, now: number): LifeState {
  const state = stateOf(entry, now)
  return state !== 'expired' && isPurged(env, entry) ? 'if-error' : state
}

/** A matter of one comparison until something is purged anywhere. */
function isPurged(env: Env, entry: PageEntry): boolean {
  const { tags } = isolateOf(env)
  if (entry.validAt === tags.version) return false
  if (entry.parts.some((part) => tags.isPurged(part))) return true
  entry.validAt = tags.version
  return false
}

function saveToMemory(env: Env, key: string, entry: PageEntry): void {
  isolateOf(env).pages.set(key, entry, { size: entry.gzip.byteLength + 8192 })
}

/**
 * The Cache API names things by URL: one below this domain that no page has. It outlives a change of
 * the configuration, so the address says where the page's content comes from.
 */
function addressOf(c: Context<AppEnv>, key: string): string {
  const { CMS_URL, STORE_URL, SEARCH_URL, CDN_URL } = c.var.config
  const sources = [CMS_URL, STORE_URL, SEARCH_URL, CDN_URL].join(' ')
  return `${c.var.context.origin}/_pages/${encodeURIComponent(`${sources} ${key}`)}`
}

function inFlightKey(key: string): string {
  return `page ${key}`
}
