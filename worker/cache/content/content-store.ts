import type { Context } from 'hono'
import type { AppEnv, Env } from '../../env.ts'
import type { RequestIdentity } from './request-identity.ts'
import { afterResponse } from '../../request/after-response.ts'
import { deepFreeze } from './deep-freeze.ts'
import { type ContentEntry, lifetimeOf, type Freshness, freshnessOf } from '../entry.ts'
import { isolateOf } from '../isolate.ts'
import { deleteEnvelope, readEnvelope, writeEnvelope } from './kv-envelope.ts'
import { untilNextAttempt } from '../pages/replication-lag.ts'
import { contentProfiles } from '../profiles.ts'
import type { StoredContent } from './stored-content.ts'
import type { UpstreamResult } from './upstream-result.ts'

/** Size of an entry without its data. */
const entryBytes = 512
/** Estimated bytes in memory of JSON data per character of its text. */
const bytesPerCharacter = 3

/** Allowed use of an entry: a purged one is the last known good, for outages only. */
export function stateIn(env: Env, entry: ContentEntry, now = Date.now()): Freshness {
  const state = freshnessOf(entry, now)
  return state !== 'expired' && isolateOf(env).tags.isPurged(entry) ? 'if-error' : state
}

/** The isolate's entry of a key, in any state. */
export function storedInMemory<T>(env: Env, key: RequestIdentity): ContentEntry<T> | null {
  // A key identifies one request, and a request has one response type.
  return (isolateOf(env).content.get(key) as ContentEntry<T> | undefined) ?? null
}

/** The KV entry of a key if it is newer than the one in memory; memory is updated. */
export async function storedInKv<T>(
  env: Env,
  key: RequestIdentity,
  read: StoredContent<T>,
  atHand: ContentEntry<T> | null,
): Promise<ContentEntry<T> | null> {
  if (contentProfiles[read.profile].shared === 'never') return null
  const { content } = isolateOf(env)
  const found = await readEnvelope(env.CACHE, key, read.schema)
  if (!found || (atHand && found.entry.storedAt <= atHand.storedAt)) return null
  content.set(key, deepFreeze(found.entry), { size: found.size * bytesPerCharacter + entryBytes })
  return found.entry
}

/**
 * Stores a response by its profile, unless it was purged in flight. A not-found answer drops the
 * previous one (`replaced`): an outage must not revive it.
 */
export function cacheResponse<T>(
  c: Context<AppEnv>,
  key: RequestIdentity,
  read: StoredContent<T>,
  result: UpstreamResult<T>,
  { requestedAt, replaced }: { requestedAt: number; replaced: ContentEntry<T> | null },
): ContentEntry<T> {
  const { content, tags } = isolateOf(c.env)
  const entry = entryOf(c, read, result, requestedAt)
  if (tags.isPurged(entry)) return entry
  content.set(key, entry, { size: result.size * bytesPerCharacter + entryBytes })
  const { shared } = contentProfiles[read.profile]
  if (shared !== 'never' && entry.isNegative && replaced)
    afterResponse(c, deleteEnvelope(c.env.CACHE, key))
  const isUncacheable = entry.isCatchingUp || entry.isNegative
  const isAdmitted =
    shared === 'at-once' || (shared === 'when-repeated' && isolateOf(c.env).admissions.admits(key))
  if (isAdmitted && !isUncacheable) afterResponse(c, writeEnvelope(c.env.CACHE, key, entry))
  return entry
}

function entryOf<T>(
  c: Context<AppEnv>,
  read: StoredContent<T>,
  { response: value, updatedAt }: UpstreamResult<T>,
  requestedAt: number,
): ContentEntry<T> {
  const profile = contentProfiles[read.profile]
  const tags = [...new Set(read.tags(value))]
  const purge = isolateOf(c.env).tags.latest(tags)
  const patience = untilNextAttempt(purge, updatedAt, requestedAt)
  if (patience !== null) {
    const life = {
      storedAt: requestedAt,
      fresh: patience,
      stale: 0,
      ifError: profile.ifError * 1000,
    }
    return deepFreeze({ value, tags, updatedAt: null, ...life, isCatchingUp: true })
  }
  if (value === null || read.isNegative?.(value)) {
    const life = lifetimeOf({ fresh: profile.negative, stale: 0, ifError: 0 }, requestedAt)
    return deepFreeze({ value, tags, updatedAt, ...life, isNegative: true })
  }
  return deepFreeze({ value, tags, updatedAt, ...lifetimeOf(profile, requestedAt) })
}
