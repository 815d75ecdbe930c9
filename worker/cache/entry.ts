import type { Profile } from './profiles.ts'

/** Storage time and expiry times of an entry, in milliseconds since 1970 and as durations. */
export interface Lifetime {
  /** Time of the request: later changes may be missing. */
  storedAt: number
  fresh: number
  stale: number
  ifError: number
}

/** What an entry's tags are compared with. */
export interface Tagged {
  tags: readonly string[]
  storedAt: number
  /** Newest modification time in it; null if the upstream sends none. */
  updatedAt: number | null
}

export interface ContentEntry<T = unknown> extends Lifetime, Tagged {
  value: T
  /** Replication lag: at request time the upstream was older than a purge. */
  isCatchingUp?: boolean
  /** Not found or empty: cached for seconds only. */
  isNegative?: boolean
}

export type Freshness = 'fresh' | 'stale' | 'if-error' | 'expired'

/** Freshness state of an entry. */
export function freshnessOf(life: Lifetime, now: number): Freshness {
  const age = now - life.storedAt
  if (age < life.fresh) return 'fresh'
  if (age < life.fresh + life.stale) return 'stale'
  return age < life.fresh + life.stale + life.ifError ? 'if-error' : 'expired'
}

/**
 * Expiry times of a profile; freshness has a jitter of a tenth, so that entries do not expire
 * together.
 */
export function lifetimeOf(profile: Profile, storedAt: number, random = Math.random()): Lifetime {
  return {
    storedAt,
    fresh: Math.round(profile.fresh * 1000 * (0.9 + random * 0.2)),
    stale: profile.stale * 1000,
    ifError: profile.ifError * 1000,
  }
}
