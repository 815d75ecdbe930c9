import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import { addCartItem, setCartCredits } from '../../domain/contract/store-cart.ts'
import { getOrderByToken } from '../../domain/contract/store-checkout.ts'
import { getInvoices } from '../../domain/contract/store-invoices.ts'
import type { Order } from '../../domain/order/order.ts'
import { readConfig } from '../env.ts'
import { findLastMail } from '../testing/last-mail.ts'
import { operate } from '../testing/operator.ts'
import { request } from '../testing/request.ts'
import { loginAs, orderBody, place, restock } from '../testing/shop.ts'
import { creditBalance, grantCredits } from '../store/account/credits.ts'
import { releaseUnpaidOrders } from '../store/orders/release-unpaid-orders.ts'
import { remindUnpaid } from '../store/orders/remind-unpaid.ts'

const config = readConfig(env)
const customer = 'demo-b2c'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

/** 2 fans of 30.00, collected for nothing and paid with 1,500 credits of 0.04. */
async function orderForCredits(payment_id: 'card' | 'prepayment'): Promise<Order> {
  const bearer = await loginAs('kunde@luftbasis.example')
  await request(addCartItem, { bearer, body: { id: 's100', amount: 2 } })
  await request(setCartCredits, { bearer, body: { credits: 1500 } })
  const email = 'kunde@luftbasis.example'
  const body = orderBody(0, { shipper_id: 'pickup', branch_id: 'leipzig', payment_id, email })
  return (await place('', body, { bearer })).response.data
}

const orderNow = async ({ token }: Order) =>
  (await request(getOrderByToken, { query: {}, params: { token } })).response.data

function command({ code }: Order, step: string, more: object = {}) {
  const body = { key: crypto.randomUUID(), ...more }
  return operate({ method: 'POST', path: `/operator/orders/${code}/${step}`, body })
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await env.DB.batch([
    env.DB.prepare('DELETE FROM attempt'),
    env.DB.prepare('DELETE FROM credit_entry'),
    env.DB.prepare('UPDATE sale_order SET pay_until = NULL'),
  ])
  await grantCredits(env.DB, customer, 1500).run()
  await restock('s100', 10)
  return () => vi.restoreAllMocks()
})

describe('§4 an order that credits pay completely', () => {
  it.for(['card', 'prepayment'] as const)(
    'has nothing to pay, whatever payment was chosen: %s',
    async (paymentId, { expect }) => {
      const order = await orderForCredits(paymentId)
      expect(order).toMatchObject({ status: 'paid', paymentUrl: null, payUntil: null })
      const shown = await orderNow(order)
      expect(shown).toMatchObject({ bankTransfer: null, state: { payment: 'paid', due: 0 } })
      expect(shown.document?.delivery.promise).toMatchObject({ kind: 'date' })
      const { response } = await request(getInvoices, { params: { token: order.token } })
      expect(response.data).toEqual([])
      expect((await findLastMail(order.customer.email))?.text).not.toContain('IBAN')
    },
  )

  it('is neither reminded nor released, and its goods are sent', async ({ expect }) => {
    const order = await orderForCredits('prepayment')
    expect(await remindUnpaid(env.DB, config, inDays(8))).toBe(0)
    expect(await releaseUnpaidOrders(env.DB, config, inDays(20))).toBe(0)
    const { status } = await command(order, 'shipped', { carrier: 'DHL' })
    expect(status).toBe(200)
    const { response } = await request(getInvoices, { params: { token: order.token } })
    expect(response.data.map(({ kind }) => kind)).toEqual(['invoice'])
  })

  it('returns the credits of each item that is withdrawn', async ({ expect }) => {
    const order = await orderForCredits('card')
    await command(order, 'shipped', { carrier: 'DHL' })
    expect(await creditBalance(env.DB, customer)).toBe(0)
    await command(order, 'withdrawn', { items: [{ item: 'LB-S100', amount: 1 }] })
    expect(await creditBalance(env.DB, customer)).toBe(750)
    await command(order, 'withdrawn')
    expect(await creditBalance(env.DB, customer)).toBe(1500)
  })
})
