import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { addCartItem, setCartCredits } from '../../domain/contract/store-cart.ts'
import { readConfig } from '../env.ts'
import { findLastMail } from '../testing/last-mail.ts'
import { operate } from '../testing/operator.ts'
import { request } from '../testing/request.ts'
import { loginAs, orderBody, place, restock, valueOf } from '../testing/shop.ts'
import { grantCredits } from '../store/account/credits.ts'
import { settle } from '../pay/settle.ts'
import { findStoredOrder } from '../store/orders/stored-order.ts'
import { releaseUnpaidOrders } from '../store/orders/release-unpaid-orders.ts'

/** Four fans of 30.00, of which 50 credits pay 2.00. */
async function orderWithCredits(locale: 'de' | 'cs' | 'sk' | 'en', payment = 'prepayment') {
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
  await grantCredits(env.DB, 'demo-b2c', 50).run()
  const options = { locale, bearer: await loginAs('kunde@luftbasis.example') }
  await request(addCartItem, { ...options, body: { id: 's100', amount: 4 } })
  await request(setCartCredits, { ...options, body: { credits: 50 } })
  const placed = await place('', orderBody(118, { payment_id: payment }), options)
  return placed.response.data
}

const refundedTo = (code: string) =>
  valueOf(
    `SELECT amount FROM credit_entry WHERE reason = 'refunded'
    AND order_id = (SELECT id FROM sale_order WHERE code = ?1) ORDER BY rowid DESC LIMIT 1`,
    code,
  )

describe('§4 §6 the mail about what is cancelled or withdrawn names the credits given back', () => {
  it.for([
    ['de', 'Eingelöste Punkte, die wieder auf Ihrem Konto sind:'],
    ['cs', 'Uplatněné body, které se vrátily na váš účet:'],
    ['sk', 'Uplatnené body, ktoré sa vrátili na váš účet:'],
    ['en', 'Credits you had used that are back in your account:'],
  ] as const)('in %s, each time as many as the ledger', async ([locale, words], { expect }) => {
    const { code, items, customer } = await orderWithCredits(locale)
    const part = { items: [{ item: items[0]?.id, amount: 1 }] }
    for (const [step, kind, more, amount] of [
      ['cancel', 'order_partly_cancelled', part, 12],
      ['withdrawn', 'order_withdrawn', part, 13],
      ['cancel', 'order_cancelled', {}, 25],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one order
      const body = { key: crypto.randomUUID(), ...more }
      const path = `/operator/orders/${code}/${step}`
      expect((await operate({ method: 'POST', path, body })).status).toBe(200)
      const mail = await findLastMail(customer.email, kind)
      expect([mail?.locale, await refundedTo(code)]).toEqual([locale, amount])
      expect(mail?.text).toContain(`${words} ${amount}.`)
    }
  })

  it('after an order that was never paid', async ({ expect }) => {
    const { code, customer } = await orderWithCredits('de', 'card')
    await releaseUnpaidOrders(env.DB, readConfig(env), new Date(Date.now() + 25 * 3_600_000))
    expect(await refundedTo(code)).toBe(50)
    const mail = await findLastMail(customer.email, 'order_released')
    expect(mail?.text).toContain('Eingelöste Punkte, die wieder auf Ihrem Konto sind: 50.')
  })

  it.for([
    ['de', 'Punkte, die dafür wieder eingelöst sind: 50.'],
    ['cs', 'Body, které jsou na objednávku znovu uplatněny: 50.'],
    ['sk', 'Body, ktoré sú na objednávku znova uplatnené: 50.'],
    ['en', 'Credits that are used for it again: 50.'],
  ] as const)(
    'in %s, also about those that a late payment has spent again',
    async ([locale, words], { expect }) => {
      const placed = await orderWithCredits(locale, 'card')
      await releaseUnpaidOrders(env.DB, readConfig(env), new Date(Date.now() + 25 * 3_600_000))
      const stored = await findStoredOrder(env.DB, 'token', placed.token)
      if (stored) await settle(env.DB, stored, 'paid', readConfig(env), new Date())
      const reclaimed = await valueOf(
        `SELECT amount FROM credit_entry WHERE reason = 'reclaimed' AND order_id = ?1`,
        placed.id,
      )
      const mail = await findLastMail(placed.customer.email, 'order_reinstated')
      expect([reclaimed, mail?.text.includes(words)]).toEqual([-50, true])
    },
  )
})
