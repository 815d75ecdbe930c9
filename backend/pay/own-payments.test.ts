import { env } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import { getOrderByToken } from '../../domain/contract/store-checkout.ts'
import type { Order } from '../../domain/order/order.ts'
import { merchant } from '../../demo/content/merchant.ts'
import { readConfig } from '../env.ts'
import { loadMerchant } from '../merchant/load-merchant.ts'
import { paymentFacts } from '../store/invoices/payment-facts.ts'
import { remindUnpaid } from '../store/orders/remind-unpaid.ts'
import { findLastMail } from '../testing/last-mail.ts'
import { operate } from '../testing/operator.ts'
import { request } from '../testing/request.ts'
import { guestCart, orderBody, place, restock } from '../testing/shop.ts'

/* Payment methods are the merchant's: what they do follows from their fields, not from their ids. */

const email = 'vorkasse@shop.example'
const offer = { markets: merchant.payments[0]?.markets, price: { EUR: 0, CZK: 0 } }
const named = (name: string) => ({ name: { de: name }, description: { de: name } })

beforeAll(async () => {
  const payments = [
    { id: 'prevod', ...offer, ...named('Banküberweisung'), prepaid: true },
    { id: 'auf-rechnung', ...offer, ...named('Auf Rechnung'), dueDays: 30 },
  ]
  const offers = merchant.shipping.offers.map((one) => ({ ...one, blockedPayments: [] }))
  const body = { ...merchant, payments, shipping: { ...merchant.shipping, offers } }
  await operate({ path: '/operator/merchant', body })
  await restock('s100', 20)
})

async function ordered(payment_id: string): Promise<Order> {
  const body = orderBody(35.9, { payment_id, email })
  const { token } = (await place(await guestCart('s100'), body)).response.data
  return (await request(getOrderByToken, { query: {}, params: { token } })).response.data
}

describe('§5 a transfer before dispatch of any id', () => {
  it('has the bank account on the page and in the mail, and a pro forma', async ({ expect }) => {
    const order = await ordered('prevod')
    expect(order.bankTransfer).toMatchObject({ iban: 'DE89370400440532013000' })
    expect(Date.parse(order.payUntil ?? '') - Date.parse(order.createdAt)).toBe(10 * 86_400_000)
    expect((await findLastMail(email))?.text).toContain('IBAN: DE89 3704 0044 0532 0130 00')
    const facts = { issueDate: '2026-11-28', paidAt: null }
    expect(paymentFacts(order, await loadMerchant(env.DB), facts)).toMatchObject({
      means: 'transfer',
      reference: order.code,
    })
  })

  it('is paid before its goods leave, and reminded of', async ({ expect }) => {
    const { code } = await ordered('prevod')
    const { response } = await operate({
      method: 'POST',
      path: `/operator/orders/${code}/shipped`,
      body: { key: `ship-${code}`, carrier: 'DHL' },
    })
    expect(response).toMatchObject({ status: 409, code: 'not_paid' })
    const later = new Date(Date.now() + 7.1 * 86_400_000)
    expect(await remindUnpaid(env.DB, readConfig(env), later)).toBeGreaterThan(0)
  })
})

describe('§5 a payment on account', () => {
  it('is due by a transfer after the days of its offer', async ({ expect }) => {
    const order = await ordered('auf-rechnung')
    expect(order.payUntil).toBeNull()
    const facts = { issueDate: '2026-11-28', paidAt: null }
    expect(paymentFacts(order, await loadMerchant(env.DB), facts)).toMatchObject({
      means: 'transfer',
      dueDate: '2026-12-28',
      account: { iban: 'DE89370400440532013000' },
    })
  })
})
