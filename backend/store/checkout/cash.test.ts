import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import {
  getCartPayments,
  getCartShippers,
  getOrderByToken,
} from '../../../domain/contract/store-checkout.ts'
import { amountDue } from '../../../domain/invoice/invoice.ts'
import { toMinor } from '../../../domain/minor-units.ts'
import { remainingTotal } from '../../../domain/order/amount-to-pay.ts'
import { operate } from '../../testing/operator.ts'
import { orderCsv } from '../orders/order-csv.ts'
import { request } from '../../testing/request.ts'
import { cartOf, guestCart, orderBody, place, restock } from '../../testing/shop.ts'
import { issueDue } from '../invoices/issue-due.ts'
import { loadOrderFacts } from '../invoices/order-facts.ts'

const markets = {
  SVK: { options: { locale: 'sk', domain: 'sk', currency: 'EUR' }, postcode: '81101', step: 5 },
  CZE: { options: { locale: 'cs', domain: 'cz', currency: 'CZK' }, postcode: '60200', step: 100 },
} as const

beforeEach(() => restock('s100', 100))

async function order(country: keyof typeof markets, amount: number, paymentId: string) {
  const { options, postcode } = markets[country]
  const cartToken = await guestCart('s100', amount, options)
  const [cart, shippers, payments] = await Promise.all([
    cartOf(cartToken, options),
    request(getCartShippers, { ...options, cartToken }),
    request(getCartPayments, { ...options, cartToken }),
  ])
  const shipper = shippers.response.data.find(
    ({ refused, type }) => !refused && type === 'DELIVERY',
  )
  const payment = payments.response.data.find(({ id }) => id === paymentId)
  if (!shipper || !payment) throw new Error(`Nothing delivers to ${country}`)
  const { totalWithTax } = cart.prices
  const isFree = shipper.freeFrom !== null && totalWithTax >= shipper.freeFrom
  const sums = [totalWithTax, isFree ? 0 : shipper.priceWithTax, payment.priceWithTax]
  const total = sums.reduce((sum, one) => sum + toMinor(one), 0)
  const address = { street: 'Hlavná', houseNumber: '1', city: 'Mesto', postcode, country }
  const body = orderBody(total / 100, {
    shipper_id: shipper.id,
    payment_id: paymentId,
    billing_address: address,
    shipping: { name: 'Karla Kunde', address },
  })
  const placed = await place(cartToken, body, options)
  return { order: placed.response.data, total, payment }
}

describe('§9 an order paid in cash', () => {
  it.for(['SVK', 'CZE'] as const)(
    'is rounded to the coins of %s, and its VAT is not',
    async (country, { expect }) => {
      const { step, options } = markets[country]
      for (const amount of [1, 2, 3, 7]) {
        // oxlint-disable-next-line no-await-in-loop -- orders share the same stock
        const { order: made, total, payment } = await order(country, amount, 'cod')
        const { document } = made
        expect(payment.inCash, options.domain).toBe(true)
        expect(toMinor(document?.totals.order.gross ?? 0)).toBe(total)
        const rounded = Math.round(total / step) * step
        expect(toMinor(document?.rounding ?? Number.NaN)).toBe(rounded - total)
        const facts = await loadOrderFacts(env.DB, 'id', made.id)
        if (!facts) throw new Error('The order has no facts')
        facts.events.push({ id: 'e', kind: 'invoice_due', at: '2026-11-24T10:00:00Z', data: {} })
        const [invoice] = await issueDue(env.DB, facts, new Date('2026-11-24T10:00:00Z'))
        if (!invoice) throw new Error('There is no invoice')
        expect(toMinor(amountDue(invoice.invoice))).toBe(rounded)
      }
    },
  )

  it('has a new total that is left of what was handed over, or in coins that will be', async ({
    expect,
  }) => {
    await env.DB.prepare('DELETE FROM attempt').run()
    const newTotal = async (steps: readonly (readonly [string, object])[]) => {
      const { order: made } = await order('SVK', 3, 'cod')
      const [line] = made.items
      for (const [step, more] of steps) {
        const items = [{ item: line?.id, amount: 1 }]
        const body = { key: crypto.randomUUID(), ...(step === 'paid' ? {} : { items }), ...more }
        const path = `/operator/orders/${made.code}/${step}`
        // oxlint-disable-next-line no-await-in-loop -- one order
        expect((await operate({ method: 'POST', path, body })).text).toContain(made.code)
      }
      const read = await request(getOrderByToken, { params: { token: made.token } })
      const { state, document } = read.response.data
      if (!state || !document) throw new Error('The order has no state')
      const csv = orderCsv(read.response.data, 'en')
      const left = remainingTotal(document, state)
      expect(csv).toContain(`,${left},`)
      return toMinor(document.totals.order.gross) - toMinor(left)
    }
    const credit = { credit: 33.33 }
    const sent = [['shipped', { carrier: 'X', number: '1', items: undefined }]] as const
    // To the cent: the refund is a transfer, and the credit note is about the same sum.
    expect(await newTotal([...sent, ['paid', {}], ['withdrawn', credit]])).toBe(3333)
    expect(await newTotal([['cancel', credit]]), 'not paid yet').toBe(3335)
    expect(await newTotal([['cancel', credit], ...sent, ['paid', {}]]), 'paid since').toBe(3335)
  })

  it('is rounded, and one with another payment is not', async ({ expect }) => {
    const { order: made, total } = await order('SVK', 1, 'prepayment')
    expect(made.document).not.toHaveProperty('rounding')
    expect(toMinor(made.prices.totalWithTax)).toBe(total)
  })
})
