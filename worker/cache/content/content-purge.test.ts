import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import type { Env } from '../../env.ts'
import { newIsolate, outage, readIn, upstream, type Value } from '../../testing/fake-content.ts'
import { isolateOf } from '../isolate.ts'
import type { UpstreamResult } from './upstream-result.ts'

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

describe('design §5: a purge', () => {
  const variants = ['http://shop.test/', 'http://cs.shop.test/', 'http://sk.shop.test/']

  it('invalidates every variant by the tag alone, in memory and KV', async ({ expect }) => {
    const env = newIsolate()
    let text = 'old'
    const { reading } = upstream(() => ({ text }))
    for (const url of variants) await readIn(env, reading, url)
    later(1)
    await isolateOf(env).tags.purge(['thing:old'], Date.now())
    later(1)
    text = 'new'
    for (const url of variants)
      expect((await readIn(env, reading, url)).value, url).toEqual({ text: 'new' })
    for (const url of variants)
      expect((await readIn(newIsolate(), reading, url)).value, url).toEqual({ text: 'new' })
  })

  it('reaches other isolates within ten seconds', async ({ expect }) => {
    const here = newIsolate()
    const there = newIsolate()
    let text = 'old'
    const { reading } = upstream(() => ({ text }))
    await readIn(here, reading)
    await readIn(there, reading)
    later(1)
    await isolateOf(here).tags.purge(['things'], Date.now())
    text = 'new'
    later(11)
    await readIn(there, reading)
    expect((await readIn(there, reading)).value).toEqual({ text: 'new' })
  })

  it('leaves entries with other tags alone', async ({ expect }) => {
    const env = newIsolate()
    let down = false
    const { reading } = upstream(() => (down ? outage() : { text: 'a' }))
    await readIn(env, reading)
    down = true
    later(1)
    await isolateOf(env).tags.purge(['thing:b'], Date.now())
    expect((await readIn(env, reading)).status).toBe('Storefront-Content; hit')
  })

  it('keeps the last known good response for an outage, never as fresh, in every isolate', async ({
    expect,
  }) => {
    const env = newIsolate()
    let response: Value | Error = { text: 'a' }
    const { requested, reading } = upstream(() => response)
    await readIn(env, reading)
    later(1)
    await isolateOf(env).tags.purge(['thing:a'], Date.now())
    response = outage()
    for (const isolate of [env, newIsolate(), env]) {
      const found = await readIn(isolate, reading)
      expect(found).toMatchObject({
        value: { text: 'a' },
        status: 'Storefront-Content; fwd=stale; detail=stale-if-error',
        whole: false,
      })
    }
    expect(requested.times, 'asked for each time').toBe(4)
    response = { text: 'b' }
    expect((await readIn(env, reading)).value).toEqual({ text: 'b' })
  })

  it('of deleted content: no outage brings it back', async ({ expect }) => {
    const env = newIsolate()
    let response: Value | Error = { text: 'a' }
    const { reading } = upstream(() => response)
    await readIn(env, reading)
    later(1)
    await isolateOf(env).tags.purge(['thing:a'], Date.now())
    response = null
    expect((await readIn(env, reading)).value).toBeNull()
    response = outage()
    later(60)
    await expect(readIn(env, reading)).rejects.toMatchObject({ kind: 'timeout' })
    await expect(readIn(newIsolate(), reading)).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('during a fetch keeps the old response out of the cache', async ({ expect }) => {
    const env = newIsolate()
    let text = 'old'
    const { reading } = upstream(() => {
      const response = { text }
      later(1)
      return text === 'old' ? purgeMeanwhile(env, response) : response
    })
    expect((await readIn(env, reading)).value).toEqual({ text: 'old' })
    text = 'new'
    later(1)
    expect((await readIn(env, reading)).value).toEqual({ text: 'new' })
  })

  it('that overtakes the API: serves the old response and revalidates after 5, 30 and 60 s', async ({
    expect,
  }) => {
    const env = newIsolate()
    let response = { text: 'old', updatedAt: '2026-01-01T00:00:00Z' }
    const { requested, reading } = upstream(() => response)
    await readIn(env, reading)
    later(1)
    await isolateOf(env).tags.purge(['things'], Date.parse('2026-06-01T00:00:00Z'))
    later(1)
    const early = await readIn(env, reading)
    expect(early).toMatchObject({ value: { text: 'old' }, fresh: 4000 })
    await readIn(env, reading)
    expect(requested.times, 'not for every request').toBe(2)
    expect((await readIn(newIsolate(), reading)).value, 'not from KV').toEqual({ text: 'old' })
    expect(requested.times).toBe(3)

    later(5)
    await readIn(env, reading)
    expect(requested.times, 'again after 5 s').toBe(4)
    response = { text: 'new', updatedAt: '2026-06-01T00:00:00Z' }
    later(20)
    expect((await readIn(env, reading)).value, 'not yet').toEqual({ text: 'old' })
    later(5)
    expect(await readIn(env, reading), 'after 30 s').toMatchObject({
      value: { text: 'new' },
      fresh: null,
    })
    expect(requested.times).toBe(5)
  })

  it('stops revalidating after a minute', async ({ expect }) => {
    const env = newIsolate()
    const { requested, reading } = upstream(() => ({
      text: 'old',
      updatedAt: '2026-01-01T00:00:00Z',
    }))
    await isolateOf(env).tags.purge(['things'], Date.parse('2026-06-01T00:00:00Z'))
    later(61)
    await readIn(env, reading)
    later(100)
    await readIn(env, reading)
    expect(requested.times).toBe(1)
  })
})

async function purgeMeanwhile(env: Env, value: Value): Promise<UpstreamResult<Value>> {
  await isolateOf(env).tags.purge(['things'], Date.now())
  return { response: value, size: 100, updatedAt: Date.now() }
}
