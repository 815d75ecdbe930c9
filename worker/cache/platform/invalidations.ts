import { log } from '../../request/log.ts'
import { CallBudget } from './call-budget.ts'
import type { CacheOutcome } from './pages-tier.ts'

/** Tags of one call. */
const maxOperations = 100
/** More than this many calls are one that reaches everything: it keeps all and asks what still holds. */
const maxCalls = 5
/** Milliseconds in which requests put their tags together. */
const gatherFor = 250
const patience = 8000
/** Outcomes that are remembered for requests that wait for another's call. */
const maxOutcomes = 64

/** A call of the platform's cache: these tags; none: everything. */
export type InvalidateCall = (tags: readonly string[]) => Promise<CacheOutcome>

/**
 * Purges on their way to the platform's cache. It takes 5 calls a minute of the whole account, so
 * requests of an isolate put their tags together, a tag counts once, and one of them calls. What is
 * refused is the sender's again, who keeps it until it is taken.
 */
export class Invalidations {
  readonly #budget = new CallBudget()
  #waiting = new Set<string>()
  #round = 0
  /** Until when the request that calls for this round is expected to do so. */
  #calledBy = 0
  readonly #outcomes = new Map<number, boolean>()

  /** Whether the platform has taken these tags. */
  async send(tags: readonly string[], call: InvalidateCall): Promise<boolean> {
    const round = this.#round
    for (const tag of tags) this.#waiting.add(tag)
    if (this.#calledBy > Date.now()) return this.#outcomeOf(round)
    this.#calledBy = Date.now() + gatherFor * 4
    await pause(gatherFor)
    // After a long pause somebody else has taken them along.
    if (this.#round !== round) return this.#outcomeOf(round)
    const gathered = [...this.#waiting]
    this.#waiting = new Set()
    this.#round += 1
    this.#calledBy = 0
    const isTaken = await this.#deliver(gathered, call)
    this.#note(round, isTaken)
    return isTaken
  }

  /** One call for what is gone, if any is left: what is dropped here would age anyway. */
  async sendOnce(call: () => Promise<CacheOutcome>): Promise<boolean> {
    return this.#budget.take(1, Date.now()) && (await call()).success
  }

  /** All of them or none: what is sent in part would be sent again and use up what is left. */
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

  /** A Worker must not await another request's call: it looks from time to time. */
  async #outcomeOf(round: number): Promise<boolean> {
    const started = Date.now()
    while (!this.#outcomes.has(round) && Date.now() - started < patience) {
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
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
