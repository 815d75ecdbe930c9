import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import type { Order } from '../../../domain/order/order.ts'
import { operate } from '../../testing/operator.ts'
import { guestCart, orderBody, place, restock, valueOf } from '../../testing/shop.ts'

const command = ({ code }: Order, step: string, body: object = {}) =>
  operate({
    method: 'POST',
    path: `/operator/orders/${code}/${step}`,
    body: { key: crypto.randomUUID(), ...body },
  })

/** Fans of 30.00; delivery is 5.90, free from 100.00. */
async function paidOrder(amount = 2): Promise<Order> {
  const total = amount * 30 + (amount > 3 ? 0 : 5.9)
  const { response } = await place(await guestCart('s100', amount), orderBody(total))
  await command(response.data, 'paid')
  return response.data
}

const refundsOf = ({ id }: Order) =>
  valueOf(
    `SELECT group_concat(amount || ' ' || state) FROM order_payment WHERE order_id = ?1 AND kind = 'refund'`,
    id,
  )
const countMails = ({ id }: Order, kind: string) =>
  valueOf('SELECT count(*) FROM mail WHERE order_id = ?1 AND kind = ?2', id, kind)

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 30)
  return () => vi.restoreAllMocks()
})

describe('§9 several operators at once', () => {
  it('ship piece by piece: each piece once, and none of the calls fails', async ({ expect }) => {
    const order = await paidOrder(12)
    const one = { carrier: 'DHL', items: [{ item: 'LB-S100', amount: 1 }] }
    const replies = await Promise.all(
      Array.from({ length: 16 }, () => command(order, 'shipped', one)),
    )
    const statuses = replies.map(({ status }) => status)
    expect([200, 409].map((status) => statuses.filter((each) => each === status).length)).toEqual([
      12, 4,
    ])
    expect(await countMails(order, 'order_shipped')).toBe(12)
  })

  it('refund by one transfer: its reference may come again, each refund is recorded once', async ({
    expect,
  }) => {
    const [order, other] = [await paidOrder(), await paidOrder()]
    const body = { amount: 10, reference: 'SEPA 2026-11-29' }
    expect((await command(order, 'refund', body)).status).toBe(200)
    const again = await command(order, 'refund', body)
    expect(again.response).toMatchObject({ state: { payment: 'partly_refunded', refunded: 20 } })
    expect((await command(other, 'refund', body)).status).toBe(200)
    expect([await refundsOf(order), await refundsOf(other)]).toEqual([
      '1000 done,1000 done',
      '1000 done',
    ])
    expect(await countMails(order, 'order_refunded')).toBe(2)
  })

  it('record a transfer whose recording was interrupted with the next refund', async ({
    expect,
  }) => {
    const order = await paidOrder()
    await command(order, 'cancel')
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const trigger = `CREATE TRIGGER broken BEFORE UPDATE ON order_payment BEGIN SELECT RAISE(ABORT, 'gone'); END`
    await env.DB.prepare(trigger).run()
    expect((await command(order, 'refund')).status).toBe(500)
    await env.DB.prepare('DROP TRIGGER broken').run()
    expect(await refundsOf(order)).toBe('6590 requested')
    const { response } = await command(order, 'refund')
    expect(response).toMatchObject({ status: 409, code: 'nothing_to_refund' })
    expect(await refundsOf(order)).toBe('6590 done')
    expect(await countMails(order, 'order_refunded')).toBe(1)
  })
})
