import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { inContext } from '../../testing/fake-backend.ts'
import { UpstreamError } from '../upstream-error.ts'
import { readContent, visitorScope } from './content-cache.ts'
import {
  keyIn,
  newIsolate,
  outage,
  readIn,
  upstream,
  type Value,
} from '../../testing/fake-content.ts'
import { isolateOf } from '../../cache/isolate.ts'
import type { UpstreamResult } from '../../cache/content/upstream-result.ts'

const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await reset()
})

describe('design §5: content is', () => {
  it('fresh: from memory, frozen, without a request', async ({ expect }) => {
    const env = newIsolate()
    const { requested, reading } = upstream(() => ({ text: 'a' }))
    expect(await readIn(env, reading)).toMatchObject({
      value: { text: 'a' },
      status: 'Storefront-Content; fwd=miss; stored',
    })
    expect(await readIn(env, reading)).toMatchObject({
      value: { text: 'a' },
      status: 'Storefront-Content; hit',
    })
    expect(requested.times).toBe(1)
    const key = await keyIn(env, reading)
    const entry = isolateOf(env).content.get(key)
    expect(Object.isFrozen(entry?.value)).toBe(true)
  })

  it('fresh: from KV in another isolate', async ({ expect }) => {
    const { requested, reading } = upstream(() => ({ text: 'a' }))
    await readIn(newIsolate(), reading)
    expect(await readIn(newIsolate(), reading)).toMatchObject({
      value: { text: 'a' },
      status: 'Storefront-Content; hit',
    })
    expect(requested.times).toBe(1)
  })

  it('stale: served at once, refreshed once behind the response', async ({ expect }) => {
    const env = newIsolate()
    let text = 'old'
    const { requested, reading } = upstream(() => ({ text }))
    await readIn(env, reading)
    text = 'new'
    later(400)
    expect(await readIn(env, reading)).toMatchObject({
      value: { text: 'old' },
      status: 'Storefront-Content; hit; detail=stale',
      fresh: 5000,
    })
    expect(await readIn(env, reading)).toMatchObject({
      value: { text: 'new' },
      status: 'Storefront-Content; hit',
    })
    expect(requested.times).toBe(2)
  })

  it('stale: not requested again and again while the upstream is down', async ({ expect }) => {
    const env = newIsolate()
    let down = false
    const { requested, reading } = upstream(() => (down ? outage() : { text: 'a' }))
    await readIn(env, reading)
    down = true
    later(400)
    for (let times = 0; times < 5; times++)
      expect((await readIn(env, reading)).value).toEqual({ text: 'a' })
    expect(requested.times).toBe(2)
    later(11)
    await readIn(env, reading)
    expect(requested.times).toBe(3)
  })

  it('stale-if-error: served and reported while the upstream is down', async ({ expect }) => {
    const env = newIsolate()
    let down = false
    const { reading } = upstream(() => (down ? outage() : { text: 'a' }))
    await readIn(env, reading)
    down = true
    later(5000)
    expect(await readIn(env, reading)).toEqual({
      value: { text: 'a' },
      status: 'Storefront-Content; fwd=stale; detail=stale-if-error',
      whole: false,
      fresh: null,
    })
    expect(await readIn(newIsolate(), reading), 'from KV as well').toMatchObject({
      value: { text: 'a' },
    })
  })

  it('stale-if-error: not for a refusal of the upstream', async ({ expect }) => {
    const env = newIsolate()
    let isRefused = false
    const { reading } = upstream(() =>
      isRefused
        ? new UpstreamError({ upstream: 'cms', kind: 'status', status: 403 })
        : { text: 'a' },
    )
    await readIn(env, reading)
    isRefused = true
    later(5000)
    await expect(readIn(env, reading)).rejects.toMatchObject({ status: 403 })
  })

  it('expired: never served', async ({ expect }) => {
    const env = newIsolate()
    let down = false
    const { reading } = upstream(() => (down ? outage() : { text: 'a' }))
    await readIn(env, reading)
    down = true
    later(3 * 86_400)
    await expect(readIn(env, reading)).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('never an error: a failure is not stored', async ({ expect }) => {
    const env = newIsolate()
    let down = true
    const { reading } = upstream(() => (down ? outage() : { text: 'a' }))
    await expect(readIn(env, reading)).rejects.toMatchObject({ kind: 'timeout' })
    down = false
    expect((await readIn(env, reading)).value).toEqual({ text: 'a' })
  })

  it('absent for half a minute only', async ({ expect }) => {
    const env = newIsolate()
    let value: Value = null
    const { requested, reading } = upstream(() => value)
    expect((await readIn(env, reading)).value).toBeNull()
    value = { text: 'created' }
    expect((await readIn(env, reading)).value).toBeNull()
    expect(requested.times).toBe(1)
    later(34)
    expect((await readIn(env, reading)).value).toEqual({ text: 'created' })
  })
})

describe('design §5: concurrent misses', () => {
  it('of one request are one fetch', async ({ expect }) => {
    const { requested, reading } = upstream(() => ({ text: 'a' }))
    await inContext(newIsolate(), async (c) => {
      const scope = visitorScope(c)
      await Promise.all([1, 2, 3].map(() => readContent(scope, reading)))
      return c.body(null)
    })
    expect(requested.times).toBe(1)
  })

  it('of many requests are one fetch, each with its own timeout', async ({ expect }) => {
    vi.useRealTimers()
    // Timers run, but a paused machine must not count as a timeout.
    vi.useFakeTimers({ toFake: ['Date'] })
    const env = newIsolate()
    const { requested, reading } = upstream(() => slow({ text: 'a' }))
    const values = await Promise.all([1, 2, 3, 4].map(() => readIn(env, reading)))
    expect(values.map(({ value }) => value?.text)).toEqual(['a', 'a', 'a', 'a'])
    expect(requested.times).toBe(1)
  })

  it('do not wait for one that hangs', async ({ expect }) => {
    vi.useRealTimers()
    const env = newIsolate()
    const hung = upstream(() => new Promise<UpstreamResult<Value>>(() => {}))
    void readIn(env, hung.reading)
    await new Promise((resolve) => setTimeout(resolve, 30))
    const quick = upstream(() => ({ text: 'a' }))
    const started = Date.now()
    expect((await readIn(env, quick.reading)).value).toEqual({ text: 'a' })
    expect(Date.now() - started).toBeLessThan(2500)
  })
})

describe('design §5: KV', () => {
  it.for([
    'not JSON',
    '{}',
    'null',
    '{"v":0,"value":{"text":"x"},"storedAt":0,"fresh":1,"stale":1,"ifError":1,"tags":[]}',
    '{"v":3,"value":{"text":7},"storedAt":9e15,"fresh":1,"stale":1,"ifError":1,"tags":[],"updatedAt":null}',
    '{"v":3,"value":{"text":"x"},"storedAt":"now","fresh":1,"stale":1,"ifError":1,"tags":[],"updatedAt":null}',
  ])('with the invalid entry %s is a miss', async (entry, { expect }) => {
    const get = (async () => entry) as unknown as KVNamespace['get']
    const { reading } = upstream(() => ({ text: 'a' }))
    expect((await readIn(newIsolate({ get }), reading)).value).toEqual({ text: 'a' })
  })

  it('that hangs delays no request for more than a second or two', async ({ expect }) => {
    vi.useRealTimers()
    const get = (() => new Promise(() => {})) as unknown as KVNamespace['get']
    const { reading } = upstream(() => ({ text: 'a' }))
    const started = Date.now()
    expect((await readIn(newIsolate({ get }), reading)).value).toEqual({ text: 'a' })
    expect(Date.now() - started).toBeLessThan(2500)
  })

  it('that hangs delays one of the reads that a page makes one after the other, not each', async ({
    expect,
  }) => {
    vi.useRealTimers()
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    let asked = 0
    const get = (() => {
      asked++
      return new Promise(() => {})
    }) as unknown as KVNamespace['get']
    const env = newIsolate({ get })
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      const { reading } = upstream(() => ({ text: name }), { name })
      // oxlint-disable-next-line no-await-in-loop -- as a loader does
      expect((await readIn(env, reading)).value).toEqual({ text: name })
    }
    expect(asked).toBe(1)
    expect(String(logged.mock.calls)).toContain('"event":"kv-failure"')
  })

  it('that fails causes no error', async ({ expect }) => {
    const broken = (async () => {
      throw new Error('KV GET failed: 503')
    }) as unknown as KVNamespace['get'] & KVNamespace['put']
    const env = newIsolate({ get: broken, put: broken })
    const { requested, reading } = upstream(() => ({ text: 'a' }))
    expect((await readIn(env, reading)).value).toEqual({ text: 'a' })
    expect((await readIn(env, reading)).value).toEqual({ text: 'a' })
    expect(requested.times).toBe(1)
  })
})

async function slow(value: Value): Promise<UpstreamResult<Value>> {
  await new Promise((resolve) => setTimeout(resolve, 60))
  return { response: value, size: 100, updatedAt: null }
}
