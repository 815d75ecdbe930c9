import { SELF, env } from 'cloudflare:test'
import { beforeEach, describe, it, onTestFinished, vi } from 'vitest'
import type { Order } from '../../domain/order/order.ts'
import { addCartItem, setCartCredits, setCoupon } from '../../domain/contract/store-cart.ts'
import { getOrderByToken } from '../../domain/contract/store-checkout.ts'
import { readConfig } from '../env.ts'
import { creditBalance, grantCredits } from '../store/account/credits.ts'
import { releaseUnpaidOrders } from '../store/orders/release-unpaid-orders.ts'
import { operate } from '../testing/operator.ts'
import { request } from '../testing/request.ts'
import { guestCart, loginAs, orderBody, place, restock, valueOf } from '../testing/shop.ts'
import { callbackHeaders } from './providers/signed-message.ts'
import { hmac } from '../../domain/crypto/hmac.ts'

const config = readConfig(env)

async function cardOrder(email = `karla-${crypto.randomUUID()}@shop.example`): Promise<Order> {
  const cartToken = await guestCart('s100')
  const { response: received } = await place(
    cartToken,
    orderBody(35.9, { payment_id: 'card', email }),
  )
  return received.data
}

function bodyOf(order: Order, result: string, changes: object = {}) {
  return {
    order: order.token,
    result,
    amount: order.prices.totalWithTax,
    currency: order.currencyCode,
    ...changes,
  }
}

/** A provider's message, signed with its secret by default. */
async function callback(
  body: object,
  { secret = config.PAY_SECRET, seconds = 0, signed = body } = {},
) {
  const timestamp = String(Math.floor(Date.now() / 1000) - seconds)
  const response = await SELF.fetch('http://backend/pay/callback', {
    method: 'POST',
    headers: {
      [callbackHeaders.timestamp]: timestamp,
      [callbackHeaders.signature]: await hmac(secret, `${timestamp}.${JSON.stringify(signed)}`),
    },
    body: JSON.stringify(body),
  })
  const received = await response.json<{ data?: { status: string } }>()
  return { code: response.status, status: received.data?.status }
}

async function statusOf({ token }: Order) {
  return (await request(getOrderByToken, { query: {}, params: { token } })).response.data.status
}

function stock() {
  return valueOf(`SELECT stock FROM variant WHERE id = 's100'`)
}

function warehouseStock() {
  return valueOf(
    `SELECT sum(stock) FROM variant_stock WHERE variant_n = (SELECT n FROM variant WHERE id = 's100')`,
  )
}

/** As the scheduled handler does, some hours later. */
function releaseAfter(hours: number) {
  return releaseUnpaidOrders(env.DB, config, new Date(Date.now() + hours * 3_600_000))
}

beforeEach(async () => {
  await env.DB.prepare(`UPDATE sale_order SET pay_until = NULL`).run()
  await restock('s100', 10)
})

describe('issue 3.7 payment callback', () => {
  it('pays an order, and a repeated callback changes nothing', async ({ expect }) => {
    const order = await cardOrder()
    expect(await callback(bodyOf(order, 'paid'))).toEqual({ code: 200, status: 'paid' })
    expect(await callback(bodyOf(order, 'paid'))).toEqual({ code: 200, status: 'paid' })
    expect(await callback(bodyOf(order, 'declined'))).toEqual({ code: 200, status: 'paid' })
    const events = `SELECT group_concat(kind) FROM order_event WHERE order_id = ?1`
    expect(await valueOf(events, order.id)).toBe('paid,invoice_due')
    expect(await stock()).toBe(9000)
  })

  it('counts one of many concurrent callbacks', async ({ expect }) => {
    const order = await cardOrder()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => callback(bodyOf(order, 'paid'))),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['paid']))
    const events = `SELECT group_concat(kind) FROM order_event WHERE order_id = ?1`
    expect(await valueOf(events, order.id)).toBe('paid,invoice_due')
  })

  it('can be paid after a declined payment, and stays open when abandoned', async ({ expect }) => {
    const order = await cardOrder()
    expect((await callback(bodyOf(order, 'abandoned'))).status).toBe('new')
    expect((await callback(bodyOf(order, 'declined'))).status).toBe('payment_failed')
    expect((await callback(bodyOf(order, 'paid'))).status).toBe('paid')
  })

  it('refuses forged, altered, old and malformed callbacks, and those of another amount', async ({
    expect,
  }) => {
    const order = await cardOrder()
    const paid = bodyOf(order, 'paid')
    expect((await callback(paid, { secret: 'another-secret-0123456789' })).code).toBe(401)
    expect((await callback(paid, { signed: bodyOf(order, 'declined') })).code).toBe(401)
    expect((await callback(paid, { seconds: 301 })).code).toBe(401)
    expect((await SELF.fetch('http://backend/pay/callback', { method: 'POST' })).status).toBe(401)
    expect((await callback({ ...paid, amount: 0.01 })).code).toBe(422)
    expect((await callback({ ...paid, currency: 'CZK' })).code).toBe(422)
    expect((await callback({ ...paid, result: 'gift' })).code).toBe(422)
    expect((await callback({ ...paid, order: 'x'.repeat(43) })).code).toBe(404)
    expect(await statusOf(order)).toBe('new')
  })
})

describe('issue 3.7 abandoned orders', () => {
  it('restock items, release the coupon after 24 hours, once, and notify the customer', async ({
    expect,
  }) => {
    await env.DB.prepare(
      `INSERT INTO coupon (code, percent, uses_left) VALUES ('ONCE', 10, 1)`,
    ).run()
    const cartToken = await guestCart('s100', 2)
    await request(setCoupon, { cartToken, body: { couponCode: 'ONCE' } })
    const body = orderBody(59.9, { payment_id: 'card', email: 'late@shop.example' })
    const order = (await place(cartToken, body)).response.data
    expect([await stock(), await warehouseStock()]).toEqual([8000, 8000])
    expect(await releaseAfter(23)).toBe(0)
    expect(await statusOf(order)).toBe('new')
    expect(await releaseAfter(25)).toBe(1)
    expect(await releaseAfter(25)).toBe(0)
    expect(await statusOf(order)).toBe('cancelled')
    expect([await stock(), await warehouseStock()]).toEqual([10_000, 10_000])
    expect(await valueOf(`SELECT uses_left FROM coupon WHERE code = 'ONCE'`)).toBe(1)
    const notified = `SELECT count(*) FROM mail WHERE recipient = 'late@shop.example' AND kind = 'order_released'`
    expect(await valueOf(notified)).toBe(1)
  })

  it('refund credits, and spend them again when the payment is late', async ({ expect }) => {
    await grantCredits(env.DB, 'demo-b2c', 500).run()
    const bearer = await loginAs('kunde@luftbasis.example')
    const order = async () => {
      await request(addCartItem, { bearer, body: { id: 's100', amount: 1 } })
      await request(setCartCredits, { bearer, body: { credits: 500 } })
      return (await place('', orderBody(15.9, { payment_id: 'card' }), { bearer })).response.data
    }
    const first = await order()
    expect(await creditBalance(env.DB, 'demo-b2c')).toBe(0)
    await releaseAfter(25)
    expect(await creditBalance(env.DB, 'demo-b2c')).toBe(500)
    expect((await callback(bodyOf(first, 'paid'))).status).toBe('paid')
    // Earned by 8.40 net; those used for the payment are deducted.
    expect(await creditBalance(env.DB, 'demo-b2c')).toBe(8)
    await grantCredits(env.DB, 'demo-b2c', 500).run()
    const second = await order()
    await releaseAfter(25)
    const third = await order()
    // The refunded credits have paid for another order meanwhile.
    expect((await callback(bodyOf(second, 'paid'))).status).toBe('refund_pending')
    expect((await callback(bodyOf(third, 'paid'))).status).toBe('paid')
    expect(await creditBalance(env.DB, 'demo-b2c')).toBe(8 + 8)
    expect(await stock()).toBe(8000)
  })

  it('are not released when they are paid, or in another way', async ({ expect }) => {
    const paid = await cardOrder()
    await callback(bodyOf(paid, 'paid'))
    await place(await guestCart('s100'), orderBody(35.9))
    expect(await releaseAfter(24 * 9)).toBe(0)
    expect(await stock()).toBe(8000)
  })

  it('are fulfilled after all when the payment is late and the items are available', async ({
    expect,
  }) => {
    const order = await cardOrder('spaet@shop.example')
    await releaseAfter(25)
    expect(await callback(bodyOf(order, 'paid'))).toEqual({ code: 200, status: 'paid' })
    expect([await stock(), await warehouseStock()]).toEqual([9000, 9000])
    expect(await callback(bodyOf(order, 'paid'))).toEqual({ code: 200, status: 'paid' })
    expect(await stock()).toBe(9000)
    const kinds = `SELECT group_concat(kind) FROM (SELECT kind FROM mail WHERE recipient = 'spaet@shop.example' ORDER BY rowid)`
    expect(await valueOf(kinds)).toBe('order_confirmation,order_released,order_reinstated')
  })

  it('wait for a refund when the payment is late and the items are sold', async ({ expect }) => {
    const order = await cardOrder('zu-spaet@shop.example')
    await releaseAfter(25)
    await restock('s100', 0)
    expect(await callback(bodyOf(order, 'paid'))).toEqual({ code: 200, status: 'refund_pending' })
    expect(await callback(bodyOf(order, 'paid'))).toEqual({ code: 200, status: 'refund_pending' })
    expect(await stock()).toBe(0)
    const notified = `SELECT count(*) FROM mail WHERE recipient = 'zu-spaet@shop.example' AND kind = 'order_refund'`
    expect(await valueOf(notified)).toBe(1)
  })

  it('are released or paid, never both, when both happen concurrently', async ({ expect }) => {
    const order = await cardOrder()
    await Promise.all([releaseAfter(25), callback(bodyOf(order, 'paid')), releaseAfter(25)])
    expect(await statusOf(order)).toBe('paid')
    expect([await stock(), await warehouseStock()]).toEqual([9000, 9000])
  })
})

describe('cancelled orders', () => {
  it('restock items, and refund money if there was some; a late payment is refunded', async ({
    expect,
  }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    const open = await cardOrder()
    const paid = await cardOrder()
    await callback(bodyOf(paid, 'paid'))
    for (const order of [open, paid]) {
      const call = { method: 'POST', path: `/operator/orders/${order.code}/cancel` }
      expect((await operate(call)).status).toBe(200)
      expect((await operate(call)).status).toBe(409)
    }
    expect(await stock()).toBe(10_000)
    expect(await statusOf(paid)).toBe('refund_pending')
    expect(await statusOf(open)).toBe('cancelled')
    expect((await callback(bodyOf(open, 'paid'))).status).toBe('refund_pending')
    expect(await stock()).toBe(10_000)
  })
})
