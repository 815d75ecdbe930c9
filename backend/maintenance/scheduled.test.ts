import { env } from 'cloudflare:test'
import { describe, it, vi } from 'vitest'
import { placeOrder } from '../../domain/contract/store-checkout.ts'
import type { Env } from '../env.ts'
import { readConfig } from '../env.ts'
import { releaseUnpaidOrders } from '../store/orders/release-unpaid-orders.ts'
import { guestCart, orderBody, valueOf } from '../testing/shop.ts'
import { request } from '../testing/request.ts'
import worker from '../index.ts'
import { merchant } from '../../demo/content/merchant.ts'
import { clearExpired } from './clear-expired.ts'
import { runJobs } from './run-jobs.ts'

/** The database, recording each statement with its values. */
function noting() {
  const noted: { sql: string; values: unknown[] }[] = []
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare')
        return (sql: string) => {
          const statement = target.prepare(sql)
          const note = { sql, values: [] as unknown[] }
          noted.push(note)
          const bind = statement.bind.bind(statement)
          statement.bind = (...values) => {
            note.values = values
            return bind(...values)
          }
          return statement
        }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { noted, DB }
}

/** A cron run with a storefront that accepts purges. */
async function run(DB: D1Database) {
  const SHOP = { fetch: async () => new Response(null, { status: 204 }) }
  const vars = { PURGE_URL: 'https://shop.test/hooks/purge', PURGE_SECRET: 'x'.repeat(32) }
  // Only `fetch` of the binding is used.
  const whole: Env = { ...env, ...vars, DB, SHOP: SHOP as unknown as Fetcher }
  const controller = { scheduledTime: Date.now(), cron: '*/15 * * * *', noRetry() {} }
  // Nothing of the context is used.
  await worker.scheduled(controller as ScheduledController, whole)
}

describe('design §7 the scheduled run', () => {
  it('S2-9: continues after a failing job, logs it, and counts as failed', async ({ expect }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const done: string[] = []
    const job = (name: string, fails = false) => ({
      name,
      run: async () => {
        if (fails) throw new Error('out of order')
        done.push(name)
      },
    })
    const jobs = [job('a', true), job('b'), job('c', true), job('d')]
    await expect(runJobs(jobs)).rejects.toThrow('a, c')
    expect(done).toEqual(['b', 'd'])
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)) as object)).toEqual(
      ['a', 'c'].map((name) => ({
        event: 'job-failure',
        job: name,
        detail: 'Error: out of order',
      })),
    )
    logged.mockRestore()
  })

  it('S2-9: releases due orders however many before them fail', async ({ expect }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const placed = await request(placeOrder, {
      body: orderBody(35.9),
      cartToken: await guestCart('s100'),
    })
    expect(placed.status).toBe(200)
    await env.DB.prepare(`UPDATE sale_order SET pay_until = '2026-01-02'`).run()
    const broken = env.DB.prepare(
      `INSERT INTO sale_order (id, code, token, attempt_key, status, created_at, snapshot, details, pay_until)
      VALUES (?1, ?1, ?1, ?1, 'new', '2026-01-01', 'not JSON', '{}', '2026-01-01')`,
    )
    const ids = Array.from({ length: 101 }, (_, number) => `broken-${number}`)
    await env.DB.batch(ids.map((id) => broken.bind(id)))
    expect(await releaseUnpaidOrders(env.DB, readConfig(env))).toBe(1)
    expect(logged).toHaveBeenCalledTimes(101)
    expect(String(logged.mock.calls[0]?.[0])).toContain('"order":"broken-0"')
    await env.DB.prepare(`DELETE FROM sale_order WHERE id LIKE 'broken-%'`).run()
    logged.mockRestore()
  })

  it('S2-10: uses an index in all of its statements', async ({ expect }) => {
    await run(env.DB)
    const { noted, DB } = noting()
    await run(DB)
    expect(noted.length).toBeGreaterThan(20)
    for (const { sql, values } of noted) {
      // oxlint-disable-next-line no-await-in-loop -- one plan after the other
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ detail: string }>()
      const scans = results
        .map(({ detail }) => detail)
        // A list of ids passed in, and the few waiting purges and tasks.
        .filter((detail) =>
          /^SCAN (?!json_each|purge_outbox|listing_task|\(|CONSTANT)/.test(detail),
        )
      expect(scans, sql).toEqual([])
    }
  })

  it('deletes old mails', async ({ expect }) => {
    const count = `SELECT count(*) FROM mail WHERE id = 'old'`
    await env.DB.prepare(
      `INSERT INTO mail (id, kind, recipient, locale, subject, html, text, created_at)
      VALUES ('old', 'contact', 'a@example.org', 'de', '', '', '', ?1)`,
    )
      .bind(new Date().toISOString())
      .run()
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await clearExpired(env.DB, inDays(merchant.retention.mailDays - 1))
    expect(await valueOf(count)).toBe(1)
    await clearExpired(env.DB, inDays(merchant.retention.mailDays + 1))
    expect(await valueOf(count)).toBe(0)
  })
})
