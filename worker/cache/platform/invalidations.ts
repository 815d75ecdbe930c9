import { log } from '../../request/log.ts'
import { CallBudget } from './call-budget.ts'
import type { CacheOutcome } from './pages-tier.ts'

/** Tags per call. */
const maxOperations = 100
/**
 * Above this number of calls, one call invalidates everything: entries stay and are revalidated.
 */
const maxCalls = 5
/** Milliseconds in which requests batch their tags. */
const gatherFor = 250
const patience = 8000
/** Outcomes kept for requests that wait for another request's call. */
const maxOutcomes = 64

/** A call of the platform's cache with these tags; none means everything. */
export type InvalidateCall = (tags: readonly string[]) => Promise<CacheOutcome>

/**
 * Batches purges for the platform's cache. It accepts 5 calls a minute per account, so requests of
 * an isolate share one call with deduplicated tags. A refused batch stays with its senders, who
 * retry until it is accepted.
 */
export class Invalidations {
  readonly #budget = new CallBudget()
  #waiting = new Set<string>()
  #round = 0
  /** Deadline of the request that makes the call of this batch. */
  #calledBy = 0
  readonly #outcomes = new Map<number, boolean>()

  /** Whether the platform has accepted these tags. */
  async send(tags: readonly string[], call: InvalidateCall): Promise<boolean> {
    const round = this.#round
    for (const tag of tags) this.#waiting.add(tag)
    if (this.#calledBy > Date.now()) return this.#outcomeOf(round)
    this.#calledBy = Date.now() + gatherFor * 4
    await pause(gatherFor)
    // After a long pause another request has sent them.
    if (this.#round !== round) return this.#outcomeOf(round)
    const gathered = [...this.#waiting]
    this.#waiting = new Set()
    this.#round += 1
    this.#calledBy = 0
    const isTaken = await this.#deliver(gathered, call)
    this.#note(round, isTaken)
    return isTaken
  }

  /** One call for deleted pages if the budget allows: a page dropped here would expire anyway. */
  async sendOnce(call: () => Promise<CacheOutcome>): Promise<boolean> {
    return this.#budget.take(1, Date.now()) && (await call()).success
  }

  /** All or nothing: a partial batch would be sent again and use up the budget. */
  async #deliver(tags: readonly string[], call: InvalidateCall): Promise<boolean> {
    const now = Date.now()
    const named = parts(tags)
    const isFew = named.length <= maxCalls && named.length <= this.#budget.left(now)
    const calls = isFew ? named : [[]]
    if (!this.#budget.take(calls.length, now)) return false
    try {
      const outcomes = await Promise.all(calls.map((part) => call(part)))
      if (outcomes.every(({ success }) => success)) return true
    } catch (error) {
      const detail = error instanceof Error ? error.name : 'unknown'
      log('warn', 'platform-cache-failure', { detail })
    }
    this.#budget.empty(Date.now())
    return false
  }

  #note(round: number, isTaken: boolean): void {
    this.#outcomes.set(round, isTaken)
    this.#outcomes.delete(round - maxOutcomes)
  }

  /** Polls, because a Worker must not await another request's I/O. */
  async #outcomeOf(round: number): Promise<boolean> {
    const started = Date.now()
    while (!this.#outcomes.has(round) && Date.now() - started < patience) {
      // oxlint-disable-next-line no-await-in-loop -- one poll after the other
      await pause(50)
    }
    return this.#outcomes.get(round) ?? false
  }
}

function parts(tags: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(tags.length / maxOperations) }, (_, index) =>
    tags.slice(index * maxOperations, (index + 1) * maxOperations),
  )
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
