const maxRequestTime = 10_000
const maxWait = 1500
const maxInFlight = 1000

/**
 * Keys that this isolate is loading. A Worker must not await another request's I/O, so waiting
 * requests poll this flag by timers of their own.
 */
export class InFlightRequests {
  readonly #until = new Map<string, number>()

  /** Acquires the key unless it is taken; a hanging request releases it by timeout. */
  start(key: string, now = Date.now()): boolean {
    if (this.isPending(key, now)) return false
    if (this.#until.size > maxInFlight) this.#forgetHung(now)
    this.#until.set(key, now + maxRequestTime)
    return true
  }

  end(key: string): void {
    this.#until.delete(key)
  }

  isPending(key: string, now = Date.now()): boolean {
    return (this.#until.get(key) ?? 0) > now
  }

  #forgetHung(now: number): void {
    for (const [key, until] of this.#until) if (until <= now) this.#until.delete(key)
  }

  /** Resolves when the key is released, at the latest after a timeout. */
  async wait(key: string): Promise<void> {
    const started = Date.now()
    for (let pause = 5; this.isPending(key) && Date.now() - started < maxWait; pause *= 1.5) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(pause, 100)))
    }
  }
}
