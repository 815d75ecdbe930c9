import { env, SELF } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import type { FileCall } from '../../../domain/contract/call.ts'
import { addCartItem } from '../../../domain/contract/store-cart.ts'
import * as contract from '../../../domain/contract/documents/store-documents.ts'
import type { Order } from '../../../domain/order/order.ts'
import { readConfig } from '../../env.ts'
import { settle } from '../../pay/settle.ts'
import { request } from '../../testing/request.ts'
import { loginAs, orderBody, place } from '../../testing/shop.ts'
import { findStoredOrder } from '../orders/stored-order.ts'

let bearer: string
let stranger: string
let paid: Order
let open: Order

beforeAll(async () => {
  bearer = await loginAs('kunde@luftbasis.example')
  stranger = await loginAs('handwerk@luftbasis.example')
  paid = await newOrder()
  const stored = await findStoredOrder(env.DB, 'token', paid.token)
  if (stored) await settle(env.DB, stored, 'paid', readConfig(env), new Date())
  open = await newOrder()
})

async function newOrder(): Promise<Order> {
  await request(addCartItem, { bearer, body: { id: 's100', amount: 1 } })
  return (await place('', orderBody(35.9), { bearer })).response.data
}

async function list(query: Record<string, string> = {}, as = bearer) {
  return (await request(contract.getDocuments, { bearer: as, query })).response
}

async function idOf(kind: string): Promise<string> {
  const { data } = await list({ kind })
  return data[0]?.id ?? ''
}

async function documentedProduct(variant: string): Promise<{ product: string }> {
  const where = 'n = (SELECT product_n FROM variant WHERE id = ?1)'
  const row = await env.DB.prepare(
    `UPDATE product SET documents = '["data-sheet","manual"]' WHERE ${where} RETURNING id`,
  )
    .bind(variant)
    .first<{ id: string }>()
  return { product: row?.id ?? '' }
}

function download(call: FileCall, id: string, as: string | null = bearer) {
  const headers = { 'X-Locale': 'de', ...(as && { Authorization: `Bearer ${as}` }) }
  return SELF.fetch(`http://backend/store${call.path.replace(':id', id)}`, { headers })
}

describe('§2 documents list', () => {
  it('has the documents of all orders, newest first, with total, date and state', async ({
    expect,
  }) => {
    const { data, meta } = await list()
    const shown = data.map(({ kind, state, order, total, dueDate }) => ({
      kind,
      state,
      code: order?.code,
      total,
      isDue: dueDate !== null,
    }))
    expect(shown).toContainEqual({
      kind: 'proforma',
      state: 'open',
      code: open.code,
      total: 35.9,
      isDue: true,
    })
    expect(shown).toContainEqual({
      kind: 'invoice',
      state: 'paid',
      code: paid.code,
      total: 35.9,
      isDue: false,
    })
    expect(meta.pagination.total).toBe(data.length)
    const dates = data.map(({ issueDate }) => issueDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('issues nothing twice, however often it is opened', async ({ expect }) => {
    const before = (await list()).meta.pagination.total
    await Promise.all([list(), list(), list()])
    expect((await list()).meta.pagination.total).toBe(before)
  })

  it('is filtered by kind and order, and paginated', async ({ expect }) => {
    const invoices = await list({ kind: 'invoice' })
    expect(new Set(invoices.data.map(({ kind }) => kind))).toEqual(new Set(['invoice']))
    const ofOrder = await list({ q: open.code.slice(-4) })
    expect(ofOrder.data.map(({ order }) => order?.code)).toContain(open.code)
    expect(ofOrder.data.map(({ order }) => order?.code)).not.toContain(paid.code)
    const [first, second] = [await list({ perPage: '1' }), await list({ perPage: '1', page: '2' })]
    expect(first.data).toHaveLength(1)
    expect(second.data[0]?.id).not.toBe(first.data[0]?.id)
  })

  it.for(["' OR 1=1 --", '%', '_', 'x'.repeat(100)])(
    'finds nothing by %s',
    async (q, { expect }) => {
      expect((await list({ q })).data).toEqual([])
      expect((await list({ kind: q })).data).toEqual([])
    },
  )

  it('is for customers, with their own documents', async ({ expect }) => {
    expect((await request(contract.getDocuments, {})).status).toBe(401)
    const own = new Set((await list()).data.map(({ id }) => id))
    expect((await list({}, stranger)).data.filter(({ id }) => own.has(id))).toEqual([])
  })

  it('has the documents of bought products, for their customer alone', async ({ expect }) => {
    const { product } = await documentedProduct('s100')
    const bought = async (as: string, query: Record<string, string> = {}, locale = 'de' as const) =>
      (await request(contract.getBoughtProducts, { bearer: as, query, locale })).response
    const { data, meta } = await bought(bearer)
    expect(data.map(({ id }) => id)).toEqual([product])
    // Of two orders the last one is shown.
    expect(data[0]?.order.code).toBe(open.code)
    expect(data[0]?.documents.map(({ title }) => title)).toEqual(['Datenblatt', 'Montageanleitung'])
    expect(meta.pagination.total).toBe(1)
    for (const { path } of data[0]?.documents ?? []) {
      const file = await SELF.fetch(`http://backend/cdn/${path}`)
      expect([path, file.status]).toEqual([path, 200])
    }
    expect((await bought(stranger)).data).toEqual([])
    expect((await request(contract.getBoughtProducts, {})).status).toBe(401)
    expect((await bought(bearer, { q: open.code.toLowerCase() })).data).toHaveLength(1)
    expect((await bought(bearer, { q: "' OR 1=1 --" })).data).toEqual([])
    // Words in any order; SQLite itself does not lower-case Ü.
    await env.DB.prepare(`UPDATE product_text SET name = 'Übergang Silva' WHERE name = ?1`)
      .bind(data[0]?.name)
      .run()
    expect((await bought(bearer, { q: 'silva ÜBERGANG' })).data).toHaveLength(1)
    expect((await bought(bearer, { q: 'silva bogen' })).data).toEqual([])
    expect((await bought(bearer, { page: '2' })).data).toEqual([])
  })

  it('has none of cancelled items, and none hidden from some groups', async ({ expect }) => {
    const { product } = await documentedProduct('s100')
    const bought = async () =>
      (await request(contract.getBoughtProducts, { bearer, query: {} })).response.data
    const cancel = (status: string, code: string) =>
      env.DB.prepare('UPDATE sale_order SET status = ?1 WHERE code = ?2').bind(status, code).run()
    await cancel('cancelled', open.code)
    expect((await bought())[0]?.order.code).toBe(paid.code)
    await cancel('new', open.code)
    await env.DB.prepare(
      `INSERT INTO restricted_view (kind, id, price_group) VALUES ('product', ?1, 'gold')`,
    )
      .bind(product)
      .run()
    expect(await bought()).toEqual([])
    await env.DB.prepare('DELETE FROM restricted_view WHERE id = ?1').bind(product).run()
  })

  it('serves its files to their customer alone', async ({ expect }) => {
    const id = await idOf('invoice')
    const file = await download(contract.getDocumentPdf, id)
    expect(file.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="RE\d{4}-\d+\.pdf"$/,
    )
    expect(new TextDecoder('latin1').decode(await file.arrayBuffer()).slice(0, 5)).toBe('%PDF-')
    expect((await download(contract.getDocumentPdf, id, stranger)).status).toBe(404)
    expect((await download(contract.getDocumentPdf, id, null)).status).toBe(401)
    expect((await download(contract.getDocumentPdf, 'unknown')).status).toBe(404)
    // A private buyer has no XML file.
    expect((await download(contract.getDocumentXml, id)).status).toBe(404)
  })
})
