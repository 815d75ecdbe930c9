import { textsOf } from '../../locales/texts-of.ts'
import { SELF, env } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import type { FileCall } from '../../../domain/contract/call.ts'
import { addCartItem } from '../../../domain/contract/store-cart.ts'
import * as contract from '../../../domain/contract/store-orders.ts'
import type { Order } from '../../../domain/order/order.ts'
import { request } from '../../testing/request.ts'
import { loginAs, orderBody, place } from '../../testing/shop.ts'
import { orderCsv } from './order-csv.ts'

let bearer: string
let stranger: string
let order: Order

beforeAll(async () => {
  bearer = await loginAs('kunde@luftbasis.example')
  stranger = await loginAs('handwerk@luftbasis.example')
  await request(addCartItem, { bearer, body: { id: 's100', amount: 1 } })
  order = (await place('', orderBody(35.9), { bearer })).response.data
})

const named = () => (order.items[0]?.name ?? '').split(' ').slice(0, 2)

function download(call: FileCall, id: string, token: string | null = bearer, locale = 'de') {
  const path = call.path.replace(':id', encodeURIComponent(id))
  const headers = { 'X-Locale': locale, ...(token && { Authorization: `Bearer ${token}` }) }
  return SELF.fetch(`http://backend/store${path}`, { headers })
}

describe('§7 user/orders', () => {
  it('returns an order by id and by code to its owner', async ({ expect }) => {
    const byId = await request(contract.getOrder, { bearer, params: { id: order.id } })
    expect(byId.response.data).toMatchObject(order)
    const byCode = await request(contract.getOrderByCode, { bearer, params: { code: order.code } })
    expect(byCode.response.data).toMatchObject(order)
  })

  it.for([
    ['its number', () => order.code],
    ['a part of it', () => order.code.slice(-5)],
    ['words of an item in any order and case', () => named().toReversed().join(' ').toUpperCase()],
    ['the article number', () => order.items[0]?.catalogCode ?? ''],
  ] as const)('is found by %s', async ([, query], { expect }) => {
    const found = await request(contract.getOrders, { bearer, query: { q: query() } })
    expect(found.response.data.map(({ id }) => id)).toContain(order.id)
    expect(found.response.meta.pagination.total).toBe(found.response.data.length)
  })

  it.for(['nowhere at all', "' OR 1=1 --", '%', '_', '\\'])(
    'is not found by %s',
    async (q, { expect }) => {
      const { response: result } = await request(contract.getOrders, { bearer, query: { q } })
      expect(result.data).toEqual([])
      expect(result.meta.pagination.total).toBe(0)
    },
  )

  it('reports bounced mails in the account too', async ({ expect }) => {
    const shown = async () =>
      (await request(contract.getOrder, { bearer, params: { id: order.id } })).response.data
    expect(await shown()).not.toHaveProperty('isMailUndeliverable')
    const failed = 'UPDATE mail SET due_at = NULL, failure = ?2 WHERE order_id = ?1'
    await env.DB.prepare(failed).bind(order.id, 'bounce').run()
    expect(await shown()).toMatchObject({ isMailUndeliverable: true })
  })

  it('answers 404 for anybody else', async ({ expect }) => {
    const params = { id: order.id, code: order.code }
    const requested = { bearer: stranger, params }
    expect((await request(contract.getOrder, requested)).status).toBe(404)
    expect((await request(contract.getOrderByCode, requested)).status).toBe(404)
    expect((await request(contract.getOrders, { bearer: stranger })).response.data).toEqual([])
    expect((await request(contract.getOrder, { bearer, params: { id: `x' OR '1` } })).status).toBe(
      404,
    )
    expect((await request(contract.getOrder, { params })).status).toBe(401)
    expect((await request(contract.getOrders)).status).toBe(401)
  })

  it('§9: pages ten orders, newest first', async ({ expect }) => {
    await env.DB.prepare(
      `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 12)
      INSERT INTO sale_order (id, code, token, customer_id, attempt_key, status, created_at, snapshot, details)
      SELECT 'o' || n, 'c' || n, 't' || n, customer_id, 'a' || n, 'paid', printf('2026-01-%02dT00:00:00.000Z', n),
        json_set(snapshot, '$.id', 'o' || n), details
      FROM sale_order, n WHERE code = ?1`,
    )
      .bind(order.code)
      .run()
    const page = async (query: Record<string, string>) =>
      (await request(contract.getOrders, { bearer, query })).response
    const first = await page({})
    expect(first.meta.pagination).toEqual({ total: 13, perPage: 10, currentPage: 1, totalPages: 2 })
    expect(first.data.slice(0, 3).map(({ id }) => id)).toEqual([order.id, 'o12', 'o11'])
    const second = await page({ page: '2' })
    expect(second.data.map(({ id }) => id)).toEqual(['o3', 'o2', 'o1'])
    expect((await page({ page: '99' })).data).toEqual([])
    expect((await page({ page: '-1', perPage: '1e9' })).meta.pagination).toMatchObject({
      perPage: 50,
      currentPage: 1,
    })
    expect((await page({ page: 'x', perPage: '0' })).meta.pagination.perPage).toBe(10)
  })
})

describe('§7 items/export', () => {
  it('is a CSV file with a header in the caller’s language', async ({ expect }) => {
    const response = await download(contract.exportOrderItems, order.id, bearer, 'en')
    expect(response.headers.get('Content-Type')).toMatch(/^text\/csv; charset=utf-8/)
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="order-${order.code}.csv"`,
    )
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const bytes = await response.bytes()
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      `"${textsOf('en').orders.csvColumns.join('","')}"`,
      '"LB-S100","Lüfter s100 Ø 100 mm",1,0,"pc",25.21,30,19,25.21,4.79,30,"EUR"',
      '"","DHL Paket","","","","","",19,4.96,0.94,5.9,"EUR"',
      '"","Vorkasse per Überweisung","","","","","",19,0,0,0,"EUR"',
      '"","Total","","","","","",19,30.17,5.73,35.9,"EUR"',
      '',
    ])
  })

  it('quotes by RFC 4180 and neutralises formulas', ({ expect }) => {
    const [item] = order.items
    if (!item) throw new Error('The order has no items')
    const names = ['Rohr "DN 100", verzinkt', '=HYPERLINK("x")', '+1', '-1', '@sum', 'a\nb']
    const { document: _, ...rest } = order
    const items = names.map((name) => ({ ...item, name, unitWithTax: -5.5, totalWithTax: -5.5 }))
    const lines = orderCsv({ ...rest, items }, 'de')
      .split('\r\n')
      .slice(1, 1 + names.length)
    const end = ';1;0;"Stück";-4,62;-5,5;19;-4,62;-0,88;-5,5;"EUR"'
    expect(lines.map((line) => line.slice('"LB-S100";'.length, -end.length))).toEqual([
      '"Rohr ""DN 100"", verzinkt"',
      `"'=HYPERLINK(""x"")"`,
      `"'+1"`,
      `"'-1"`,
      `"'@sum"`,
      '"a\nb"',
    ])
    for (const line of lines) expect(line.endsWith(end)).toBe(true)
  })

  it('is refused to everybody else', async ({ expect }) => {
    for (const call of [contract.exportOrderItems, contract.exportOrderImages]) {
      expect((await download(call, order.id, stranger)).status).toBe(404)
      expect((await download(call, order.id, null)).status).toBe(401)
      expect((await download(call, 'nope')).status).toBe(404)
    }
  })
})

describe('§7 items/images/export', () => {
  it('is an archive of the pictures, named by product code', async ({ expect }) => {
    const response = await download(contract.exportOrderImages, order.id)
    expect(response.headers.get('Content-Type')).toBe('application/zip')
    const archive = await response.bytes()
    expect(new TextDecoder().decode(archive.subarray(30, 42))).toBe('LB-S100.webp')
    expect(new TextDecoder().decode(archive.subarray(42, 46))).toBe('RIFF')
    expect(new TextDecoder().decode(archive.subarray(50, 54))).toBe('WEBP')
  })
})
