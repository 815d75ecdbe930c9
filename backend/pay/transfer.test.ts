import { SELF, env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import type { Order } from '../../domain/order/order.ts'
import { getOrderByToken } from '../../domain/contract/store-checkout.ts'
import { readConfig } from '../env.ts'
import { releaseUnpaidOrders } from '../store/orders/release-unpaid-orders.ts'
import { remindUnpaid } from '../store/orders/remind-unpaid.ts'
import { request } from '../testing/request.ts'
import { findLastMail } from '../testing/last-mail.ts'
import { guestCart, orderBody, place, restock, valueOf } from '../testing/shop.ts'
import { callbackHeaders } from './providers/signed-message.ts'
import { hmac } from '../../domain/crypto/hmac.ts'

const config = readConfig(env)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const email = 'ueberweisung@shop.example'

async function transferOrder(): Promise<Order> {
  const body = orderBody(35.9, { payment_id: 'prepayment', email })
  return (await place(await guestCart('s100'), body)).response.data
}

async function orderNow({ token }: Order): Promise<Order> {
  return (await request(getOrderByToken, { query: {}, params: { token } })).response.data
}

async function notifyOfTransfer(order: Order, amount = order.prices.totalWithTax) {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const currency = order.currencyCode
  const body = JSON.stringify({ order: order.token, result: 'paid', amount, currency })
  return SELF.fetch('http://backend/pay/callback', {
    method: 'POST',
    headers: {
      [callbackHeaders.timestamp]: timestamp,
      [callbackHeaders.signature]: await hmac(config.PAY_SECRET, `${timestamp}.${body}`),
    },
    body,
  })
}

beforeEach(async () => {
  await env.DB.prepare(`UPDATE sale_order SET pay_until = NULL`).run()
  await restock('s100', 10)
})

describe('issue 5.5 orders paid by bank transfer', () => {
  it('show the bank account while they are open, in the mail too', async ({ expect }) => {
    const order = await orderNow(await transferOrder())
    expect(order.bankTransfer).toMatchObject({
      iban: 'DE89370400440532013000',
      reference: order.code,
    })
    expect(Date.parse(order.payUntil ?? '') - Date.parse(order.createdAt)).toBe(10 * 86_400_000)
    const mail = await findLastMail(email)
    expect(mail?.text).toContain('IBAN: DE89 3704 0044 0532 0130 00')
    expect(mail?.text).toContain(order.code)
  })

  it('are reminded once after seven days and released three days later', async ({ expect }) => {
    const order = await transferOrder()
    expect(await remindUnpaid(env.DB, config, inDays(6.9))).toBe(0)
    expect(await remindUnpaid(env.DB, config, inDays(7.1))).toBe(1)
    expect(await remindUnpaid(env.DB, config, inDays(7.2))).toBe(0)
    expect((await findLastMail(email))?.subject).toContain('Wir warten noch')
    expect(await releaseUnpaidOrders(env.DB, config, inDays(9.9))).toBe(0)
    expect(await releaseUnpaidOrders(env.DB, config, inDays(10.1))).toBe(1)
    const released = await orderNow(order)
    expect(released).toMatchObject({ status: 'cancelled', bankTransfer: null })
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's100'`)).toBe(10_000)
  })

  it('§4 are confirmed once by mail when the bank’s import reports the money', async ({
    expect,
  }) => {
    const order = await transferOrder()
    expect((await notifyOfTransfer(order)).status).toBe(200)
    expect((await notifyOfTransfer(order)).status).toBe(200)
    const mail = await findLastMail(email, 'order_paid')
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(`Ihre Zahlung über 35,90 € erhalten`)
    const sent = `SELECT count(*) FROM mail WHERE order_id = ?1 AND kind = 'order_paid'`
    expect(await valueOf(sent, order.id)).toBe(1)
  })

  it('wait as long as configured', async ({ expect }) => {
    const order = await transferOrder()
    await env.DB.prepare('UPDATE sale_order SET pay_until = ?2 WHERE id = ?1')
      .bind(order.id, inDays(20).toISOString())
      .run()
    expect(await releaseUnpaidOrders(env.DB, config, inDays(19))).toBe(0)
    expect(readConfig({ ...env, TRANSFER_DAYS: '14' }).TRANSFER_DAYS).toBe(14)
  })

  it('are paid by the bank’s signed notification of the right amount', async ({ expect }) => {
    const order = await transferOrder()
    expect((await notifyOfTransfer(order, 0.01)).status).toBe(422)
    expect((await notifyOfTransfer(order)).status).toBe(200)
    expect(await orderNow(order)).toMatchObject({ status: 'paid', bankTransfer: null })
    expect(await remindUnpaid(env.DB, config, inDays(8))).toBe(0)
    expect(await releaseUnpaidOrders(env.DB, config, inDays(20))).toBe(0)
  })
})
