/** Limits of the platform, on every plan: burst size and calls a minute. */
const bucket = 25
const perMinute = 5

/**
 * Remaining calls of the platform's cache as known to this isolate; all isolates share the bucket.
 */
export class CallBudget {
  #left = bucket
  #countedAt = 0

  /** Takes this many calls or none. */
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
