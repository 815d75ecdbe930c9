import type { Profile } from './profiles.ts'

/** When something was stored and until when it is what. Milliseconds since 1970 and durations. */
export interface Life {
  /** Time of the request: later changes may be missing. */
  storedAt: number
  fresh: number
  stale: number
  ifError: number
}

/** What the tags of something can be held against. */
export interface Tagged {
  tags: readonly string[]
  storedAt: number
  /** When the newest thing in it was changed; null where the upstream does not say. */
  updatedAt: number | null
}

export interface ContentEntry<T = unknown> extends Life, Tagged {
  value: T
  /** Replication lag: at the time of the request the upstream was older than a purge. */
  isCatchingUp?: boolean
  /** Not found, or empty: cached for seconds only. */
  isNegative?: boolean
}

export type LifeState = 'fresh' | 'stale' | 'if-error' | 'expired'

/** Where in its life something is. */
export function stateOf(life: Life, now: number): LifeState {
  const age = now - life.storedAt
  if (age < life.fresh) return 'fresh'
  if (age < life.fresh + life.stale) return 'stale'
  return age < life.fresh + life.stale + life.ifError ? 'if-error' : 'expired'
}

/** A life of a profile; its freshness varies by a tenth, so that not all ends at once. */
export function lifeOf(profile: Profile, storedAt: number, random = Math.random()): Life {
  return {
    storedAt,
    fresh: Math.round(profile.fresh * 1000 * (0.9 + random * 0.2)),
    stale: profile.stale * 1000,
    ifError: profile.ifError * 1000,
  }
}
