import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { testEnv } from '../../testing/fake-backend.ts'
import { LaggingKv, randomFrom } from '../../testing/fake-kv.ts'
import { purgeLogTtl } from './purge-log.ts'
import { TagIndex } from './tags.ts'

const { CACHE } = testEnv(() => new Response())
const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
const at = (tags: string[], storedAt: number) => ({ tags, storedAt, updatedAt: null })
const refresh = async (index: TagIndex) => index.poll()?.refresh

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await reset()
})

describe('design §5: invalidation by tag', () => {
  it('reads KV on the first request, then every 10 s in the background', async ({ expect }) => {
    const index = new TagIndex(CACHE)
    expect(index.poll()?.required).toBe(true)
    await refresh(index)
    later(20)
    await refresh(index)
    expect(index.poll()).toBeNull()
    later(11)
    expect(index.poll()?.required).toBe(false)
    expect(index.poll(), 'one look at a time').toBeNull()
    later(31)
    expect(index.poll()?.required, 'after a long sleep').toBe(true)
  })

  it('counts a purge of the future, of a wrong clock, as one of now', async ({ expect }) => {
    const year = 365 * 86_400_000
    await new TagIndex(CACHE).purge(['catalog'], 0, { now: Date.now() + year })
    const index = new TagIndex(CACHE)
    later(20)
    await refresh(index)
    expect(index.isPurged(at(['catalog'], Date.now() - 1000))).toBe(true)
    expect(index.isPurged(at(['catalog'], Date.now() + 1000))).toBe(false)
  })

  it.for([1, 2, 3, 4, 5])(
    'S2-5: of ten isolates that purge at once, over a slow and failing KV, none is lost (seed %i)',
    async (seed, { expect }) => {
      const random = randomFrom(seed)
      const kv = new LaggingKv(random)
      const isolates = Array.from({ length: 10 }, (_, place) => new TagIndex(kv.seenFrom(place)))
      const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
      const stored = new Map<string, number>()
      for (let round = 0; round < 200; round++) {
        later(Math.floor(random() * 40))
        const isolate = any(isolates)
        const tag = `product:${round}`
        stored.set(tag, Date.now())
        // oxlint-disable-next-line no-await-in-loop -- time passes between the rounds
        await isolate?.purge([tag], 0)
        // oxlint-disable-next-line no-await-in-loop
        for (const each of isolates) if (random() < 0.3) await refresh(each)
      }
      const fresh = new TagIndex(kv.seenFrom(11))
      for (let times = 0; times < 20; times++) {
        later(40)
        // oxlint-disable-next-line no-await-in-loop
        for (const each of [...isolates, fresh]) await refresh(each)
      }
      for (const isolate of [...isolates, fresh])
        for (const [tag, time] of stored) expect(isolate.isPurged(at([tag], time)), tag).toBe(true)
    },
  )

  it('applies a purge after any time of inactivity', async ({ expect }) => {
    const here = new TagIndex(CACHE)
    const there = new TagIndex(CACHE)
    await refresh(there)
    const stored = Date.now()
    await here.purge(['a'], 0)
    later(5 * 3600)
    await here.purge(['b'], 0)
    await refresh(there)
    expect([there.isPurged(at(['a'], stored)), there.isPurged(at(['b'], stored))]).toEqual([
      true,
      true,
    ])
  })

  it('accepts as many tags as a webhook may name, of any length', async ({ expect }) => {
    const tags = Array.from({ length: 500 }, (_, each) => `${each}`.padStart(120, 'x'))
    await new TagIndex(CACHE).purge(tags, 0)
    const index = new TagIndex(CACHE)
    await refresh(index)
    expect(tags.every((tag) => index.isPurged(at([tag], Date.now())))).toBe(true)
  })

  it('applies to stale API data that another isolate stored before it read the purge', async ({
    expect,
  }) => {
    const index = new TagIndex(CACHE)
    const change = Date.now()
    later(1)
    await index.purge(['a'], change)
    later(20)
    const stored = (updatedAt: number | null) => ({ tags: ['a'], storedAt: Date.now(), updatedAt })
    expect(index.isPurged(stored(change - 1))).toBe(true)
    expect(index.isPurged(stored(change))).toBe(false)
    expect(index.isPurged(stored(null))).toBe(false)
    later(41)
    expect(index.isPurged(stored(change - 1)), 'a minute is enough').toBe(false)
  })

  it('stays small: pruned tags become a timestamp before which everything is stale', async ({
    expect,
  }) => {
    const kv = new LaggingKv(() => 1)
    const index = new TagIndex(kv.seenFrom(0))
    const before = Date.now()
    for (let part = 0; part < 6; part++) {
      later(1)
      await index.purge(
        Array.from({ length: 1000 }, (_, each) => `tag:${part}:${each}`),
        0,
      )
    }
    expect(index.isPurged(at(['tag:0:0'], before))).toBe(true)
    expect(index.isPurged(at(['tag:5:999'], before))).toBe(true)
    expect(index.isPurged(at(['another'], before)), 'what nobody named').toBe(true)
    later(1)
    expect(index.isPurged(at(['tag:0:0', 'tag:5:999'], Date.now()))).toBe(false)
  })

  it('ignores an unknown key', async ({ expect }) => {
    const hour = Math.floor(Date.now() / 3_600_000)
    await CACHE.put(`purge/${hour}/1-junk`, '', { metadata: { tags: 7 } })
    await CACHE.put(`purge/${hour}/2-junk`, 'junk')
    await new TagIndex(CACHE).purge(['a'], 0)
    const index = new TagIndex(CACHE)
    await refresh(index)
    expect(index.isPurged(at(['a'], Date.now()))).toBe(true)
    expect(index.isPurged(at(['b'], Date.now()))).toBe(false)
  })

  it('leaves no unneeded keys in KV', async ({ expect }) => {
    await new TagIndex(CACHE).purge(['a'], 0)
    const { keys } = await CACHE.list({ prefix: 'purge/' })
    const lifetime = (keys[0]?.expiration ?? Infinity) * 1000 - Date.now()
    expect(lifetime).toBeLessThanOrEqual(purgeLogTtl + 1000)
  })

  it('reports a failed write to KV to the sender, but applies here', async ({ expect }) => {
    // Only this method is used.
    const put = async () => Promise.reject(new Error('429'))
    const index = new TagIndex({ put } as unknown as KVNamespace)
    const stored = Date.now()
    await expect(index.purge(['a'], 0)).rejects.toThrow('429')
    expect(index.isPurged(at(['a'], stored))).toBe(true)
  })
})
