import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { merchant } from '../../../demo/content/merchant.ts'
import { getCartShippers } from '../../../domain/contract/store-checkout.ts'
import { addDays, shopTime } from '../../../domain/time/day.ts'
import { setCoupon } from '../../../domain/contract/store-cart.ts'
import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import { merchantUpsert } from '../../merchant/merchant-upsert.ts'
import { request } from '../../testing/request.ts'
import { cartOf, guestCart, orderBody, place, restock, valueOf } from '../../testing/shop.ts'

const czech = { locale: 'cs', domain: 'cz', currency: 'CZK' }
const orders = () => valueOf('SELECT count(*) FROM sale_order')
const stock = () => valueOf(`SELECT stock FROM variant WHERE id = 's100'`)
const setPrice = (withTax: number) =>
  env.DB.prepare(
    `UPDATE price SET with_tax = ?1 WHERE currency = 'EUR'
    AND variant_n = (SELECT n FROM variant WHERE id = 's100')`,
  )
    .bind(withTax)
    .run()

const countries = [
  ['DEU', '04107', 19],
  ['AUT', '1010', 20],
] as const

/** Orders to another country than the reviewed one. */
function placeIn(country: string, postcode: string, cartToken: string, body: PlaceOrder) {
  const address = { ...body.billing_address, country, postcode }
  return place(cartToken, { ...body, shipping: { name: 'K', address } })
}

beforeEach(async () => {
  await restock('s100', 10)
  await setPrice(3000)
})

describe('bad input: changes between review and order', () => {
  it.for([
    ['rises', 3100, 'price_changed'],
    ['falls', 2900, 'price_changed'],
    ['falls to nothing', 0, 'out_of_stock'],
  ] as const)(
    'a price that %s: nothing is ordered, and the change is reported',
    async ([, price, code], { expect }) => {
      const cartToken = await guestCart('s100', 1)
      await setPrice(price)
      const before = await orders()
      for (const total of [35.9, price / 100 + 5.9]) {
        const { status, errors } = await place(cartToken, orderBody(total))
        if (total !== 35.9 && code === 'price_changed') {
          expect(status, 'whoever has seen the new price orders at it').toBe(200)
          continue
        }
        expect([status, errors[0]?.code]).toEqual([409, code])
        expect([await orders(), await stock()]).toEqual([before, 10_000])
        expect(errors[0]?.title).toMatch(/\w{4}/)
      }
    },
  )

  it.for([
    [0, 'Lüfter s100 Ø 100 mm ist zurzeit nicht lieferbar.'],
    [1, 'Von Lüfter s100 Ø 100 mm haben wir nur noch 1.'],
  ] as const)('a stock of %d: a sentence says so', async ([left, sentence], { expect }) => {
    const cartToken = await guestCart('s100', 2)
    await restock('s100', left)
    const { status, errors } = await place(cartToken, orderBody(65.9))
    expect([status, errors[0]?.code, errors[0]?.title]).toEqual([409, 'out_of_stock', sentence])
  })

  it('the currency, with a full cart: a total in the other one is never confirmed', async ({
    expect,
  }) => {
    const cartToken = await guestCart('s100', 1)
    const inEuro = await cartOf(cartToken)
    const inCrowns = await cartOf(cartToken, czech)
    expect([inEuro.items.length, inCrowns.items.length]).toEqual([1, 1])
    expect([inEuro.prices.totalWithTax, inCrowns.prices.totalWithTax]).toEqual([30, 750])
    const body = orderBody(35.9, { shipper_id: 'ppl' })
    const { status, errors } = await place(cartToken, body, czech)
    expect([status, errors[0]?.code]).toEqual([409, 'price_changed'])
  })

  it('the country, after a coupon: the price stays, with the VAT of the new country', async ({
    expect,
  }) => {
    await env.DB.prepare(
      `INSERT OR IGNORE INTO coupon (code, percent, excluded_groups) VALUES ('LAND10', 10, '[]')`,
    ).run()
    for (const [country, postcode, rate] of countries) {
      // oxlint-disable no-await-in-loop -- one stock
      const cartToken = await guestCart('s100', 2)
      await request(setCoupon, { cartToken, body: { couponCode: 'LAND10' } })
      const placed = await placeIn(country, postcode, cartToken, orderBody(59.9))
      expect(placed.errors).toEqual([])
      const { totals, taxes, allowances } = placed.response.data.document ?? {}
      expect([totals?.order.gross, allowances?.[0]?.total.gross]).toEqual([59.9, -6])
      expect(taxes?.map((tax) => tax.rate)).toEqual([rate])
    }
  })

  it('the country, after a gift was chosen: it is included, and taxed like the rest', async ({
    expect,
  }) => {
    await restock('s125', 10)
    await env.DB.prepare(
      `INSERT OR REPLACE INTO order_gift (id, variant_id, position, amounts)
      VALUES ('land', 's125', 1, '{"EUR":{"from":5000,"price":100}}')`,
    ).run()
    for (const [country, postcode, rate] of countries) {
      // oxlint-disable no-await-in-loop -- one stock
      const cartToken = await guestCart('s100', 2)
      const body = orderBody(66.9, { order_gifts: ['land'] })
      const placed = await placeIn(country, postcode, cartToken, body)
      expect(placed.errors).toEqual([])
      const { totals, taxes, lines } = placed.response.data.document ?? {}
      expect(totals?.order.gross).toBe(66.9)
      expect(lines?.find(({ kind }) => kind === 'gift')?.total.gross).toBe(1)
      expect(sumOf(taxes?.map(({ gross }) => gross))).toBe(66.9)
      expect(taxes?.map((tax) => tax.rate)).toEqual([rate])
    }
    await env.DB.prepare(`DELETE FROM order_gift WHERE id = 'land'`).run()
  })

  it('closed days: the promise is right, and the next review shows it', async ({ expect }) => {
    const cartToken = await guestCart('s100', 1)
    const reviewed = async () => {
      const { response } = await request(getCartShippers, { cartToken })
      return response.data.find(({ id }) => id === 'dhl')?.delivery.nearestDeliveryDate ?? ''
    }
    const before = await reviewed()
    const today = shopTime(new Date()).day
    const closures = [{ from: today, to: addDays(today, 20) }]
    const closed = { ...merchant, shipping: { ...merchant.shipping, closures } }
    await merchantUpsert(env.DB, closed, new Date()).run()
    const after = await reviewed()
    expect([before <= addDays(today, 20), after > addDays(today, 20)]).toEqual([true, true])

    const { response, errors } = await place(cartToken, orderBody(35.9, { payment_id: 'card' }))
    await merchantUpsert(env.DB, merchant, new Date()).run()
    expect(errors).toEqual([])
    expect(response.data).toMatchObject({
      expectedDelivery: after,
      document: { delivery: { promise: { kind: 'date', day: after } } },
    })
  })

  describe('the VAT rate, at midnight in Slovakia (zákon 278/2024 Z. z.)', () => {
    afterEach(() => void vi.useRealTimers())

    it('changes while the confirmed price stays', async ({ expect }) => {
      const orderAt = async (reviewed: string, placed: string) => {
        vi.useFakeTimers({ toFake: ['Date'], now: new Date(reviewed) })
        const cartToken = await guestCart('s100', 2)
        vi.setSystemTime(new Date(placed))
        const order = await placeIn('SVK', '81101', cartToken, orderBody(65.9))
        expect(order.errors).toEqual([])
        return order.response.data.document
      }
      const before = await orderAt('2024-12-31T22:00Z', '2024-12-31T22:30Z')
      const after = await orderAt('2024-12-31T22:30Z', '2024-12-31T23:30Z')
      for (const [document, rate] of [
        [before, 20],
        [after, 23],
      ] as const) {
        expect(document?.totals.order.gross).toBe(65.9)
        expect(document?.taxes.map((tax) => tax.rate)).toEqual([rate])
        expect(sumOf(document?.taxes.map(({ net, vat }) => net + vat))).toBe(65.9)
      }
    })
  })
})

const sumOf = (figures: readonly number[] = []) =>
  Math.round(figures.reduce((sum, figure) => sum + figure, 0) * 100) / 100
