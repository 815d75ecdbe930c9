import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { testEnv } from '../upstream/fake-backend.ts'
import { TagIndex } from './tags.ts'

const { CACHE } = testEnv(() => new Response())
const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
const at = (tags: string[], storedAt: number) => ({ tags, storedAt, updatedAt: null })
const look = async (index: TagIndex) => index.poll()?.look

beforeEach(() => void vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }))
afterEach(async () => {
  vi.useRealTimers()
  await reset()
})

describe('design §5: invalidation by tag', () => {
  it('must look at KV first, then every 5 s without anybody waiting', async ({ expect }) => {
    const index = new TagIndex(CACHE)
    expect(index.poll()?.required).toBe(true)
    await look(index)
    later(10)
    await look(index)
    expect(index.poll()).toBeNull()
    later(6)
    expect(index.poll()?.required).toBe(false)
    expect(index.poll(), 'one look at a time').toBeNull()
    later(31)
    expect(index.poll()?.required, 'after a long sleep').toBe(true)
  })

  it('keeps both of two purges that were written over each other', async ({ expect }) => {
    const here = new TagIndex(CACHE)
    const there = new TagIndex(CACHE)
    await here.purge(['a'], 0)
    const lost = await CACHE.get('tags')
    await there.purge(['b'], 0)
    await CACHE.put('tags', lost ?? '')
    const stored = Date.now()
    later(70)
    await look(there)
    later(6)
    const third = new TagIndex(CACHE)
    await look(third)
    expect([third.isPurged(at(['a'], stored - 1)), third.isPurged(at(['b'], stored - 1))]).toEqual([
      true,
      true,
    ])
  })

  it('reaches what an isolate that had not heard of it stored of an API that lagged behind', async ({
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

  it('stays small: pruned tags become a time before which everything is invalid', async ({
    expect,
  }) => {
    const index = new TagIndex(CACHE)
    const before = Date.now()
    for (let part = 0; part < 6; part++) {
      later(1)
      await index.purge(
        Array.from({ length: 1000 }, (_, each) => `tag:${part}:${each}`),
        0,
      )
    }
    const text = (await CACHE.get('tags')) ?? ''
    expect(Object.keys((JSON.parse(text) as { tags: object }).tags).length).toBeLessThanOrEqual(
      5000,
    )
    const other = new TagIndex(CACHE)
    await look(other)
    expect(other.isPurged(at(['tag:0:0'], before))).toBe(true)
    expect(other.isPurged(at(['tag:5:999'], before))).toBe(true)
    later(1)
    expect(other.isPurged(at(['tag:0:0', 'tag:5:999'], Date.now()))).toBe(false)
  })

  it('takes an index that cannot be read for a purge of everything', async ({ expect }) => {
    await CACHE.put('tags', '{"tags": 7}')
    const index = new TagIndex(CACHE)
    const before = Date.now()
    await look(index)
    expect(index.isPurged(at(['any'], before))).toBe(true)
  })

  it('tells the sender when KV cannot be written, but counts here', async ({ expect }) => {
    // Only these two methods are used.
    const broken = {
      get: async () => null,
      put: async () => Promise.reject(new Error('429')),
    } as unknown as KVNamespace
    const index = new TagIndex(broken)
    const stored = Date.now()
    await expect(index.purge(['a'], 0)).rejects.toThrow('429')
    expect(index.isPurged(at(['a'], stored))).toBe(true)
  })
})
