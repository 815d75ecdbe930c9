/** Of the platform, for every plan: so many calls at once, and so many a minute after that. */
const bucket = 25
const perMinute = 5

/** Calls of the platform's cache that are left, as this isolate knows; others share the same bucket. */
export class CallBudget {
  #left = bucket
  #countedAt = 0

  /** Takes so many calls, or none of them. */
  take(calls: number, now: number): boolean {
    if (this.left(now) < calls) return false
    this.#left -= calls
    return true
  }

  left(now: number): number {
    if (this.#countedAt === 0) this.#countedAt = now
    this.#left = Math.min(bucket, this.#left + ((now - this.#countedAt) * perMinute) / 60_000)
    this.#countedAt = now
    return Math.floor(this.#left)
  }

  /** The platform has refused: other isolates have used up the shared budget. */
  empty(now: number): void {
    this.#left = 0
    this.#countedAt = now
  }
}
