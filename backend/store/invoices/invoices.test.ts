import { addUp } from '../../../domain/order/add-up.ts'
import { env, SELF } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { CreditRefused } from '../../../domain/invoice/credit-note.ts'
import { drawInvoice } from '../../../domain/invoice/draw-invoice.ts'
import { seller } from '../../../domain/invoice/testing/corpus.ts'
import { randomDocument, worlds } from '../../../domain/invoice/testing/random-document.ts'
import { readConfig } from '../../env.ts'
import { settle } from '../../pay/settle.ts'
import { getInvoices } from '../../../domain/contract/store-invoices.ts'
import { request } from '../../testing/request.ts'
import { guestCart, orderBody, place, restock, valueOf } from '../../testing/shop.ts'
import { findStoredOrder } from '../orders/stored-order.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueDue } from './issue-due.ts'
import { loadOrderFacts } from './order-facts.ts'
import { insertInvoice, type NewInvoice } from './store-invoice.ts'

const config = readConfig(env)
const now = new Date('2026-11-22T10:00:00Z')

async function newOrder(payment_id = 'card') {
  return (await place(await guestCart('s100', 2), orderBody(65.9, { payment_id }))).response.data
}

/** Invoice payment within fourteen days: known to this shop, but not available to guests. */
async function orderOnAccount() {
  const order = await newOrder('prepayment')
  const payment = JSON.stringify({ id: 'invoice', name: 'Rechnung', online: false })
  await env.DB.prepare(
    `UPDATE sale_order SET snapshot = json_set(snapshot, '$.payment', json(?2)) WHERE id = ?1`,
  )
    .bind(order.id, payment)
    .run()
  return order
}

async function pay(token: string) {
  const stored = await findStoredOrder(env.DB, 'token', token)
  if (stored) await settle(env.DB, stored, 'paid', config, now)
}

async function documentsOf(orderId: string) {
  const facts = await loadOrderFacts(env.DB, 'id', orderId)
  return facts ? issueDue(env.DB, facts, now) : []
}

function insertEvent(orderId: string, kind: string, data: object) {
  return env.DB.prepare(
    'INSERT INTO order_event (id, order_id, kind, at, data) VALUES (?1, ?2, ?3, ?4, ?5)',
  )
    .bind(crypto.randomUUID(), orderId, kind, now.toISOString(), JSON.stringify(data))
    .run()
}

const sequences = async (kind: string) =>
  JSON.parse(
    String(
      await valueOf(
        `SELECT json_group_array(sequence) FROM (SELECT sequence FROM invoice WHERE kind = ?1
        ORDER BY sequence)`,
        kind,
      ),
    ),
  )

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 100)
})

describe('documents of an order', () => {
  it('are a pro forma while the payment is pending and an invoice once it is paid', async ({
    expect,
  }) => {
    const order = await newOrder('prepayment')
    const [proforma, ...others] = await documentsOf(order.id)
    expect(others).toEqual([])
    expect(proforma?.invoice).toMatchObject({
      kind: 'proforma',
      payment: { means: 'transfer', reference: order.code, paid: 0 },
    })
    await pay(order.token)
    const [, invoice] = await documentsOf(order.id)
    expect(invoice?.invoice).toMatchObject({
      kind: 'invoice',
      orderCode: order.code,
      totals: { order: order.document?.totals.order },
      payment: { reference: '', paid: order.prices.totalWithTax, dueDate: null },
    })
    expect(await documentsOf(order.id)).toHaveLength(2)
    const { lines, allowances, charges, order: whole } = invoice?.invoice.totals ?? {}
    const net = (lines?.net ?? 0) - (allowances?.net ?? 0) + (charges?.net ?? 0)
    expect(net).toBeCloseTo(whole?.net ?? 0, 6)
  })

  it('are none while nothing is due', async ({ expect }) => {
    const order = await orderOnAccount()
    expect(await documentsOf(order.id)).toEqual([])
  })

  it('have dispatch date and amount due, if it is paid afterwards', async ({ expect }) => {
    const order = await orderOnAccount()
    await insertEvent(order.id, 'shipped', { items: {} })
    await insertEvent(order.id, 'invoice_due', {})
    const [issued] = await documentsOf(order.id)
    expect(issued?.invoice).toMatchObject({
      deliveryDate: '2026-11-22',
      payment: { paid: 0, dueDate: '2026-12-06', reference: order.code },
    })
  })

  it('cover the rest after a partial cancellation', async ({ expect }) => {
    const order = await newOrder()
    const [line] = order.document?.lines ?? []
    const price = line ? line.total.gross / line.amount : 0
    const items = { [line?.id ?? '']: 1000 }
    await insertEvent(order.id, 'partly_cancelled', { items, credit: Math.round(price * 100) })
    await pay(order.token)
    const [issued] = await documentsOf(order.id)
    expect(issued?.invoice.lines.map(({ amount }) => amount)).toEqual([1])
    const remaining = order.prices.totalWithTax - price
    expect(issued?.invoice.totals.order.gross).toBeCloseTo(remaining, 6)
    expect(issued?.invoice).toMatchObject({ kind: 'invoice', preceding: null })
  })

  it('as a pro forma that replaces the earlier one in the order’s list', async ({ expect }) => {
    const order = await newOrder('prepayment')
    const listed = async () => {
      const { response: result } = await request(getInvoices, { params: { token: order.token } })
      return result.data.map(({ number }) => number)
    }
    const before = await listed()
    const [line] = order.document?.lines ?? []
    const price = line ? line.total.gross / line.amount : 0
    const items = { [line?.id ?? '']: 1000 }
    await insertEvent(order.id, 'partly_cancelled', { items, credit: Math.round(price * 100) })
    const after = await listed()
    expect([before.length, after.length]).toEqual([1, 1])
    expect(after).not.toEqual(before)
    expect(await documentsOf(order.id)).toHaveLength(2)
  })

  it('are a credit note for an event’s deduction, once', async ({ expect }) => {
    const order = await newOrder()
    await pay(order.token)
    const [line] = order.document?.lines ?? []
    const credit = Math.round(((line?.total.gross ?? 0) / 2) * 100)
    const items = { [line?.id ?? '']: 1000 }
    await insertEvent(order.id, 'credit_note_due', { cause: 'withdrawn', credit, items })
    const [invoice, note, ...others] = await documentsOf(order.id)
    expect(others).toEqual([])
    expect(note?.invoice).toMatchObject({
      kind: 'credit_note',
      reason: 'withdrawal',
      preceding: { number: invoice?.invoice.number },
      totals: { order: { gross: credit / 100 } },
    })
    expect(await documentsOf(order.id)).toHaveLength(2)
  })
})

describe('credit notes', () => {
  it('with the same key are one, and never exceed the invoice, also concurrently', async ({
    expect,
  }) => {
    const order = await newOrder()
    await pay(order.token)
    const [invoice] = await documentsOf(order.id)
    const all = { orderId: order.id, reason: 'cancellation', items: 'all' } as const
    const same = await Promise.all(
      [1, 2, 3].map(() => issueCreditNote(env.DB, { ...all, key: `k-${order.id}` }, now)),
    )
    expect(new Set(same.map((note) => note?.invoice.number)).size).toBe(1)
    await expect(
      issueCreditNote(env.DB, { ...all, key: `other-${order.id}` }, now),
    ).rejects.toThrow(CreditRefused)
    expect(same[0]?.invoice.totals.order).toEqual(invoice?.invoice.totals.order)
  })

  it('of pieces, requested concurrently, sum to the invoice', async ({ expect }) => {
    const order = await newOrder()
    await pay(order.token)
    const [invoice] = await documentsOf(order.id)
    const lineId = invoice?.invoice.lines[0]?.id ?? ''
    const one = { orderId: order.id, reason: 'return', items: [{ lineId, amount: 1 }] } as const
    const settled = await Promise.allSettled(
      ['a', 'b', 'c'].map((key) =>
        issueCreditNote(env.DB, { ...one, key: `${key}-${order.id}` }, now),
      ),
    )
    expect(settled.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
    ])
    const notes = (await documentsOf(order.id)).slice(1)
    const gross = addUp(notes.map((note) => note.invoice.totals.lines)).gross
    expect(gross).toBe(invoice?.invoice.totals.lines.gross)
  })

  it('are none without an invoice', async ({ expect }) => {
    const order = await newOrder()
    const request = { orderId: order.id, key: order.id, reason: 'return', items: 'all' } as const
    expect(await issueCreditNote(env.DB, request, now)).toBeNull()
  })
})

describe('numbers of invoices', () => {
  function newDocument(orderId: string): NewInvoice {
    const [world] = worlds
    if (!world) throw new Error('No world')
    const model = drawInvoice(randomDocument(1, world), seller, {
      kind: 'invoice',
      issueDate: '2031-01-02',
      deliveryDate: null,
      payment: {
        means: 'online',
        name: 'Karte',
        account: null,
        reference: '',
        paid: 0,
        dueDate: null,
      },
    })
    return { model, orderId, cause: `invoice:${orderId}`, nth: 1, now }
  }

  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())

  it('have neither gaps nor duplicates with concurrent and failing ones', async ({ expect }) => {
    const before = await sequences('invoice')
    const documents = ids(24).map(newDocument)
    const failing = env.DB.prepare('INSERT INTO invoice (id) VALUES (NULL)')
    const results = await Promise.allSettled(
      documents.map((document, index) => {
        const statement = insertInvoice(env.DB, document)
        return env.DB.batch(index % 3 === 0 ? [statement, failing] : [statement])
      }),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(8)
    const numbers = JSON.parse(
      String(
        await valueOf(
          `SELECT json_group_array(number) FROM (SELECT number FROM invoice WHERE kind = 'invoice'
          AND year = 2031 ORDER BY sequence)`,
        ),
      ),
    )
    const expected = Array.from(
      { length: 16 },
      (_, index) => `RE2031-${String(index + 1).padStart(5, '0')}`,
    )
    expect(numbers).toEqual(expected)
    // Numbers restart each year.
    expect((await sequences('invoice')).length).toBe(before.length + 16)
  })

  it('are given once to the same cause', async ({ expect }) => {
    const [id = ''] = ids(1)
    const document = newDocument(id)
    await Promise.all([1, 2, 3].map(() => insertInvoice(env.DB, document).run()))
    expect(await valueOf('SELECT count(*) FROM invoice WHERE order_id = ?1', id)).toBe(1)
  })

  it('belong to rows that cannot be changed or deleted within eight years', async ({ expect }) => {
    const [id = ''] = ids(1)
    await insertInvoice(env.DB, newDocument(id)).run()
    const change = env.DB.prepare("UPDATE invoice SET model = '{}' WHERE order_id = ?1").bind(id)
    await expect(change.run()).rejects.toThrow('an invoice is never changed')
    const remove = env.DB.prepare('DELETE FROM invoice WHERE order_id = ?1').bind(id)
    await expect(remove.run()).rejects.toThrow('an invoice is kept for eight years')
  })
})

describe('calls for invoices', () => {
  const file = (path: string) =>
    SELF.fetch(`http://backend/store/api/v1/orders/token/${path}`).then(async (response) => ({
      status: response.status,
      type: response.headers.get('Content-Type'),
      bytes: new Uint8Array(await response.arrayBuffer()),
    }))

  it('list and serve the files of an order, and of no other one', async ({ expect }) => {
    const [order, other] = [await newOrder('prepayment'), await newOrder('prepayment')]
    const listed = await request(getInvoices, { params: { token: order.token } })
    const [proforma] = listed.response.data
    expect(proforma).toMatchObject({ kind: 'proforma', isXrechnung: false })
    const { status, type, bytes } = await file(`${order.token}/invoices/${proforma?.id}/pdf`)
    expect({ status, type }).toEqual({ status: 200, type: 'application/pdf' })
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-')
    expect((await file(`${other.token}/invoices/${proforma?.id}/pdf`)).status).toBe(404)
    expect((await file(`${order.token}/invoices/${proforma?.id}/xml`)).status).toBe(404)
    expect((await file(`unknown-token/invoices/${proforma?.id}/pdf`)).status).toBe(404)
  })
})
