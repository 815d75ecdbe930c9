import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { getProductDetail } from '../../../../domain/contract/cms.ts'
import { addCartItem, setCoupon } from '../../../../domain/contract/store-cart.ts'
import { toDecimal, toMinor } from '../../../../domain/minor-units.ts'
import { settleCart } from '../../../../domain/order/settle-cart.ts'
import { shippingPrice } from '../../../../domain/checkout/checkout-totals.ts'
import { getCartTax, getShippers } from '../../../../domain/contract/store-checkout.ts'
import { request } from '../../../testing/request.ts'
import { cartOf, guestCart, orderBody, place, restock, valueOf } from '../../../testing/shop.ts'

/** A variant of another product, at the standard rate. */
const another = () =>
  valueOf(
    `SELECT v.id FROM variant v JOIN product p ON p.n = v.product_n
      JOIN price pr ON pr.variant_n = v.n AND pr.currency = 'EUR' AND pr.with_tax > 0
    WHERE v.available AND v.stock >= 5000 AND p.gifts = '[]' AND p.n_plus_one = 0
      AND p.n <> (SELECT product_n FROM variant WHERE id = 's100') ORDER BY v.n LIMIT 1`,
  )

beforeEach(async () => {
  await restock('s100', 100)
  await env.DB.prepare(
    `UPDATE product SET tax_class = 'reduced'
    WHERE n = (SELECT product_n FROM variant WHERE id = 's100')`,
  ).run()
})

describe('law: Dir. 2006/112/EC Art. 98, goods at the reduced rate', () => {
  it('have net prices by their own rate', async ({ expect }) => {
    const params = { slug: 'badluefter-silva' }
    const { response } = await request(getProductDetail, { params })
    const shown = response.data.variants.find(({ id }) => id === 's100')
    expect(shown?.prices).toMatchObject({ unitWithTax: 30, unitWithoutTax: 28.04 })
  })

  it('share discount, delivery and payment with goods of the other rate', async ({ expect }) => {
    const cartToken = await guestCart('s100', 2)
    const id = String(await another())
    await request(addCartItem, { cartToken, body: { id, amount: 1 } })
    await env.DB.prepare(
      `INSERT INTO coupon (code, percent, excluded_groups)
      VALUES ('MIX10', 10, '[]')`,
    ).run()
    await request(setCoupon, { cartToken, body: { couponCode: 'MIX10' } })
    const cart = await cartOf(cartToken)
    expect(cart.items.map(({ taxClass }) => taxClass)).toEqual(['reduced', undefined, undefined])

    const query = { country: 'DEU', postcode: '04107' }
    const { response } = await request(getCartTax, { cartToken, query })
    const choice = { shipper: null, payment: null, gifts: [], decimalPlaces: 2 }
    const settled = settleCart(cart, choice, response.data)
    expect(settled.taxes.map(({ rate }) => rate)).toEqual([19, 7])
    expect(settled.totals.order.gross).toBe(cart.prices.totalWithTax)
    const shares = settled.allowances[0]?.shares ?? []
    expect(shares.map(({ rate }) => rate)).toEqual([19, 7])

    const { response: offered } = await request(getShippers, { cartToken })
    const dhl = offered.data.find(({ id }) => id === 'dhl')
    const delivery = dhl ? shippingPrice(cart, dhl) : NaN
    const total = toDecimal(toMinor(cart.prices.totalWithTax) + toMinor(delivery))
    const placed = await place(cartToken, orderBody(total), {})
    const order = placed.response.data
    expect(placed.errors).toEqual([])
    expect(order.document?.taxes.map(({ rate }) => rate)).toEqual([19, 7])
    const line = order.document?.lines.find(({ variantId }) => variantId === 's100')
    expect(line?.total).toMatchObject({ gross: 60, rate: 7 })
    expect(order.document?.shipping?.shares).toHaveLength(2)
  })
})
