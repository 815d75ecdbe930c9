import { confirmAction } from '../../../domain/contract/store-confirmation.ts'
import { findLastMail, tokenOfLastMail } from '../../testing/last-mail.ts'
import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import {
  changeOrderPayment,
  getOrderByToken,
  getOrderPayments,
  registerFromOrder,
} from '../../../domain/contract/store-checkout.ts'
import { getUser } from '../../../domain/contract/store-account.ts'
import { readConfig } from '../../env.ts'
import { settle } from '../../pay/settle.ts'
import { request } from '../../testing/request.ts'
import { demoPassword, guestCart, orderBody, place, restock, valueOf } from '../../testing/shop.ts'
import { remindUnpaid } from './remind-unpaid.ts'
import { findStoredOrder } from './stored-order.ts'

const config = readConfig(env)
let emails = 0

async function newOrder(payment_id = 'card', email = `zahlt-${++emails}@shop.example`) {
  return (await place(await guestCart('s100'), orderBody(35.9, { payment_id, email }))).response
    .data
}

async function tell(token: string, result: 'paid' | 'declined') {
  const stored = await findStoredOrder(env.DB, 'token', token)
  if (stored) await settle(env.DB, stored, result, config, new Date())
}

const change = (token: string, payment_id: string) =>
  request(changeOrderPayment, { params: { token }, body: { payment_id } })

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
})

describe('issue 5.5 another payment of an open order', () => {
  it('is offered at the same price only, except the current one', async ({ expect }) => {
    const { token } = await newOrder()
    const { response } = await request(getOrderPayments, { params: { token } })
    expect(response.data.map(({ id }) => id)).toEqual(['wallet', 'prepayment'])
  })

  it('replaces a declined one, with a deadline of its own', async ({ expect }) => {
    const order = await newOrder()
    await tell(order.token, 'declined')
    const { response } = await change(order.token, 'prepayment')
    expect(response.data).toMatchObject({
      status: 'new',
      payment: { id: 'prepayment', online: false },
      paymentUrl: null,
      bankTransfer: { reference: order.code },
      prices: order.prices,
    })
    const changedBack = await change(order.token, 'wallet')
    expect(changedBack.response.data).toMatchObject({ bankTransfer: null })
    expect(changedBack.response.data.paymentUrl).toContain(order.token)
    const events = `SELECT group_concat(kind) FROM order_event WHERE order_id = ?1`
    expect(await valueOf(events, order.id)).toBe('payment_failed,payment_changed,payment_changed')
  })

  it('is the one of the order’s document and mails, however often it changes', async ({
    expect,
  }) => {
    const order = await newOrder()
    for (const payment_id of ['prepayment', 'wallet', 'prepayment']) {
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      const { response } = await change(order.token, payment_id)
      const { payment, document } = response.data
      expect(document?.payment).toMatchObject({ id: payment_id, name: payment.name })
      expect(document?.totals).toEqual(order.document?.totals)
    }
    const { payUntil } = (await change(order.token, 'wallet')).response.data
    expect(payUntil).not.toBeNull()
    const last = (await change(order.token, 'prepayment')).response.data
    const before = new Date(Date.parse(last.payUntil ?? '') - 86_400_000)
    expect(await remindUnpaid(env.DB, config, before)).toBe(1)
    const reminder = await findLastMail(order.customer.email)
    expect(reminder?.text).toContain(last.bankTransfer?.iban.slice(0, 4))
    expect(reminder?.text).toContain(order.code)
  })

  it.for(['card', 'cod', 'invoice', 'gift', ''])('is not %j', async (id, { expect }) => {
    const { token } = await newOrder()
    expect((await change(token, id)).status).toBe(422)
  })

  it('is none for a paid or unknown order', async ({ expect }) => {
    const { token } = await newOrder()
    await tell(token, 'paid')
    expect((await request(getOrderPayments, { params: { token } })).response.data).toEqual([])
    expect((await change(token, 'prepayment')).status).toBe(422)
    expect((await change('x'.repeat(43), 'prepayment')).status).toBe(404)
  })

  it('does not affect a payment of the first one', async ({ expect }) => {
    const { token } = await newOrder()
    await change(token, 'prepayment')
    await tell(token, 'paid')
    expect(
      (await request(getOrderByToken, { query: {}, params: { token } })).response.data.status,
    ).toBe('paid')
  })
})

describe('issue 5.5 an account created from a guest order', () => {
  const register = (token: string, password = demoPassword) =>
    request(registerFromOrder, {
      params: { token },
      body: { password, password_confirmation: password },
    })

  it('has name, address and the order, once it is confirmed', async ({ expect }) => {
    const order = await newOrder('card', 'spaeter-konto@shop.example')
    expect((await register(order.token)).response).toEqual({ data: { pending: true } })
    const token = await tokenOfLastMail('spaeter-konto@shop.example', 'confirm_account')
    const { response } = await request(confirmAction, { body: { token } })
    const { data: user } = (await request(getUser, { bearer: response.data.access_token })).response
    expect(user).toMatchObject({
      email: 'spaeter-konto@shop.example',
      firstName: 'Karla',
      address: { city: 'Leipzig' },
    })
    expect(await valueOf('SELECT customer_id FROM sale_order WHERE id = ?1', order.id)).toBe(
      user.id,
    )
  })

  it('is answered alike for an address with an account, and changes nothing', async ({
    expect,
  }) => {
    const { id, token } = await newOrder('card', 'kunde@luftbasis.example')
    expect((await register(token)).response).toEqual({ data: { pending: true } })
    expect(await findLastMail('kunde@luftbasis.example')).toMatchObject({ kind: 'account_exists' })
    expect(await valueOf('SELECT customer_id FROM sale_order WHERE id = ?1', id)).toBeNull()
  })

  it('requires a password of eight characters and a valid token', async ({ expect }) => {
    const { token } = await newOrder()
    expect((await register(token, 'kurz')).status).toBe(422)
    expect((await register('x'.repeat(43))).status).toBe(404)
  })
})
