import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { inContext } from '../../testing/fake-backend.ts'
import {
  assetVersion,
  newIsolate,
  nextVersion,
  part,
  store,
  visit,
} from '../../testing/fake-pages.ts'
import { isolateOf } from '../isolate.ts'
import { removeCachedPage } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { RenderDependencies } from '../tags/render-dependencies.ts'

const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

beforeEach(() => {
  nextVersion()
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await reset()
})

describe('design §5: a purge by tag', () => {
  it('invalidates every variant of a page in memory', async ({ expect }) => {
    const env = newIsolate()
    const variants = [
      'http://shop.test/rohr',
      'http://cs.shop.test/rohr',
      new Request('http://shop.test/rohr', { headers: { Cookie: 'currency=CZK' } }),
      new Request('http://shop.test/rohr', { headers: { Cookie: 'display_vat=1' } }),
    ]
    const again = (variant: Request | string) => new Request(variant)
    for (const variant of variants) await store(env, {}, again(variant))
    await store(env, { tags: ['product:2'] }, 'http://shop.test/other')
    later(1)
    await isolateOf(env).tags.purge(['product:1'], Date.now())
    for (const variant of variants) expect((await visit(env, again(variant))).status).toBe(204)
    expect((await visit(env, 'http://shop.test/other')).status).toBe(200)
  })

  it('keeps the last known good page for an outage, never as a hit', async ({ expect }) => {
    const env = newIsolate()
    await store(env)
    later(1)
    await isolateOf(env).tags.purge(['product:1'], Date.now())
    for (let times = 0; times < 2; times++) {
      // oxlint-disable-next-line no-await-in-loop -- one visitor after the other
      expect((await visit(env)).status).toBe(204)
      // oxlint-disable-next-line no-await-in-loop
      const rescued = await visit(env, undefined, true)
      expect(rescued.headers.get('X-State')).toBe('if-error')
      expect(rescued.headers.get('Cache-Status')).toMatch(/fwd=stale.*stale-if-error/)
    }
    later(1)
    await store(env)
    expect((await visit(env)).headers.get('X-State'), 'once made again').toBe('fresh')
  })

  it('of a deleted page: no outage brings it back', async ({ expect }) => {
    const env = newIsolate()
    await store(env)
    await inContext(
      env,
      (c) => {
        removeCachedPage(c, pageKey(c.var.context, '/rohr', assetVersion()))
        return c.body(null)
      },
      'http://shop.test/rohr',
    )
    expect((await visit(env, undefined, true)).status).toBe(204)
  })

  it('during a render keeps the page out of the cache', async ({ expect }) => {
    const env = newIsolate()
    const startedAt = Date.now()
    later(1)
    await isolateOf(env).tags.purge(['product:1'], Date.now())
    expect(await store(env, { startedAt })).toBe(false)
  })

  it('applies to each part from the time at which it was read', async ({ expect }) => {
    const env = newIsolate()
    const early = Date.now()
    later(10)
    await isolateOf(env).tags.purge(['product:1'], Date.now())
    later(10)
    const dependencies = new RenderDependencies()
    dependencies.note('fresh', part(['menu:main'], early))
    dependencies.note('fresh', part(['product:1']))
    expect(await store(env, { dependencies, tags: [] }), 'an old menu is no reason').toBe(true)
    const unaware = new RenderDependencies()
    unaware.note('fresh', part(['product:1'], early))
    expect(await store(env, { dependencies: unaware, tags: [] }), 'an old product is').toBe(false)
  })

  it('applies to the tags of everything that was read', async ({ expect }) => {
    const env = newIsolate()
    const dependencies = new RenderDependencies()
    dependencies.note('fresh', part(['menu:main', 'product:7']))
    await store(env, { dependencies, tags: [] })
    later(1)
    await isolateOf(env).tags.purge(['menu:main'], Date.now())
    expect((await visit(env)).status).toBe(204)
  })
})
