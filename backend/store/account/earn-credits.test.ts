import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import { addCartItem } from '../../../domain/contract/store-cart.ts'
import { getCreditStatement } from '../../../domain/contract/store-credits.ts'
import type { Order } from '../../../domain/order/order.ts'
import { operate } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'
import { guestCart, loginAs, orderBody, place, restock } from '../../testing/shop.ts'
import { creditBalance, spendCredits } from './credits.ts'
import { settleEarnedCredits } from './earn-credits.ts'

const customerId = 'demo-b2c'
let bearer: string

const command = (order: Order, step: string, body: object = {}) =>
  operate({
    method: 'POST',
    path: `/operator/orders/${order.code}/${step}`,
    body: { key: crypto.randomUUID(), ...body },
  })
const balance = () => creditBalance(env.DB, customerId)
const statement = async () =>
  (await request(getCreditStatement, { bearer, query: {} })).response.data
const reasons = async () => (await statement()).entries.map(({ reason }) => reason).toReversed()

/** 2 fans of 30.00 gross, 50.42 net, and delivery, by bank transfer. */
async function newOrder(): Promise<Order> {
  await request(addCartItem, { bearer, body: { id: 's100', amount: 2 } })
  return (await place('', orderBody(65.9), { bearer })).response.data
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await env.DB.prepare('DELETE FROM credit_entry').run()
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
  bearer = await loginAs('kunde@luftbasis.example')
  return () => vi.restoreAllMocks()
})

describe('loyalty credits of an order', () => {
  it('are earned when it is paid, one per full euro net, and once', async ({ expect }) => {
    const order = await newOrder()
    expect(await balance()).toBe(0)
    await command(order, 'paid')
    expect(await balance()).toBe(50)
    await command(order, 'packed')
    await command(order, 'shipped', { carrier: 'DHL', number: '1', url: null })
    for (let n = 0; n < 3; n++) await settleEarnedCredits(env.DB, order.id, new Date()).run()
    expect(await balance()).toBe(50)
    expect(await reasons()).toEqual(['earned'])
  })

  it('follow cancellations, withdrawals and refunds', async ({ expect }) => {
    const order = await newOrder()
    await command(order, 'paid')
    await command(order, 'cancel', { items: [{ item: 'LB-S100', amount: 1 }] })
    expect(await balance()).toBe(25)
    await command(order, 'shipped', { carrier: 'DHL', number: '1', url: null })
    await command(order, 'withdrawn', { restock: true })
    expect(await balance()).toBe(0)
    await command(order, 'refund')
    expect(await balance()).toBe(0)
    expect(await reasons()).toEqual(['earned', 'revoked', 'revoked'])
  })

  it('are not earned by an order cancelled unpaid', async ({ expect }) => {
    await command(await newOrder(), 'cancel')
    expect((await statement()).entries).toEqual([])
  })

  it('never make the balance negative if they are spent already', async ({ expect }) => {
    const order = await newOrder()
    await command(order, 'paid')
    await spendCredits(env.DB, { customerId, orderId: 'another', amount: 40 }).run()
    const { status } = await command(order, 'cancel')
    expect(status).toBe(200)
    expect(await balance()).toBe(0)
  })

  it('are independent of those that it was paid with', async ({ expect }) => {
    const order = await newOrder()
    await command(order, 'paid')
    await spendCredits(env.DB, { customerId, orderId: order.id, amount: 10 }).run()
    expect(await balance()).toBe(40)
    await command(order, 'cancel')
    expect(await balance()).toBe(0)
    const sums = Map.groupBy((await statement()).entries, ({ reason }) => reason)
    const sumOf = (reason: string) =>
      (sums.get(reason) ?? []).reduce((sum, { amount }) => sum + amount, 0)
    expect(['earned', 'revoked', 'spent', 'refunded'].map(sumOf)).toEqual([50, -50, -10, 10])
  })

  it('are not for guests', async ({ expect }) => {
    const order = (await place(await guestCart('s100', 2), orderBody(65.9))).response.data
    await command(order, 'paid')
    const { results } = await env.DB.prepare('SELECT * FROM credit_entry').all()
    expect(results).toEqual([])
  })

  it('are listed with balance, rates and the order of each entry', async ({ expect }) => {
    const order = await newOrder()
    await command(order, 'paid')
    expect(await statement()).toMatchObject({
      balance: 50,
      worth: 0.04,
      netPerCredit: 1,
      entries: [{ amount: 50, reason: 'earned', order: { id: order.id, code: order.code } }],
    })
  })
})
