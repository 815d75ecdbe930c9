import * as z from 'zod'
import type { Tagged } from './entry.ts'
import { catchUpTime } from './not-fresh-yet.ts'
import { longestLife } from './profiles.ts'
import { within } from './within.ts'

const indexKey = 'tags'
const pollEvery = 5000
const mostTags = 5000
/** After this long without a look at KV a request waits for one. */
const trustFor = 30_000
const republishFor = 180_000
const patience = 1000

const Mark = z.object({ at: z.number(), updatedAt: z.number() })
const Index = z.object({ floor: z.number(), tags: z.record(z.string(), Mark) })

/** When a tag was purged, and the change that was the reason. */
export type PurgeMark = z.infer<typeof Mark>

/**
 * A time for every purged tag. What was stored before the newest of its tags is invalid, whichever
 * variant it is of. The index lives in KV; every isolate keeps a copy and looks again every 5 s.
 */
export class TagIndex {
  readonly #kv: KVNamespace
  readonly #marks = new Map<string, PurgeMark>()
  /** Purges of this isolate that KV may not show yet, or that another writer may have overwritten. */
  readonly #own = new Map<string, PurgeMark>()
  /** Everything stored before it is invalid: stands for the tags that were pruned. */
  #floor = 0
  #lookedAt = 0
  #looking = 0
  #version = 1

  constructor(kv: KVNamespace) {
    this.#kv = kv
  }

  /** Changes with every purge: an entry that was valid at a version is valid as long as it lasts. */
  get version(): number {
    return this.#version
  }

  /** Null when the copy is recent enough; else a look at KV, which must be awaited if `required`. */
  poll(now = Date.now()): { look: Promise<void>; required: boolean } | null {
    const age = now - this.#lookedAt
    const required = age > trustFor
    if (age < pollEvery || (!required && now - this.#looking < pollEvery)) return null
    this.#looking = now
    return { look: this.#look(), required }
  }

  /**
   * Whether something has been purged since it was stored. An isolate that had not heard of the
   * purge yet may have stored what the API still said shortly after: its age tells.
   */
  isPurged({ tags, storedAt, updatedAt }: Tagged): boolean {
    if (storedAt <= this.#floor) return true
    return tags.some((tag) => {
      const mark = this.#marks.get(tag)
      if (!mark) return false
      if (storedAt <= mark.at) return true
      return updatedAt !== null && updatedAt < mark.updatedAt && storedAt < mark.at + catchUpTime
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

  /** Invalidates everything with one of the tags; rejects when other isolates cannot be told. */
  async purge(tags: readonly string[], updatedAt: number, now = Date.now()): Promise<void> {
    for (const tag of tags) {
      const mark = { at: now, updatedAt }
      this.#marks.set(tag, mark)
      this.#own.set(tag, mark)
    }
    this.#version += 1
    this.#merge(await this.#read())
    await this.#write()
  }

  async #look(): Promise<void> {
    try {
      const found = await within(patience, this.#read())
      this.#merge(found)
      this.#lookedAt = Date.now()
      if (this.#forgetOld(found)) await this.#write()
    } catch {
      // Without KV the copy at hand has to do; the next poll tries again.
      this.#lookedAt = Date.now()
    }
  }

  async #read(): Promise<z.infer<typeof Index>> {
    const text = await this.#kv.get(indexKey, { cacheTtl: 30 })
    return text === null
      ? { floor: 0, tags: {} }
      : (parseIndex(text) ?? { floor: Date.now(), tags: {} })
  }

  #merge(found: z.infer<typeof Index>): void {
    let changed = found.floor > this.#floor
    this.#floor = Math.max(this.#floor, found.floor)
    for (const [tag, mark] of Object.entries(found.tags)) {
      if (mark.at <= (this.#marks.get(tag)?.at ?? 0)) continue
      this.#marks.set(tag, mark)
      changed = true
    }
    if (changed) this.#version += 1
  }

  /** Whether own purges are missing in KV although they were written a while ago. */
  #forgetOld(found: z.infer<typeof Index>): boolean {
    const now = Date.now()
    let lost = false
    for (const [tag, mark] of this.#own) {
      if (now - mark.at > republishFor) this.#own.delete(tag)
      const published = (found.tags[tag]?.at ?? found.floor) >= mark.at
      if (!published && now - mark.at > republishFor / 3) lost = true
    }
    return lost
  }

  async #write(): Promise<void> {
    this.#prune()
    const index = { floor: this.#floor, tags: Object.fromEntries(this.#marks) }
    await this.#kv.put(indexKey, JSON.stringify(index), {
      expirationTtl: Math.ceil(longestLife / 1000),
    })
  }

  #prune(): void {
    const oldest = Date.now() - longestLife
    for (const [tag, { at }] of this.#marks) if (at < oldest) this.#marks.delete(tag)
    if (this.#marks.size <= mostTags) return
    const byAge = [...this.#marks].sort((a, b) => a[1].at - b[1].at)
    for (const [tag, { at }] of byAge.slice(0, byAge.length - mostTags / 2)) {
      this.#marks.delete(tag)
      this.#floor = Math.max(this.#floor, at)
    }
  }
}

function parseIndex(text: string): z.infer<typeof Index> | null {
  try {
    return Index.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
