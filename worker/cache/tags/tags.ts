import type { Tagged } from '../entry.ts'
import { replicationLagMs } from '../pages/replication-lag.ts'
import { type PurgeRecord, purgeLogTtl, readPurges, writePurge } from './purge-log.ts'
import { withTimeout } from '../with-timeout.ts'
import type { PurgeMark } from './purge-mark.ts'
import { log } from '../../request/log.ts'

const refreshEvery = 10_000
const maxTags = 5000
/** Age of the copy after which a request waits for its refresh from KV. */
const maxCopyAgeMs = 30_000
const patience = 1000

/**
 * Purge time per tag. An entry stored before the newest purge of its tags is stale in all of its
 * variants. KV holds the purges; every isolate keeps a copy and refreshes it every 10 s.
 */
export class TagIndex {
  readonly #kv: KVNamespace
  readonly #marks = new Map<string, PurgeMark>()
  /** Everything stored before this time counts as purged: it replaces pruned tags. */
  #floor = 0
  #refreshedAt = 0
  #refreshing = 0
  /** Until when the purges of other isolates are known. */
  #knownUntil = 0
  #version = 1
  /** Bookmark of the latest purge that has one. */
  #bookmark: { at: number; text: string } | null = null

  constructor(kv: KVNamespace) {
    this.#kv = kv
  }

  /** Incremented by every purge: an entry validated at a version stays valid at that version. */
  get version(): number {
    return this.#version
  }

  /** Minimum database bookmark for reads, from the latest purge; null: none. */
  get bookmark(): string | null {
    return this.#bookmark?.text ?? null
  }

  /** Null while the copy is recent enough; else its refresh, to be awaited if `required`. */
  poll(now = Date.now()): { refresh: Promise<void>; required: boolean } | null {
    const age = now - this.#refreshedAt
    const required = age > maxCopyAgeMs
    if (age < refreshEvery || (!required && now - this.#refreshing < refreshEvery)) return null
    this.#refreshing = now
    return { refresh: this.#refresh(now), required }
  }

  /**
   * Whether something was purged since it was stored. An isolate without the purge may have stored
   * a lagging answer shortly after; its age shows that.
   */
  isPurged({ tags, storedAt, updatedAt }: Tagged): boolean {
    if (storedAt <= this.#floor) return true
    return tags.some((tag) => {
      const mark = this.#marks.get(tag)
      if (!mark) return false
      if (storedAt <= mark.at) return true
      return (
        updatedAt !== null && updatedAt < mark.updatedAt && storedAt < mark.at + replicationLagMs
      )
    })
  }

  /** The latest purge of any of these tags. */
  latest(tags: readonly string[]): PurgeMark | null {
    let latest: PurgeMark | null = null
    for (const tag of tags) {
      const mark = this.#marks.get(tag)
      if (mark && (!latest || mark.at > latest.at)) latest = mark
    }
    return latest
  }

  /**
   * Marks everything with one of the tags as stale; rejects if other isolates cannot be notified.
   */
  async purge(
    tags: readonly string[],
    updatedAt: number,
    { bookmark, now = Date.now() }: { bookmark?: string | undefined; now?: number } = {},
  ): Promise<void> {
    const record = { tags: [...tags], at: now, updatedAt, ...(bookmark && { bookmark }) }
    this.#take(record)
    this.#prune(now)
    await writePurge(this.#kv, record)
  }

  async #refresh(now: number): Promise<void> {
    try {
      const records = await withTimeout(patience, readPurges(this.#kv, this.#knownUntil, now))
      // One in the future, of a wrong clock, must not make all later pages stale.
      for (const record of records) this.#take({ ...record, at: Math.min(record.at, Date.now()) })
      this.#prune(now)
      this.#knownUntil = now
    } catch (error) {
      // Without KV the current copy is used; the next poll requests everything since the last one.
      const detail = error instanceof Error ? error.message.slice(0, 100) : 'unknown'
      log('warn', 'purges-unknown', { detail })
    }
    this.#refreshedAt = Date.now()
  }

  #take({ tags, at, updatedAt, bookmark }: PurgeRecord): void {
    if (bookmark && at > (this.#bookmark?.at ?? 0)) this.#bookmark = { at, text: bookmark }
    for (const tag of tags) {
      if (at <= (this.#marks.get(tag)?.at ?? 0)) continue
      this.#marks.set(tag, { at, updatedAt })
      this.#version += 1
    }
  }

  #prune(now: number): void {
    if (this.#marks.size <= maxTags) return
    const oldest = now - purgeLogTtl
    for (const [tag, { at }] of this.#marks) if (at < oldest) this.#marks.delete(tag)
    if (this.#marks.size <= maxTags) return
    const byAge = [...this.#marks].sort((a, b) => a[1].at - b[1].at)
    for (const [tag, { at }] of byAge.slice(0, byAge.length - maxTags / 2)) {
      this.#marks.delete(tag)
      this.#floor = Math.max(this.#floor, at)
    }
  }
}
