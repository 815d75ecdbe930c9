import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { setCoupon } from '../../../domain/contract/store-cart.ts'
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

beforeEach(async () => {
  await restock('s100', 10)
  await setPrice(3000)
})

describe('bad input: what changes between review and order', () => {
  it.for([
    ['rises', 3100, 'price_changed'],
    ['falls', 2900, 'price_changed'],
    ['falls to nothing', 0, 'out_of_stock'],
  ] as const)(
    'a price that %s: nothing is ordered, and it is said',
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

  it('the currency, with a full cart: a sum of the other one is agreed to by nobody', async ({
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

  it('the country, after a coupon: the price stays, and its VAT is that of the new country', async ({
    expect,
  }) => {
    await env.DB.prepare(
      `INSERT OR IGNORE INTO coupon (code, percent, excluded_groups) VALUES ('LAND10', 10, '[]')`,
    ).run()
    const rates = []
    for (const [country, postcode] of [
      ['DEU', '04107'],
      ['AUT', '1010'],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one stock
      const cartToken = await guestCart('s100', 2)
      await request(setCoupon, { cartToken, body: { couponCode: 'LAND10' } })
      const body = orderBody(59.9)
      const address = { ...body.billing_address, country, postcode }
      const placed = await place(cartToken, { ...body, shipping: { name: 'K', address } })
      expect(placed.errors).toEqual([])
      const { totals, taxes, allowances } = placed.answer.data.document ?? {}
      expect([totals?.order.gross, allowances?.[0]?.total.gross]).toEqual([59.9, -6])
      rates.push(taxes?.map(({ rate }) => rate))
    }
    expect(rates).toEqual([[19], [20]])
  })
})
