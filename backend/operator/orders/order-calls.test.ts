import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import type { Order } from '../../../domain/order/order.ts'
import { addCartItem, setCartCredits } from '../../../domain/contract/store-cart.ts'
import { getOrderByToken } from '../../../domain/contract/store-checkout.ts'
import { creditBalance, grantCredits } from '../../store/account/credits.ts'
import { operate, readingKey } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'
import { guestCart, loginAs, orderBody, place, restock, valueOf } from '../../testing/shop.ts'

const key = () => crypto.randomUUID()

const command = (order: Order, step: string, body: object = { key: key() }) =>
  operate({ method: 'POST', path: `/operator/orders/${order.code}/${step}`, body })

/** 2 fans of 30.00 and delivery of 5.90, by bank transfer. */
async function newOrder(changes: Parameters<typeof orderBody>[1] = {}): Promise<Order> {
  return (await place(await guestCart('s100', 2), orderBody(65.9, changes))).response.data
}

async function paidOrder(): Promise<Order> {
  const order = await newOrder()
  await command(order, 'paid')
  return order
}

const orderPage = async ({ token }: Order) =>
  (await request(getOrderByToken, { query: {}, params: { token } })).response.data
const stock = () => valueOf(`SELECT stock FROM variant WHERE id = 's100'`)
const physicalStock = () =>
  valueOf(
    `SELECT sum(stock) FROM variant_stock WHERE variant_n = (SELECT n FROM variant WHERE id = 's100')`,
  )
const mailsTo = ({ customer }: Order) =>
  valueOf(
    `SELECT group_concat(kind) FROM (SELECT kind FROM mail WHERE recipient = ?1 ORDER BY rowid)`,
    customer.email,
  )
const eventsOf = ({ id }: Order) =>
  valueOf(
    `SELECT group_concat(kind) FROM (SELECT kind FROM order_event WHERE order_id = ?1 ORDER BY at, rowid)`,
    id,
  )

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
  return () => vi.restoreAllMocks()
})

describe('§9 operators process an order', () => {
  it('paid, packed, shipped with tracking, each with its mail and in its history', async ({
    expect,
  }) => {
    const order = await newOrder()
    await command(order, 'paid', { key: key(), reference: '2026-11-22/17' })
    await command(order, 'packed')
    const url = 'https://www.dhl.de/de/privatkunden.html?piececode=00340434'
    const { status, response } = await command(order, 'shipped', {
      key: key(),
      carrier: 'DHL',
      number: '00340434',
      url,
    })
    expect([status, response['status']]).toEqual([200, 'paid'])
    const { history, shipments, state } = await orderPage(order)
    expect(history?.map(({ kind }) => kind)).toEqual(['paid', 'packed', 'shipped'])
    expect(state).toMatchObject({ fulfilment: 'shipped', payment: 'paid', due: 0 })
    const items = [{ id: order.items[0]?.id, amount: 2 }]
    expect(shipments).toMatchObject([{ carrier: 'DHL', number: '00340434', url, items }])
    expect(await mailsTo(order)).toBe('order_confirmation,order_paid,order_packed,order_shipped')
    const mail = `SELECT text FROM mail WHERE recipient = ?1 AND kind = 'order_shipped'`
    expect(await valueOf(mail, order.customer.email)).toContain('Sendungsnummer 00340434')
    expect(await eventsOf(order)).toBe('paid,invoice_due,packed,shipped')
  })

  it('for pick-up: its mails name the pick-up point and its hours, and no dispatch', async ({
    expect,
  }) => {
    const atBranch = orderBody(60, { shipper_id: 'pickup', branch_id: 'leipzig' })
    const order = (await place(await guestCart('s100', 2), atBranch)).response.data
    await command(order, 'paid')
    await command(order, 'packed')
    await command(order, 'shipped', { key: key(), carrier: 'Hausbote' })
    for (const kind of ['order_paid', 'order_packed', 'order_shipped']) {
      const mail = `SELECT text FROM mail WHERE recipient = ?1 AND kind = '${kind}'`
      const text = await valueOf(mail, order.customer.email)
      expect(text).toContain(order.branch?.name)
      expect(text).not.toMatch(/\{\w+\}|Versand vor|unser Lager/)
      if (kind !== 'order_paid')
        expect(text).toContain(`Öffnungszeiten: ${order.branch?.openingHours}`)
    }
  })

  it('in parts: the rest is reported, and is cancelled', async ({ expect }) => {
    const order = await paidOrder()
    const code = order.items[0]?.catalogCode.toLowerCase()
    const part = { items: [{ item: code, amount: 1 }] }
    await command(order, 'shipped', { key: key(), carrier: 'PPL', ...part })
    expect((await orderPage(order)).state?.fulfilment).toBe('partly_shipped')
    const { response } = await command(order, 'cancel', { key: key() })
    expect(response).toMatchObject({
      status: 'paid',
      state: { fulfilment: 'shipped', credited: 30, refundDue: 30, payment: 'refund_pending' },
    })
    expect([await stock(), await physicalStock()]).toEqual([9000, 9000])
    expect(await eventsOf(order)).toBe('paid,invoice_due,shipped,partly_cancelled,credit_note_due')
    const refunded = await command(order, 'refund', { key: key() })
    expect(refunded.response).toMatchObject({
      status: 'paid',
      state: { refunded: 30, refundDue: 0 },
    })
    expect(await mailsTo(order)).toContain('order_partly_cancelled,order_refunded')
  })

  it('refused for what is cancelled already, by article number', async ({ expect }) => {
    const order = await paidOrder()
    const item = order.items[0]?.catalogCode
    const part = (amount: number) => ({ key: key(), items: [{ item, amount }] })
    await command(order, 'withdrawn', part(1))
    const refused = async (amount: number) =>
      (await command(order, 'cancel', part(amount))).response['title']
    expect(await refused(2)).toBe(`Of item ${item} only 1 can be cancelled.`)
    await command(order, 'shipped', { key: key(), carrier: 'DHL' })
    await command(order, 'refund', { key: key() })
    const again = await command(order, 'withdrawn', part(3))
    expect(again.response['title']).toBe(`Of item ${item} only 1 can be withdrawn.`)
  })

  it('cancelled after a refund: the mail names what is still to be refunded', async ({
    expect,
  }) => {
    const order = await paidOrder()
    await command(order, 'refund', { key: key(), amount: 10 })
    const { response } = await command(order, 'cancel', { key: key() })
    expect(response).toMatchObject({ state: { refundDue: 55.9, refunded: 10 } })
    const mail = `SELECT text FROM mail WHERE recipient = ?1 AND kind = 'order_refund'`
    const text = String(await valueOf(mail, order.customer.email))
    expect(text.replaceAll('\u00A0', ' ')).toContain('55,90 € erstatten wir Ihnen binnen 14 Tagen')
  })

  it('cancelled in two parts: stock, delivery and money are returned once', async ({ expect }) => {
    const order = await paidOrder()
    const item = order.items[0]?.id
    await command(order, 'cancel', { key: key(), items: [{ item, amount: 1 }] })
    expect([await stock(), await physicalStock()]).toEqual([9000, 9000])
    const { response } = await command(order, 'cancel', { key: key() })
    expect(response).toMatchObject({ status: 'refund_pending', state: { refundDue: 65.9 } })
    expect([await stock(), await physicalStock()]).toEqual([10_000, 10_000])
    expect((await command(order, 'cancel', { key: key() })).response).toMatchObject({
      status: 409,
      code: 'not_open',
    })
    const refund = await command(order, 'refund', { key: key(), reference: 'SEPA 4711' })
    expect(refund.response).toMatchObject({
      status: 'cancelled',
      state: { payment: 'refunded', refunded: 65.9 },
    })
    const credits = `SELECT sum(data ->> '$.credit') FROM order_event
      WHERE order_id = ?1 AND kind = 'credit_note_due'`
    expect(await valueOf(credits, order.id)).toBe(6590)
    expect([await stock(), await physicalStock()]).toEqual([10_000, 10_000])
  })

  it('withdrawn: shipped goods are restocked if they are as new', async ({ expect }) => {
    const order = await paidOrder()
    await command(order, 'shipped', { key: key(), carrier: 'DHL' })
    const item = order.items[0]?.id
    const one = { items: [{ item, amount: 1 }], reference: 'AB12' }
    await command(order, 'withdrawn', { key: key(), ...one })
    expect(await stock()).toBe(8000)
    const { response } = await command(order, 'withdrawn', { key: key(), restock: true, ...one })
    expect(await stock()).toBe(9000)
    expect(response).toMatchObject({
      status: 'refund_pending',
      state: { fulfilment: 'withdrawn', credited: 65.9 },
    })
    expect(await mailsTo(order)).toContain('order_withdrawn,order_withdrawn')
  })

  it('idempotently: a repeated or concurrent command changes nothing', async ({ expect }) => {
    const order = await paidOrder()
    const body = { key: key(), items: [{ item: order.items[0]?.id, amount: 1 }] }
    const replies = await Promise.all([1, 2, 3, 4].map(() => command(order, 'cancel', body)))
    replies.push(await command(order, 'cancel', body))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect([await stock(), await physicalStock()]).toEqual([9000, 9000])
    expect(await eventsOf(order)).toBe('paid,invoice_due,partly_cancelled,credit_note_due')
    const other = await command(order, 'cancel', { key: body.key })
    expect(other.response).toMatchObject({ status: 409, code: 'key_reused' })
  })

  it('with concurrent commands: nothing is refunded twice', async ({ expect }) => {
    const order = await paidOrder()
    const replies = await Promise.all([
      command(order, 'cancel'),
      command(order, 'cancel'),
      command(order, 'shipped', { key: key(), carrier: 'DHL' }),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2)
    const { state } = await orderPage(order)
    const isCancelled = state?.fulfilment === 'cancelled'
    expect([await stock(), await physicalStock()]).toEqual(
      isCancelled ? [10_000, 10_000] : [8000, 8000],
    )
  })

  it.for<[string, string, object, number, string]>([
    ['a refund of more than was paid', 'refund', { amount: 65.91 }, 409, 'refund_over_paid'],
    ['a refund of nothing', 'refund', {}, 409, 'nothing_to_refund'],
    ['a second payment', 'paid', {}, 409, 'nothing_due'],
    [
      'more items than there are',
      'cancel',
      { items: [{ item: 'LB-S100', amount: 3 }] },
      409,
      'too_many',
    ],
    ['an unknown item', 'cancel', { items: [{ item: 'x', amount: 1 }] }, 422, 'invalid'],
    ['half a piece', 'cancel', { items: [{ item: 'LB-S100', amount: 0.5 }] }, 422, 'invalid'],
    ['more off than is owed', 'cancel', { credit: 66 }, 409, 'credit_over_total'],
    ['a link that is none', 'shipped', { carrier: 'DHL', url: 'javascript:1' }, 422, 'invalid'],
    ['no key', 'packed', { key: '' }, 422, 'invalid'],
  ])('refuses %s with a message', async ([, step, body, status, code], { expect }) => {
    const order = await paidOrder()
    const { response } = await command(order, step, { key: key(), ...body })
    expect(response).toMatchObject({ status, code, title: expect.stringMatching(/^[A-Z].+\.$/) })
    expect(await eventsOf(order)).toBe('paid,invoice_due')
  })

  it('refunds a part as a reduction, and never more than the rest', async ({ expect }) => {
    const order = await paidOrder()
    const first = await command(order, 'refund', { key: key(), amount: 60 })
    expect(first.response).toMatchObject({ status: 'paid', state: { payment: 'partly_refunded' } })
    const replies = await Promise.all(
      [1, 2].map(() => command(order, 'refund', { key: key(), amount: 5.9 })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await orderPage(order)).state).toMatchObject({ paid: 65.9, refunded: 65.9, due: 0 })
  })

  it('refunds loyalty credits with the items they paid for', async ({ expect }) => {
    await grantCredits(env.DB, 'demo-b2c', 500).run()
    const bearer = await loginAs('kunde@luftbasis.example')
    await request(addCartItem, { bearer, body: { id: 's100', amount: 2 } })
    await request(setCartCredits, { bearer, body: { credits: 500 } })
    const order = (await place('', orderBody(45.9), { bearer })).response.data
    await command(order, 'paid')
    const part = { items: [{ item: 'LB-S100', amount: 1 }] }
    const { response } = await command(order, 'cancel', { key: key(), ...part })
    expect(response['state']).toMatchObject({ credited: 20, refundDue: 20 })
    // 16 are earned by the other fan, 16.81 net.
    expect(await creditBalance(env.DB, 'demo-b2c')).toBe(250 + 16)
    await command(order, 'cancel')
    expect(await creditBalance(env.DB, 'demo-b2c')).toBe(500)
  })

  it('does not dispatch before the payment, and knows no other order', async ({ expect }) => {
    const order = await newOrder()
    const early = await command(order, 'shipped', { key: key(), carrier: 'DHL' })
    expect(early.response).toMatchObject({ status: 409, code: 'not_paid' })
    expect((await command({ ...order, code: 'nope' }, 'packed')).status).toBe(404)
    const path = `/operator/orders/${order.code}`
    expect((await operate({ method: 'GET', path })).response).toMatchObject({ status: 'new' })
    expect((await operate({ method: 'GET', path, key: readingKey })).status).toBe(403)
  })

  it('issues no credit note without an invoice', async ({ expect }) => {
    const order = await newOrder()
    await command(order, 'cancel')
    expect(await eventsOf(order)).toBe('cancelled')
    expect((await orderPage(order)).state).toMatchObject({ payment: 'nothing_due', due: 0 })
  })
})
