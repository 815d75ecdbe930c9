import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { contractHeaders } from '../../domain/contract/headers.ts'
import { app } from '../app.ts'
import type { Env } from '../env.ts'
import { guestCart, orderBody } from '../test/shop.ts'
import { changedSince } from './changed-tags.ts'
import { purgeChanges } from './purge-changed.ts'

/** The backend beside a storefront that notes what it is told. */
function listening() {
  const told: { tags: string[]; updatedAt: string }[] = []
  const SHOP = {
    async fetch(request: Request) {
      told.push(await request.json())
      return new Response(null, { status: 204 })
    },
  }
  const vars = { PURGE_URL: 'https://shop.test/hooks/purge', PURGE_SECRET: 'x'.repeat(32) }
  // Only `fetch` of the binding is used.
  const heard: Env = { ...env, ...vars, SHOP: SHOP as unknown as Fetcher }
  return { told, env: heard }
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

/** As if nothing had changed for a while. */
async function settle() {
  await env.DB.batch(
    ['product', 'category', 'page', 'content'].map((table) =>
      env.DB.prepare(`UPDATE ${table} SET updated_at = '2026-01-01T00:00:00.000Z'`),
    ),
  )
}

describe('design §5: the backend tells the storefront', () => {
  it('when an order takes the last piece, not with every order', async ({ expect }) => {
    await settle()
    const shop = listening()
    expect((await order(shop, 's100', 35.9)).status).toBe(200)
    expect(shop.told).toEqual([])
    const before = new Date().toISOString()
    expect((await order(shop, 'last1', 55.9)).status).toBe(200)
    expect(shop.told).toMatchObject([{ tags: ['product:letzter'] }])
    expect(String(shop.told[0]?.updatedAt) >= before).toBe(true)
  })

  it('when a review of a buyer is shown, not while it waits', async ({ expect }) => {
    const shop = listening()
    const review = { rating: 4, text: 'Gut.', author: 'Gast', email: 'gast@example.org' }
    const path = '/store/api/v1/products/letzter/reviews'
    expect((await post(shop, path, review)).status).toBe(200)
    expect(shop.told).toEqual([])
    const since = new Date()
    await settle()
    await env.DB.prepare('UPDATE customer_review SET published_at = ?1')
      .bind(since.toISOString())
      .run()
    await purgeChanges(shop.env, since)
    expect(shop.told[0]?.tags.toSorted()).toEqual(['product:letzter', 'reviews:letzter'])
    await env.DB.prepare('DELETE FROM customer_review').run()
  })

  it('from time to time of everything that somebody else has changed', async ({ expect }) => {
    await settle()
    const shop = listening()
    const since = new Date()
    await purgeChanges(shop.env, since)
    expect(shop.told).toEqual([])
    await env.DB.batch([
      env.DB.prepare(`UPDATE variant SET stock = 9000 WHERE id = 'g100'`),
      env.DB.prepare(`UPDATE page SET updated_at = ?1 WHERE id = 'terms'`).bind(
        since.toISOString(),
      ),
    ])
    await purgeChanges(shop.env, since)
    expect(shop.told).toHaveLength(1)
    expect(shop.told[0]?.tags.toSorted()).toEqual([
      'page:terms',
      'pages',
      'product:badluefter-grossmann',
    ])
  })

  it('of articles, branches and terms under the names that their pages have', async ({
    expect,
  }) => {
    await settle()
    await env.DB.prepare(`UPDATE entry SET updated_at = '2026-01-01T00:00:00.000Z'`).run()
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

  it('with names that the hook takes, whatever has changed', async ({ expect }) => {
    const { tags, updatedAt } = await changedSince(env.DB, new Date(0))
    expect(tags).toContain('homepage')
    expect(tags).toContain('menu:footer-legal')
    expect(tags).toContain('category:A1')
    for (const tag of tags) expect(tag).toMatch(/^[\w:./-]{1,120}$/)
    expect(updatedAt.getTime()).toBeGreaterThan(Date.UTC(2026, 0, 1))
  })
})
