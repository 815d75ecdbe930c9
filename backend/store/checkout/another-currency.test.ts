import { env } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import { merchant } from '../../../demo/content/merchant.ts'
import { getCurrencies, getGlobals } from '../../../domain/contract/store.ts'
import { setCoupon } from '../../../domain/contract/store-cart.ts'
import type { Amounts } from '../../../domain/merchant/offers.ts'
import { merchantUpsert } from '../../merchant/merchant-upsert.ts'
import { findLastMail } from '../../testing/last-mail.ts'
import { request } from '../../testing/request.ts'
import { runImport } from '../../testing/run-import.ts'
import { cartOf, guestCart, orderBody, placeOnce, restock } from '../../testing/shop.ts'

const vars = { CURRENCIES: 'EUR,CZK,PLN', ORDER_MINIMUM: '{"PLN":10}' }
const poland = { vars, currency: 'PLN' }

/** The demo's merchant with złoty in addition. */
const inZloty = <Offer extends { price: Amounts }>(offers: readonly Offer[], amount: number) =>
  offers.map((offer) => ({ ...offer, price: { ...offer.price, PLN: amount } }))
const selling = {
  ...merchant,
  bankAccounts: {
    ...merchant.bankAccounts,
    PLN: { holder: '', iban: 'PL61109010140000071219812874', bic: 'WBKPPLPP' },
  },
  shipping: { ...merchant.shipping, offers: inZloty(merchant.shipping.offers, 19.9) },
  payments: inZloty(merchant.payments, 0),
}

const row = (cells: Record<string, string>) => ({
  cells: { id: 'letzter', 'variant.id': 'last1', ...cells },
})

describe('§3 currency: złoty by configuration and data alone', () => {
  beforeAll(async () => {
    await merchantUpsert(env.DB, selling, new Date()).run()
    await restock('last1', 10)
    const { errors } = await runImport('products', [row({ 'variant.prices.PLN': '49,90' })], {
      vars,
    })
    if (errors[0]) throw new Error(errors[0].reason)
  })

  it('has the symbol and the decimal places of Intl', async ({ expect }) => {
    const { response } = await request(getCurrencies, { ...poland, locale: 'cs' })
    expect(response.data).toMatchObject([
      { code: 'EUR', symbol: '€', decimalPlaces: 2 },
      { code: 'CZK', symbol: 'Kč', decimalPlaces: 0 },
      { code: 'PLN', symbol: 'zł', decimalPlaces: 2, decimalPoint: ',' },
    ])
    const globals = (await request(getGlobals, poland)).response.data
    expect(globals).toMatchObject({ orderMinimumValue: 10, currency: { code: 'PLN' } })
    expect(globals.creditWorth).toBeUndefined()
  })

  it('takes an order, with mail and invoice in it', async ({ expect }) => {
    const cartToken = await guestCart('last1', 2, poland)
    const cart = await cartOf(cartToken, poland)
    expect(cart).toMatchObject({ currencyCode: 'PLN', prices: { totalWithTax: 99.8 } })
    const body = orderBody(119.7, { shipper_id: 'dhl', payment_id: 'prepayment' })
    const { status, response } = await placeOnce(cartToken, body, poland)
    expect([status, response.data]).toMatchObject([
      200,
      { currencyCode: 'PLN', prices: { totalWithTax: 119.7, shipperPriceWithTax: 19.9 } },
    ])
    const mail = await findLastMail(body.email)
    expect(mail?.text).toContain('119,70\u00a0zł')
  })

  it('does not accept a promo code with a minimum in other currencies only', async ({ expect }) => {
    await env.DB.prepare(
      `INSERT INTO coupon (code, percent, minimums) VALUES ('FROM50', 10, '{"EUR":5000}'), ('ALWAYS', 10, '{}')`,
    ).run()
    const cartToken = await guestCart('last1', 1, poland)
    const use = (couponCode: string) =>
      request(setCoupon, { ...poland, cartToken, body: { couponCode } })
    expect((await use('FROM50')).errors[0]?.code).toBe('coupon_unknown')
    expect((await use('ALWAYS')).response.data.prices.totalWithTax).toBe(44.91)
  })

  it('is refused in an import of a shop without it', async ({ expect }) => {
    const { errors } = await runImport('products', [row({ 'variant.prices.HUF': '4990' })], {
      vars,
    })
    expect(errors).toMatchObject([
      { column: 'variant.prices.HUF', reason: 'the shop does not sell in HUF' },
    ])
  })

  it('requires a price of every imported variant', async ({ expect }) => {
    const cells = { id: 'wickelfalzrohr', 'perex.de': 'Rohr aus Stahl' }
    const { errors } = await runImport('products', [{ cells }], { vars })
    expect(errors[0]?.reason).toContain('is missing')
  })

  it('falls back to the first currency if the shop lacks it', async ({ expect }) => {
    const { response } = await request(getGlobals, { currency: 'PLN' })
    expect(response.data.currency.code).toBe('EUR')
  })
})
