import type { ContentEntry, Life, LifeState, Tagged } from '../entry.ts'

export type ContentState = LifeState | 'miss' | 'catching-up'

/** What a page was made of: decides whether, under which tags and for how long it may be stored. */
export class RenderDependencies {
  /** Each with the time of its own: a purge between two of them counts for the older one only. */
  readonly parts: Tagged[] = []
  readonly states = new Map<ContentState, number>()
  /** Milliseconds that a page made of this may be fresh and stale at most. */
  fresh = Infinity
  stale = Infinity
  /** False once a part is missing or comes from before an outage: the page is not stored. */
  isComplete = true

  note(found: LifeState | 'miss', entry: ContentEntry): void {
    const { tags, storedAt, updatedAt, fresh } = entry
    const state = entry.isCatchingUp ? 'catching-up' : found
    this.states.set(state, (this.states.get(state) ?? 0) + 1)
    this.parts.push({ tags, storedAt, updatedAt })
    // A page made of something stale is soon made again, of what has been refreshed meanwhile.
    if (found === 'stale') this.limit({ fresh: 5000 })
    if (found === 'if-error') this.isComplete = false
    if (entry.isCatchingUp) this.limit({ fresh, stale: 0 })
    if (entry.isNegative) this.limit({ fresh })
  }

  /** Makes a page's life as short as that of what it is made of. */
  limit(life: Partial<Pick<Life, 'fresh' | 'stale'>>): void {
    this.fresh = Math.min(this.fresh, life.fresh ?? Infinity)
    this.stale = Math.min(this.stale, life.stale ?? Infinity)
  }

  /** A part failed to load. */
  markIncomplete(): void {
    this.isComplete = false
  }
}
