import type { ContentEntry, Lifetime, Freshness, Tagged } from '../entry.ts'

export type ContentState = Freshness | 'miss' | 'catching-up'

/** Reads behind a page: they decide whether, under which tags and for how long it may be stored. */
export class RenderDependencies {
  /** Each with its own time: a purge between two reads affects the older one only. */
  readonly parts: Tagged[] = []
  readonly states = new Map<ContentState, number>()
  /** Upper limits of the page's fresh and stale times, in milliseconds. */
  fresh = Infinity
  stale = Infinity
  /** False if a part is missing or served stale-if-error: the page is not stored. */
  isComplete = true

  note(found: Freshness | 'miss', entry: ContentEntry): void {
    const { tags, storedAt, updatedAt, fresh } = entry
    // In an outage it is the last known good, whatever it waited for before.
    const state = entry.isCatchingUp && found !== 'if-error' ? 'catching-up' : found
    this.states.set(state, (this.states.get(state) ?? 0) + 1)
    this.parts.push({ tags, storedAt, updatedAt })
    // A page with stale reads expires soon, when they have been refreshed.
    if (found === 'stale') this.limit({ fresh: 5000 })
    if (found === 'if-error') this.isComplete = false
    if (entry.isCatchingUp) this.limit({ fresh, stale: 0 })
    if (entry.isNegative) this.limit({ fresh })
  }

  /** Limits the page's expiry to that of its reads. */
  limit(life: Partial<Pick<Lifetime, 'fresh' | 'stale'>>): void {
    this.fresh = Math.min(this.fresh, life.fresh ?? Infinity)
    this.stale = Math.min(this.stale, life.stale ?? Infinity)
  }

  /** A part failed to load. */
  markIncomplete(): void {
    this.isComplete = false
  }
}
