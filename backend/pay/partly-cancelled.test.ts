import { SELF, env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import { getOrderByToken } from '../../domain/contract/store-checkout.ts'
import { getInvoices } from '../../domain/contract/store-invoices.ts'
import type { Order } from '../../domain/order/order.ts'
import { readConfig } from '../env.ts'
import { remindUnpaid } from '../store/orders/remind-unpaid.ts'
import { findLastMail } from '../testing/last-mail.ts'
import { operate } from '../testing/operator.ts'
import { request } from '../testing/request.ts'
import { guestCart, orderBody, place, restock, valueOf } from '../testing/shop.ts'
import { callbackHeaders } from './providers/signed-message.ts'
import { hmac } from '../../domain/crypto/hmac.ts'

const config = readConfig(env)

/** 2 fans of 30.00 and delivery of 5.90, of which the shop cancels one before it is paid. */
async function partlyCancelled(payment_id: 'card' | 'prepayment'): Promise<Order> {
  const order = (await place(await guestCart('s100', 2), orderBody(65.9, { payment_id }))).response
    .data
  await request(getInvoices, { params: { token: order.token } })
  await operate({
    method: 'POST',
    path: `/operator/orders/${order.code}/cancel`,
    body: { key: crypto.randomUUID(), items: [{ item: order.items[0]?.catalogCode, amount: 1 }] },
  })
  return order
}

async function orderNow({ token }: Order): Promise<Order> {
  return (await request(getOrderByToken, { query: {}, params: { token } })).response.data
}

async function notify({ token }: Order, amount: number): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const body = JSON.stringify({ order: token, result: 'paid', amount, currency: 'EUR' })
  const signature = await hmac(config.PAY_SECRET, `${timestamp}.${body}`)
  const headers = {
    [callbackHeaders.timestamp]: timestamp,
    [callbackHeaders.signature]: signature,
  }
  const response = await SELF.fetch('http://backend/pay/callback', {
    method: 'POST',
    headers,
    body,
  })
  return response.status
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await env.DB.prepare('DELETE FROM attempt').run()
  await env.DB.prepare('UPDATE sale_order SET pay_until = NULL').run()
  await restock('s100', 10)
  return () => vi.restoreAllMocks()
})

describe('§4 an unpaid order of which a part is cancelled', () => {
  it('is paid by a transfer of what is left of it, also when that is notified again', async ({
    expect,
  }) => {
    const order = await partlyCancelled('prepayment')
    expect((await orderNow(order)).state).toMatchObject({ due: 35.9, credited: 30 })
    expect(await notify(order, 35.89)).toBe(422)
    expect(await notify(order, 35.9)).toBe(200)
    expect(await notify(order, 35.9)).toBe(200)
    expect(await orderNow(order)).toMatchObject({
      status: 'paid',
      state: { paid: 35.9, due: 0, refundDue: 0 },
    })
  })

  it('gives back the rest of a transfer of all of it', async ({ expect }) => {
    const order = await partlyCancelled('prepayment')
    expect(await notify(order, 65.9)).toBe(200)
    expect((await orderNow(order)).state).toMatchObject({ paid: 65.9, due: 0, refundDue: 30 })
  })

  it('is reminded of what is left of it', async ({ expect }) => {
    const order = await partlyCancelled('prepayment')
    await env.DB.prepare('UPDATE sale_order SET pay_until = ?2 WHERE id = ?1')
      .bind(order.id, new Date(Date.now() + 86_400_000).toISOString())
      .run()
    expect(await remindUnpaid(env.DB, config)).toBe(1)
    const { text } = (await findLastMail(order.customer.email, 'order_reminder')) ?? { text: '' }
    expect(text).toMatch(/35,90\s€/)
    expect(text).not.toMatch(/65,90\s€/)
    const attached = `SELECT attachments FROM mail WHERE order_id = ?1 AND kind = 'order_reminder'`
    expect(await valueOf(attached, order.id)).toContain('"amount":35.9')
  })

  it('pays what is left of it on the test page', async ({ expect }) => {
    const order = await partlyCancelled('card')
    const page = `http://backend/pay/sandbox/${order.token}`
    expect(await (await SELF.fetch(page)).text()).toMatch(/35,90\s€/)
    const body = new URLSearchParams({ result: 'paid' })
    await SELF.fetch(page, { method: 'POST', body, redirect: 'manual' })
    expect((await orderNow(order)).state).toMatchObject({ paid: 35.9, refundDue: 0 })
  })

  it('has another pro forma, of what is left of it, and shows that one', async ({ expect }) => {
    const order = await partlyCancelled('prepayment')
    const issued = async () => {
      const { response: result } = await request(getInvoices, { params: { token: order.token } })
      return result.data.map(({ kind }) => kind)
    }
    expect(await issued()).toEqual(['proforma'])
    expect(await issued(), 'none without a change').toEqual(['proforma'])
    const totals = `SELECT group_concat(model ->> '$.totals.order.gross') FROM invoice WHERE order_id = ?1`
    expect(await valueOf(totals, order.id)).toBe('65.9,35.9')
  })
})
