import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { describe, it, vi } from 'vitest'
import { contractHeaders } from '../../domain/contract/headers.ts'
import { app } from '../app.ts'
import worker from '../index.ts'
import type { Env } from '../env.ts'
import { guestCart, orderBody } from '../testing/shop.ts'
import { changedSince } from './changed-tags.ts'
import { advanceWatermark } from '../maintenance/watermark.ts'
import { purgeChanges, purgeTags } from './purge-changed.ts'

/** The backend with a storefront that records purges, or is unreachable. */
function listening() {
  const received: { tags: string[]; updatedAt: string }[] = []
  const state = { down: false }
  const SHOP = {
    async fetch(request: Request) {
      if (state.down) return new Response(null, { status: 503 })
      received.push(await request.json())
      return new Response(null, { status: 204 })
    },
  }
  const vars = { PURGE_URL: 'https://shop.test/hooks/purge', PURGE_SECRET: 'x'.repeat(32) }
  // Only `fetch` of the binding is used.
  const heard: Env = { ...env, ...vars, SHOP: SHOP as unknown as Fetcher }
  return { received, state, env: heard }
}

async function post(shop: { env: Env }, path: string, body: object, headers = {}) {
  const context = createExecutionContext()
  const init = { method: 'POST', body: JSON.stringify(body), headers }
  const response = await app.request(`http://backend${path}`, init, shop.env, context)
  await waitOnExecutionContext(context)
  return response
}

async function order(shop: { env: Env }, variantId: string, total: number, amount = 1) {
  const headers = { [contractHeaders.cartToken]: await guestCart(variantId, amount) }
  return post(shop, '/store/api/v1/cart/place', orderBody(total), headers)
}

/** As if nothing had changed since the last run. */
async function settle(lastRun = new Date()) {
  await env.DB.batch([
    ...['product', 'category', 'page', 'content', 'entry'].map((table) =>
      env.DB.prepare(`UPDATE ${table} SET updated_at = '2026-01-01T00:00:00.000Z'`),
    ),
    env.DB.prepare('DELETE FROM purge_outbox'),
    env.DB.prepare(`DELETE FROM meta WHERE key LIKE 'watermark:%'`),
    advanceWatermark(env.DB, 'purge', lastRun),
  ])
}

/** The retry of a failing purge must not delay the test. */
async function withoutPause<T>(work: () => Promise<T>): Promise<T> {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((done) => {
    if (typeof done === 'function') queueMicrotask(() => done())
    return 0 as unknown as ReturnType<typeof setTimeout>
  })
  try {
    return await work()
  } finally {
    vi.restoreAllMocks()
  }
}

describe('design §5: the backend purges the storefront', () => {
  it('after a run whose clock was years ahead', async ({ expect }) => {
    const shop = listening()
    await settle(new Date('2099-01-01T00:00:00Z'))
    await purgeChanges(shop.env)
    expect(shop.received.map(({ tags }) => tags)).toEqual([['cms', 'store']])
    const now = new Date(Date.now() + 1000)
    await env.DB.prepare(`UPDATE product SET updated_at = ?1 WHERE id = 'p-s100' OR n = 1`)
      .bind(now.toISOString())
      .run()
    await purgeChanges(shop.env, now)
    expect(shop.received[1]?.tags.join()).toMatch(/^product:/)
    await settle()
  })

  it('beside one whose time is in the future, no time, or whose tag no storefront accepts', async ({
    expect,
  }) => {
    await settle()
    const shop = listening()
    const queue = (tags: string, at: string) =>
      env.DB.prepare('INSERT INTO purge_outbox (tags, updated_at) VALUES (?1, ?2)').bind(tags, at)
    const future = '2099-01-01T00:00:00.000Z'
    await env.DB.batch([queue('product:a', future), queue('product:b', 'yesterday')])
    await purgeChanges(shop.env)
    expect(shop.received[0]?.tags).toEqual(['product:a', 'product:b'])
    expect(Date.parse(String(shop.received[0]?.updatedAt))).toBeLessThanOrEqual(Date.now())
    await queue('product:größe', new Date().toISOString()).run()
    await purgeChanges(shop.env)
    expect(shop.received[1]?.tags).toEqual(['cms', 'store'])
    await env.DB.prepare(`UPDATE page SET updated_at = 'yesterday' WHERE id = 'terms'`).run()
    await purgeChanges(shop.env)
    expect(shop.received[2]?.tags).toEqual(['page:terms', 'pages'])
    await settle()
  })

  it('with everything where more rows have changed than are named', async ({ expect }) => {
    await settle()
    const since = new Date()
    const at = new Date(since.getTime() + 1000).toISOString()
    // All of these have one tag; the page behind them in the table has another.
    await env.DB.prepare(
      `INSERT INTO content (kind, key, locale, value, updated_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
      SELECT 'redirect', '/cut-' || i, 'de', '{}', ?1 FROM n`,
    )
      .bind(at)
      .run()
    expect((await changedSince(env.DB, since)).tags).toEqual(['cms', 'store'])
    await env.DB.prepare(`DELETE FROM content WHERE key LIKE '/cut-%'`).run()
    expect((await changedSince(env.DB, since)).tags).toEqual([])
  })

  it('when an order takes the last piece, not with every order', async ({ expect }) => {
    await settle()
    const shop = listening()
    expect((await order(shop, 's100', 35.9)).status).toBe(200)
    expect(shop.received).toEqual([])
    const before = new Date().toISOString()
    expect((await order(shop, 'last1', 55.9)).status).toBe(200)
    expect(shop.received).toMatchObject([{ tags: ['product:letzter'] }])
    expect(String(shop.received[0]?.updatedAt) >= before).toBe(true)
  })

  it('when a buyer’s review is published, not while it is pending', async ({ expect }) => {
    const shop = listening()
    const review = { rating: 4, text: 'Gut.', author: 'Gast', email: 'gast@example.org' }
    const path = '/store/api/v1/products/letzter/reviews'
    expect((await post(shop, path, review)).status).toBe(200)
    expect(shop.received).toEqual([])
    const since = new Date()
    await settle(since)
    await env.DB.prepare('UPDATE customer_review SET published_at = ?1')
      .bind(since.toISOString())
      .run()
    await purgeChanges(shop.env)
    expect(shop.received[0]?.tags.toSorted()).toEqual(['product:letzter', 'reviews:letzter'])
    await env.DB.prepare('DELETE FROM customer_review').run()
  })

  it('periodically for all other changes', async ({ expect }) => {
    await settle()
    const shop = listening()
    const since = new Date()
    await purgeChanges(shop.env)
    expect(shop.received).toEqual([])
    await env.DB.batch([
      env.DB.prepare(`UPDATE variant SET stock = 9000 WHERE id = 'g100'`),
      env.DB.prepare(`UPDATE page SET updated_at = ?1 WHERE id = 'terms'`).bind(
        since.toISOString(),
      ),
    ])
    await purgeChanges(shop.env)
    expect(shop.received).toHaveLength(1)
    expect(shop.received[0]?.tags.toSorted()).toEqual([
      'page:terms',
      'pages',
      'product:badluefter-grossmann',
    ])
  })

  it('S2-5: for a change that a failed run or a long pause would have missed', async ({
    expect,
  }) => {
    const shop = listening()
    const [start, quarter] = [Date.now() - 5 * 3_600_000, 15 * 60_000]
    await settle(new Date(start))
    const change = new Date(start + quarter).toISOString()
    await env.DB.prepare(`UPDATE page SET updated_at = ?1 WHERE id = 'terms'`).bind(change).run()
    shop.state.down = true
    const run = (number: number) => purgeChanges(shop.env, new Date(start + number * quarter))
    await withoutPause(() => expect(run(2)).rejects.toThrow('status 503'))
    shop.state.down = false
    // The cron did not run for hours.
    await run(18)
    expect(shop.received).toMatchObject([{ tags: ['page:terms', 'pages'], updatedAt: change }])
    await run(19)
    expect(shop.received, 'once').toHaveLength(1)
  })

  it('S2-5: for an order after the storefront was unreachable, with the next purge', async ({
    expect,
  }) => {
    await settle()
    const shop = listening()
    shop.state.down = true
    await withoutPause(() =>
      expect(purgeTags(shop.env, { tags: ['product:a'], updatedAt: new Date() })).rejects.toThrow(),
    )
    shop.state.down = false
    await purgeTags(shop.env, { tags: ['product:b'], updatedAt: new Date() })
    expect(shop.received).toMatchObject([{ tags: ['product:a', 'product:b'] }])
    await purgeChanges(shop.env)
    expect(shop.received).toHaveLength(1)
  })

  it('design §5: a minute later, if the storefront has used up the platform’s calls', async ({
    expect,
  }) => {
    await settle()
    const shop = listening()
    shop.state.down = true
    await withoutPause(() =>
      expect(purgeTags(shop.env, { tags: ['product:a'], updatedAt: new Date() })).rejects.toThrow(),
    )
    shop.state.down = false
    const minute = { scheduledTime: Date.now(), cron: '* * * * *', noRetry() {} }
    await worker.scheduled(minute as ScheduledController, shop.env)
    expect(shop.received).toMatchObject([{ tags: ['product:a'] }])
    await worker.scheduled(minute as ScheduledController, shop.env)
    expect(shop.received, 'once').toHaveLength(1)
  })

  it('completely on its first run, which knows of no change to wait for', async ({ expect }) => {
    await settle()
    await env.DB.prepare(`DELETE FROM meta WHERE key LIKE 'watermark:%'`).run()
    const shop = listening()
    await purgeChanges(shop.env)
    await purgeChanges(shop.env)
    expect(shop.received).toMatchObject([
      { tags: ['cms', 'store'], updatedAt: '1970-01-01T00:00:00.000Z' },
    ])
  })

  it('of nothing without a configured storefront', async ({ expect }) => {
    await settle()
    await purgeTags(env, { tags: ['product:a'], updatedAt: new Date() })
    const { results } = await env.DB.prepare('SELECT id FROM purge_outbox').all()
    expect(results).toEqual([])
  })

  it('for articles, branches and terms by the tags of their pages', async ({ expect }) => {
    await settle()
    const now = new Date().toISOString()
    const kinds = ['article', 'branch', 'glossary_term', 'faq_question', 'brand', 'info_box']
    await env.DB.prepare(
      `UPDATE entry SET updated_at = ?1 WHERE kind IN (SELECT value FROM json_each(?2))`,
    )
      .bind(now, JSON.stringify(kinds))
      .run()
    const { tags } = await changedSince(env.DB, new Date(now))
    const expected = ['articles', 'branches', 'glossary', 'questions', 'brands', 'configuration']
    const { results } = await env.DB.prepare('SELECT DISTINCT kind FROM entry').all<{
      kind: string
    }>()
    const there = expected.filter((_, index) => results.some(({ kind }) => kind === kinds[index]))
    expect(there.length).toBeGreaterThan(2)
    expect(tags).toEqual(expect.arrayContaining(there))
    expect(tags).not.toContain('homepage')
  })

  it('with tags that the webhook accepts, whatever has changed', async ({ expect }) => {
    const { tags, updatedAt } = await changedSince(env.DB, new Date(0))
    expect(tags).toContain('homepage')
    expect(tags).toContain('menu:footer-legal')
    expect(tags).toContain('category:A1')
    for (const tag of tags) expect(tag).toMatch(/^[\w:./-]{1,120}$/)
    expect(updatedAt.getTime()).toBeGreaterThan(Date.UTC(2026, 0, 1))
  })
})
