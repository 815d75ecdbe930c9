import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { LaggingKv, randomFrom } from '../../testing/fake-kv.ts'
import { PlatformBudget } from '../../testing/platform-budget.ts'
import { TagIndex } from '../tags/tags.ts'
import { optionsOf } from './pages-tier.ts'
import { Invalidations } from './invalidations.ts'

const caller = (budget: PlatformBudget) => async (tags: readonly string[]) => ({
  success: budget.accepts(optionsOf(tags)),
})
const names = (count: number, prefix = 'product') =>
  Array.from({ length: count }, (_, each) => `${prefix}:${each}`)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** All pending work, while time passes. */
async function finished<T>(work: Promise<T>, step = 50): Promise<T> {
  const state = { isDone: false }
  const end = () => (state.isDone = true)
  work.then(end, end)
  // oxlint-disable-next-line no-await-in-loop
  for (let steps = 0; !state.isDone && steps < 10_000; steps++)
    await vi.advanceTimersByTimeAsync(step)
  return work
}

describe('design §5 purges of the platform’s cache', () => {
  it('of many requests are batched into one call, with each tag once', async ({ expect }) => {
    const budget = new PlatformBudget()
    const invalidations = new Invalidations()
    const requests = names(60).map((tag) => invalidations.send([tag, 'catalog'], caller(budget)))
    expect(await finished(Promise.all(requests))).toEqual(requests.map(() => true))
    expect(budget.accepted).toHaveLength(1)
    expect(budget.accepted[0]?.tags).toHaveLength(61)
  })

  it.for([
    [1, 1, false],
    [100, 1, false],
    [101, 2, false],
    [500, 5, false],
    [501, 1, true],
    [5000, 1, true],
  ] as const)(
    '%i tags are %i calls, with purge-everything: %s',
    async ([count, calls, isAll], { expect }) => {
      const budget = new PlatformBudget()
      expect(await finished(new Invalidations().send(names(count), caller(budget)))).toBe(true)
      expect(budget.accepted).toHaveLength(calls)
      expect(budget.accepted.every((call) => call.isEverything === isAll)).toBe(true)
      for (const tag of names(count)) expect(budget.hasTaken(tag, 0)).toBe(true)
    },
  )

  it('stay within 25 calls at once and 5 a minute, and refuse the rest at once', async ({
    expect,
  }) => {
    const budget = new PlatformBudget()
    const invalidations = new Invalidations()
    const outcomes: boolean[] = []
    for (let time = 0; time < 40; time++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      outcomes.push(await finished(invalidations.send([`a:${time}`], caller(budget))))
    expect(outcomes.filter(Boolean).length).toBeLessThanOrEqual(26)
    expect(outcomes.at(-1)).toBe(false)
    expect(budget.refused, 'the platform is not asked in vain').toBe(0)
    await vi.advanceTimersByTimeAsync(13_000)
    expect(await finished(invalidations.send(names(90), caller(budget)))).toBe(true)
  })

  it('are refused while the platform refuses for a minute, and accepted afterwards', async ({
    expect,
  }) => {
    const budget = new PlatformBudget()
    budget.refusesUntil = Date.now() + 60_000
    const invalidations = new Invalidations()
    const tries: boolean[] = []
    while (tries.at(-1) !== true && tries.length < 20) {
      // oxlint-disable-next-line no-await-in-loop -- as the sender does, from time to time
      tries.push(await finished(invalidations.send(['product:1'], caller(budget))))
      // oxlint-disable-next-line no-await-in-loop
      await vi.advanceTimersByTimeAsync(12_000)
    }
    expect(tries.at(-1)).toBe(true)
    expect(tries.length).toBeLessThanOrEqual(8)
    expect(budget.refused).toBeLessThanOrEqual(7)
  })

  it('survive a request that ends before the call', async ({ expect }) => {
    const budget = new PlatformBudget()
    const invalidations = new Invalidations()
    const { promise: never } = Promise.withResolvers<{ success: boolean }>()
    void invalidations.send(['product:1'], () => never)
    await vi.advanceTimersByTimeAsync(1100)
    expect(await finished(invalidations.send(['product:2'], caller(budget)))).toBe(true)
  })

  it('treat a call that throws as a refusal', async ({ expect }) => {
    const broken = () => Promise.reject(new Error('internal error'))
    expect(await finished(new Invalidations().send(['a'], broken))).toBe(false)
  })

  it('of ten isolates with 100 a second are never lost, over a KV with a minute’s delay', async ({
    expect,
  }) => {
    const random = randomFrom(7)
    const kv = new LaggingKv(random)
    const budget = new PlatformBudget()
    const isolates = Array.from({ length: 10 }, (_, place) => ({
      index: new TagIndex(kv.seenFrom(place)),
      invalidations: new Invalidations(),
    }))
    /** Purges that each sender keeps until they are accepted. */
    const outboxes = isolates.map(() => new Map<string, number>())
    const changed = new Map<string, number>()
    const deliver = async (place: number) => {
      const [isolate, outbox] = [isolates[place], outboxes[place]]
      if (!isolate || !outbox || outbox.size === 0) return
      const sent = [...outbox]
      const tags = sent.map(([tag]) => tag)
      await isolate.index.purge(tags, 0)
      if (!(await isolate.invalidations.send(tags, caller(budget)))) return
      for (const [tag, at] of sent) if (outbox.get(tag) === at) outbox.delete(tag)
    }
    for (let second = 0; second < 5; second++) {
      for (const outbox of outboxes)
        for (let each = 0; each < 100; each++) {
          const tag = `product:${Math.floor(random() * 1500)}`
          outbox.set(tag, Date.now())
          changed.set(tag, Date.now())
        }
      // oxlint-disable-next-line no-await-in-loop
      await finished(Promise.all(isolates.map((_, place) => deliver(place))))
      // oxlint-disable-next-line no-await-in-loop
      await vi.advanceTimersByTimeAsync(1000)
    }
    let minutes = 0
    for (; outboxes.some(({ size }) => size > 0) && minutes < 30; minutes++) {
      // oxlint-disable-next-line no-await-in-loop -- the run of each minute
      await vi.advanceTimersByTimeAsync(60_000)
      // oxlint-disable-next-line no-await-in-loop
      await finished(Promise.all(isolates.map((_, place) => deliver(place))))
    }
    expect(minutes, 'until all are taken').toBeLessThanOrEqual(10)
    for (const [tag, at] of changed) expect(budget.hasTaken(tag, at), tag).toBe(true)
    for (let times = 0; times < 20; times++) {
      // oxlint-disable-next-line no-await-in-loop
      await vi.advanceTimersByTimeAsync(40_000)
      // oxlint-disable-next-line no-await-in-loop
      for (const { index } of isolates) await index.poll()?.refresh
    }
    for (const { index } of isolates)
      for (const [tag, storedAt] of changed)
        expect(index.isPurged({ tags: [tag], storedAt, updatedAt: null }), tag).toBe(true)
  })
})
