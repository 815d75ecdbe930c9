/** For tests: the platform's limits per account, across its isolates. */
export class PlatformBudget {
  #left = 25
  #countedAt = Date.now()
  /** Until when it refuses everything. */
  refusesUntil = 0
  /** Accepted and refused calls. */
  readonly accepted: { tags: readonly string[]; at: number; isEverything: boolean }[] = []
  refused = 0

  accepts({ tags = [], purgeEverything = false }: CachePurgeOptions, now = Date.now()): boolean {
    this.#left = Math.min(25, this.#left + ((now - this.#countedAt) * 5) / 60_000)
    this.#countedAt = now
    if (now < this.refusesUntil || this.#left < 1 || tags.length > 100) {
      this.refused += 1
      return false
    }
    this.#left -= 1
    this.accepted.push({ tags, at: now, isEverything: purgeEverything })
    return true
  }

  /** Whether a tag was accepted at or after a time. */
  hasTaken(tag: string, since: number): boolean {
    return this.accepted.some(
      ({ tags, at, isEverything }) => at >= since && (isEverything || tags.includes(tag)),
    )
  }
}
