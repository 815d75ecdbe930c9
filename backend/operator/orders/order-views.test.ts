import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { OperatorOrder, OperatorOrders } from '../../../domain/operator/orders.ts'
import type { Order } from '../../../domain/order/order.ts'
import { findLastMail } from '../../testing/last-mail.ts'
import { operate } from '../../testing/operator.ts'
import { guestCart, orderBody, place, restock, valueOf } from '../../testing/shop.ts'

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM attempt'),
    env.DB.prepare(`UPDATE sale_order SET created_at = '2020-01-01T00:00:00.000Z'`),
  ])
  await restock('s100', 10)
})

const newOrder = async (): Promise<Order> =>
  (await place(await guestCart('s100', 2), orderBody(65.9))).response.data

/** The mail to the merchant. */
const noticeOf = (code: string) =>
  valueOf(`SELECT text FROM mail WHERE kind = 'order_notice' AND instr(subject, ?1)`, code)

async function list(query = '') {
  const { response } = await operate({ method: 'GET', path: `/operator/orders${query}` })
  return OperatorOrders.parse(response)
}

describe('§9 operators read orders', () => {
  it('of the last 30 days, oldest first, and go on behind them', async ({ expect }) => {
    const first = await newOrder()
    const { orders, next, hasMore } = await list()
    expect(orders).toMatchObject([
      {
        code: first.code,
        state: { fulfilment: 'open', payment: 'open', due: 65.9 },
        customer: first.customer.name,
        shipper: first.shipper.name,
        totalWithTax: 65.9,
      },
    ])
    expect(hasMore).toBe(false)
    const after = `?after=${encodeURIComponent(next)}`
    expect(await list(after)).toEqual({ orders: [], next, hasMore: false })
    const second = await newOrder()
    expect((await list(after)).orders.map(({ code }) => code)).toEqual([second.code])
    expect((await list('?since=2019-12-31T00:00:00Z')).orders.length).toBeGreaterThan(1)
  })

  it('with the warehouses that the goods are in, also in the mail to the merchant', async ({
    expect,
  }) => {
    await env.DB.batch([
      env.DB.prepare(`INSERT OR IGNORE INTO warehouse (id, virtual, shipper, country)
        VALUES ('brno', 0, NULL, 'CZE')`),
      env.DB.prepare(`INSERT OR REPLACE INTO variant_stock (variant_n, warehouse, stock, delay_days)
        SELECT n, 'brno', 1000, 0 FROM variant WHERE id = 's100'`),
      env.DB.prepare(`UPDATE variant_stock SET stock = 1000 WHERE warehouse = 'leipzig'
        AND variant_n = (SELECT n FROM variant WHERE id = 's100')`),
    ])
    const { code, customer, items } = await newOrder()
    const catalogCode = items[0]?.catalogCode ?? ''
    const view = async () =>
      OperatorOrder.parse(
        (await operate({ method: 'GET', path: `/operator/orders/${code}` })).response,
      )
    expect((await view()).reservations).toEqual([
      { catalogCode, warehouse: 'brno', amount: 1 },
      { catalogCode, warehouse: 'leipzig', amount: 1 },
    ])
    expect((await findLastMail(customer.email, 'order_confirmation'))?.subject).toContain(code)
    expect(await noticeOf(code)).toContain(`brno: 1 × ${catalogCode}; leipzig: 1 × ${catalogCode}`)
    await operate({ method: 'POST', path: `/operator/orders/${code}/cancel`, body: {} })
    expect((await view()).reservations).toEqual([])
    await restock('s100', 10)
  })

  it('§13 with the wishes that a text of the checkout promises to see to', async ({ expect }) => {
    const wishes = { magazine: true, phone_notification: true, cardRequest: true }
    const utm = { utm_source: 'katalog' }
    const body = { ...orderBody(65.9), ...wishes, utm }
    const { code, customer } = (await place(await guestCart('s100', 2), body)).response.data
    const path = `/operator/orders/${code}`
    const view = OperatorOrder.parse((await operate({ method: 'GET', path })).response)
    expect(view.wishes).toEqual({
      newsletter: false,
      magazine: true,
      smsMarketing: true,
      cardRequest: true,
      utm,
    })
    await findLastMail(customer.email, 'order_confirmation')
    expect(await noticeOf(code)).toContain('gedruckter Katalog, Angebote per SMS, Kundenkarte')
  })

  it('that something is to be done for, of any age', async ({ expect }) => {
    const openCodes = async () => (await list('?state=open')).orders.map(({ code }) => code)
    const order = await newOrder()
    await env.DB.prepare(`UPDATE sale_order SET created_at = '2020-01-01T00:00:00.000Z'`).run()
    const command = (step: string, body: object = {}) =>
      operate({
        method: 'POST',
        path: `/operator/orders/${order.code}/${step}`,
        body: { key: crypto.randomUUID(), ...body },
      })
    expect(await openCodes()).toContain(order.code)
    await command('paid')
    await command('shipped', { carrier: 'DHL' })
    expect(await openCodes()).not.toContain(order.code)
    expect(await openCodes()).not.toContain(order.code)
    await command('withdrawn')
    expect((await list('?state=open')).orders.at(-1)).toMatchObject({
      code: order.code,
      state: { payment: 'refund_pending' },
    })
    await command('refund')
    const path = '/operator/orders?state=sent'
    expect((await operate({ method: 'GET', path })).status).toBe(422)
    expect(await openCodes()).not.toContain(order.code)
  })

  it('by pages, also where several were placed at the same time', async ({ expect }) => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
      INSERT INTO sale_order (id, code, token, attempt_key, status, created_at, snapshot, details)
      SELECT id || i, code || '-' || (1000 + i), token || i, attempt_key || i, status,
        '2026-02-01T10:00:00.000Z', json_set(snapshot, '$.id', id || i, '$.code', code || '-' || (1000 + i),
        '$.createdAt', '2026-02-01T10:00:00.000Z'), details
      FROM n, (SELECT * FROM sale_order WHERE code = ?1)`,
    )
      .bind((await newOrder()).code)
      .run()
    const codes: string[] = []
    let query = '?since=2026-02-01T09:00:00Z'
    for (let page = 0, hasMore = true; hasMore && page < 9; page++) {
      // oxlint-disable-next-line no-await-in-loop -- a page begins where the last one ended
      const found = await list(query)
      codes.push(...found.orders.map(({ code }) => code))
      query = `?after=${found.next}`
      hasMore = found.hasMore
    }
    expect(codes).toHaveLength(121)
    expect(new Set(codes).size).toBe(121)
  })

  it('misses none that was placed earlier and stored later', async ({ expect }) => {
    const { next } = await list()
    const { code } = await newOrder()
    await env.DB.prepare(
      `UPDATE sale_order SET created_at = '2026-01-01T00:00:00.000Z' WHERE code = ?1`,
    )
      .bind(code)
      .run()
    expect((await list(`?after=${next}`)).orders.map((order) => order.code)).toEqual([code])
  })

  it('with everything that packing takes, and without the link of the customer', async ({
    expect,
  }) => {
    const { code, token, customer } = await newOrder()
    const { response } = await operate({ method: 'GET', path: `/operator/orders/${code}` })
    const { document, shipper, payment } = OperatorOrder.parse(response)
    expect(document.customer).toEqual(customer)
    expect(document.shippingAddress.city).not.toBe('')
    expect(document.lines[0]).toMatchObject({ amount: 2 })
    expect([shipper.type, payment.online]).toEqual(['DELIVERY', false])
    expect(JSON.stringify(response)).not.toContain(token)
  })

  it.for(['?since=gestern', '?after=x', '?after=2026-13-40T00:00:00Z%20A'])(
    'not by a wrong time: %s',
    async (query, { expect }) => {
      const { status, response } = await operate({
        method: 'GET',
        path: `/operator/orders${query}`,
      })
      expect(status).toBe(422)
      expect(response).toMatchObject({ code: 'invalid' })
    },
  )

  it('with the reason if an invoice that is due is not issued', async ({ expect }) => {
    const { code } = await newOrder()
    const read = async () => {
      const { response } = await operate({ method: 'GET', path: `/operator/orders/${code}` })
      return OperatorOrder.parse(response).noInvoice
    }
    const set = (changes: string) =>
      env.DB.prepare(`UPDATE sale_order SET snapshot = ${changes} WHERE code = ?1`).bind(code).run()
    expect(await read()).toBeUndefined()
    await operate({
      method: 'POST',
      path: `/operator/orders/${code}/paid`,
      body: { key: `paid-${code}` },
    })
    expect(await read(), 'it is issued at the next chance').toBeUndefined()
    await set(`json_set(snapshot, '$.document.tax.category', 'K')`)
    expect(await read()).toMatch(/after dispatch/)
    await set(`json_set(json_remove(snapshot, '$.document'), '$.prices.totalWithoutTax', 64)`)
    expect(await read()).toMatch(/no single VAT rate/)
  })
})
