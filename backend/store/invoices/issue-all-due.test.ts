import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import { readConfig } from '../../env.ts'
import { settle } from '../../pay/settle.ts'
import { guestCart, orderBody, place, restock, valueOf } from '../../testing/shop.ts'
import { findStoredOrder } from '../orders/stored-order.ts'
import { issueAllDue } from './issue-all-due.ts'

const now = new Date('2026-11-22T10:00:00Z')

async function newOrder() {
  return (await place(await guestCart('s100'), orderBody(35.9, { payment_id: 'card' }))).response
    .data
}

async function pay(token: string) {
  const stored = await findStoredOrder(env.DB, 'token', token)
  if (stored) await settle(env.DB, stored, 'paid', readConfig(env), now)
}

const invoicesOf = ({ id }: { id: string }) =>
  valueOf('SELECT count(*) FROM invoice WHERE order_id = ?1', id)

/** Sixty paid orders whose invoices are due before others. `snapshot`: SQL of their snapshots. */
async function addDueOrders(name: string, model: string, snapshot = 'snapshot') {
  const before = new Date(now.getTime() - 3_600_000).toISOString()
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)`
  const id = `'${name}-' || i`
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO sale_order (id, code, token, attempt_key, status, created_at, snapshot, details)
      ${numbers} SELECT ${id}, ${id}, ${id}, ${id}, 'paid', ?2, ${snapshot}, details
      FROM sale_order, n WHERE id = ?1`,
    ).bind(model, before),
    env.DB.prepare(
      `INSERT INTO order_event (id, order_id, kind, at)
      ${numbers} SELECT ${id}, ${id}, 'invoice_due', ?1 FROM n`,
    ).bind(before),
  ])
}

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 100)
})

describe('invoices that nobody has requested', () => {
  it('are issued by the scheduled run beside many that cannot be yet', async ({ expect }) => {
    const exempt = await newOrder()
    await env.DB.prepare(
      `UPDATE sale_order SET snapshot = json_set(snapshot, '$.document.tax.category', 'K') WHERE id = ?1`,
    )
      .bind(exempt.id)
      .run()
    await addDueOrders('exempt', exempt.id)
    const order = await newOrder()
    await pay(order.token)
    await issueAllDue(env.DB, now)
    expect(await invoicesOf(order)).toBe(1)
    await env.DB.prepare(`DELETE FROM order_event WHERE id LIKE 'exempt-%'`).run()
  })

  it('are issued by the scheduled run after one that fails', async ({ expect }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [failing, order] = [await newOrder(), await newOrder()]
    await pay(failing.token)
    await env.DB.prepare(
      `INSERT INTO order_event (id, order_id, kind, at, data) VALUES ('refused', ?1, 'credit_note_due', ?2, ?3)`,
    )
      .bind(
        failing.id,
        now.toISOString(),
        JSON.stringify({ items: { unknown: 1000 }, credit: 100 }),
      )
      .run()
    await pay(order.token)
    await issueAllDue(env.DB, now)
    expect(await invoicesOf(order)).toBe(1)
    expect(String(logged.mock.calls)).toContain('CreditRefused')
    logged.mockRestore()
    await env.DB.prepare(`DELETE FROM order_event WHERE order_id = ?1`).bind(failing.id).run()
  })

  it('are issued by the scheduled run behind many that always fail', async ({ expect }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const model = await newOrder()
    await addDueOrders('broken', model.id, `json_set(snapshot, '$.items', 'none')`)
    const order = await newOrder()
    await pay(order.token)
    await issueAllDue(env.DB, now)
    expect(await invoicesOf(order)).toBe(1)
    expect(logged).toHaveBeenCalledTimes(60)
    logged.mockRestore()
    await env.DB.prepare(`DELETE FROM order_event WHERE id LIKE 'broken-%'`).run()
  })

  it('are issued by the scheduled run', async ({ expect }) => {
    const order = await newOrder()
    await pay(order.token)
    await issueAllDue(env.DB, now)
    expect(await invoicesOf(order)).toBe(1)
    const due = await valueOf(
      `SELECT count(*) FROM order_event e WHERE kind = 'invoice_due' AND NOT EXISTS
      (SELECT 1 FROM invoice WHERE cause = 'invoice:' || e.order_id)`,
    )
    expect(due).toBe(0)
  })
})
