import { confirmAction } from '../../../domain/contract/store-confirmation.ts'
import { getOrders } from '../../../domain/contract/store-orders.ts'
import { drawMails, tokenOfLastMail } from '../../testing/last-mail.ts'
import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { setCoupon } from '../../../domain/contract/store-cart.ts'
import {
  getCartPayments,
  getCartShippers,
  getOrderByToken,
} from '../../../domain/contract/store-checkout.ts'
import { request } from '../../testing/request.ts'
import { budgets } from '../budget/budgets.ts'
import {
  cartOf,
  guestCart,
  loginAs,
  orderBody,
  place,
  restock,
  valueOf,
} from '../../testing/shop.ts'

describe('§7 cart/place', () => {
  it('places an order: stock down, cart empty, mail out', async ({ expect }) => {
    await restock('s100', 10)
    const cartToken = await guestCart('s100', 2)
    const { status, response } = await place(
      cartToken,
      orderBody(65.9, { email: 'mail-1@shop.example' }),
    )
    expect(status).toBe(200)
    expect(response.data).toMatchObject({
      status: 'new',
      paymentUrl: null,
      currencyCode: 'EUR',
      items: [{ variantId: 's100', amount: 2, totalWithTax: 60 }],
      prices: {
        itemsWithTax: 60,
        shipperPriceWithTax: 5.9,
        paymentPriceWithTax: 0,
        totalWithTax: 65.9,
      },
    })
    expect(response.data.code).toMatch(/^\d{10}$/)
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's100'`)).toBe(8000)
    expect((await cartOf(cartToken)).items).toEqual([])
    await drawMails()
    const text = await valueOf(`SELECT text FROM mail WHERE recipient = 'mail-1@shop.example'`)
    expect(text).toContain(response.data.code)
    expect(text).toContain('65,90')
    expect(text).toContain('Widerrufsrecht')
    const shown = await request(getOrderByToken, {
      query: {},
      params: { token: response.data.token },
    })
    expect(shown.response.data).toMatchObject(response.data)
    expect(
      (await request(getOrderByToken, { query: {}, params: { token: 'x'.repeat(43) } })).status,
    ).toBe(404)
  })

  it('sells the last piece once to 50 concurrent orders', async ({ expect }) => {
    await restock('last1', 1)
    const carts = await Promise.all(Array.from({ length: 50 }, () => guestCart('last1')))
    const replies = await Promise.all(carts.map((cartToken) => place(cartToken, orderBody(55.9))))
    const sold = replies.filter(({ status }) => status === 200)
    expect(sold).toHaveLength(1)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(
      refused.every(({ status, errors }) => status === 409 && errors[0]?.code === 'out_of_stock'),
    ).toBe(true)
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 'last1'`)).toBe(0)
    expect(await valueOf(`SELECT count(*) FROM sale_order_item WHERE variant_id = 'last1'`)).toBe(1)
    expect(
      await valueOf(
        `SELECT value FROM listing_change l JOIN product p ON p.n = l.product_n
        WHERE p.id = 'letzter' AND l.name = 'available'`,
      ),
    ).toBe(0)
  })

  it('answers the same Idempotency-Key with the same order', async ({ expect }) => {
    await restock('s125', 10)
    const cartToken = await guestCart('s125')
    const body = orderBody(45.9)
    const replies = await Promise.all(
      // More at once would exceed the budget of an address, and require a confirmation.
      Array.from({ length: budgets.orderMail.limit }, () =>
        place(cartToken, body, { key: 'attempt-1' }),
      ),
    )
    const later = await place(cartToken, body, { key: 'attempt-1' })
    const ids = new Set([...replies, later].map(({ response }) => response.data?.id))
    expect(ids.size).toBe(1)
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's125'`)).toBe(9000)
  })

  it('does not order one cart twice under two keys, nor reveal a key to another cart', async ({
    expect,
  }) => {
    await restock('s125', 10)
    const cartToken = await guestCart('s125')
    const replies = await Promise.all([
      place(cartToken, orderBody(45.9)),
      place(cartToken, orderBody(45.9)),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's125'`)).toBe(9000)
    const foreign = await guestCart('s125')
    await place(foreign, orderBody(45.9), { key: 'mine' })
    const other = await guestCart('s125')
    expect((await place(other, orderBody(1), { key: 'mine' })).errors[0]?.code).toBe(
      'price_changed',
    )
  })

  it('refuses a total that the customer did not see', async ({ expect }) => {
    const cartToken = await guestCart('s125')
    const { status, errors } = await place(cartToken, orderBody(40))
    expect({ status, code: errors[0]?.code }).toEqual({ status: 409, code: 'price_changed' })
    expect((await cartOf(cartToken)).items).toHaveLength(1)
  })

  it('applies the coupon, and free shipping from the threshold on', async ({ expect }) => {
    await restock('s125', 10)
    const cartToken = await guestCart('s125', 4)
    await request(setCoupon, { cartToken, body: { couponCode: 'WILLKOMMEN10' } })
    const { response } = await place(cartToken, orderBody(144))
    expect(response.data.prices).toMatchObject({
      itemsWithTax: 144,
      shipperPriceWithTax: 0,
      totalWithTax: 144,
    })
  })

  it('offers a bulky parcel if it is too heavy for a parcel', async ({ expect }) => {
    await env.DB.prepare(`UPDATE variant SET weight_grams = 20000 WHERE id = 'r100'`).run()
    const { response } = await request(getCartShippers, { cartToken: await guestCart('r100') })
    const selectable = response.data.filter(({ refused }) => !refused)
    expect(selectable.map(({ id }) => id)).toEqual(['pickup', 'bulky'])
    expect(response.data.find(({ id }) => id === 'ppl-point')?.refused?.reason).toBe('weight')
  })

  it('offers freight instead of parcels for long items, and refuses a parcel then', async ({
    expect,
  }) => {
    const cartToken = await guestCart('w125', 3)
    const { response } = await request(getCartShippers, { cartToken })
    const selectable = response.data.filter(({ refused }) => !refused)
    expect(selectable.map(({ id }) => id)).toEqual(['pickup', 'freight'])
    expect((await place(cartToken, orderBody(26.9))).errors[0]?.code).toBe('shipper_withdrawn')
    const freight = { shipper_id: 'freight', payment_id: 'card' }
    const placed = await place(cartToken, orderBody(80, freight))
    expect(placed.response.data.expectedDelivery).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('offers carriers and payments by market', async ({ expect }) => {
    const czech = { locale: 'cs', domain: 'cz', currency: 'CZK' }
    const cartToken = await guestCart('s100', 1, czech)
    const shippers = await request(getCartShippers, { ...czech, cartToken })
    expect(shippers.response.data.map(({ id }) => id)).toEqual([
      'ppl',
      'express',
      'ppl-point',
      'packeta',
      'pickup',
    ])
    expect(shippers.response.data[0]).toMatchObject({ priceWithTax: 119, freeFrom: 2500 })
    expect(shippers.response.data[4]?.branches[0]).toMatchObject({
      id: 'brno',
      address: 'Vídeňská 121, 619 00 Brno',
    })
    const payments = await request(getCartPayments, { ...czech, cartToken })
    expect(payments.response.data.map(({ id }) => id)).toEqual([
      'card',
      'wallet',
      'prepayment',
      'cod',
    ])
    // §9 Payment logos, by the merchant's data.
    expect(payments.response.data.map(({ logos = [] }) => logos.map(({ src }) => src))).toEqual([
      ['visa', 'mastercard'].map((name) => `/cdn/upload/brand/${name}.svg`),
      [],
      [],
      [],
    ])
    const bearer = await loginAs('handwerk@luftbasis.example')
    const business = await request(getCartPayments, { bearer })
    expect(business.response.data.map(({ id }) => id)).toContain('invoice')
  })

  it('§3: refuses a payment that the shipper excludes, and a pick-up without a branch', async ({
    expect,
  }) => {
    const czech = { locale: 'cs', domain: 'cz', currency: 'CZK' }
    const cartToken = await guestCart('s100', 1, czech)
    const blocked = orderBody(789, { shipper_id: 'pickup', branch_id: 'brno', payment_id: 'cod' })
    expect((await place(cartToken, blocked, czech)).errors[0]?.code).toBe('payment_blocked')
    const invoice = orderBody(750, {
      shipper_id: 'pickup',
      branch_id: 'brno',
      payment_id: 'invoice',
    })
    expect((await place(cartToken, invoice, czech)).errors[0]?.code).toBe('payment_blocked')
    const nowhere = orderBody(750, { shipper_id: 'pickup', branch_id: 'leipzig' })
    expect((await place(cartToken, nowhere, czech)).errors[0]?.code).toBe('branch_required')
  })

  it('§5: validates addresses and reports every wrong field', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const address = { street: ' ', houseNumber: '1', city: 'Bern', postcode: '12', country: 'CHE' }
    const { status, errors } = await place(
      cartToken,
      orderBody(35.9, { shipping: { name: 'K', address } }),
    )
    expect(status).toBe(422)
    expect(errors.map(({ field }) => field)).toEqual([
      'shipping.address.street',
      'shipping.address.country',
      'shipping.address.postcode',
    ])
    const untouched = await place(
      cartToken,
      { ...orderBody(35.9), email: 'x', terms: false } as never,
      { locale: 'en' },
    )
    expect(untouched.errors).toEqual([
      {
        status: 422,
        field: 'email',
        code: 'invalid',
        title: 'Please enter a valid e-mail address.',
      },
      { status: 422, field: 'terms', code: 'invalid', title: 'Please accept the terms.' },
    ])
  })

  it('asks to confirm the account requested with the order, without delaying the order', async ({
    expect,
  }) => {
    await restock('s100', 10)
    const registration = {
      registration: true,
      email: 'neu@shop.example',
      password: 'frische-luft',
      password_confirmation: 'frische-luft',
    }
    const cartToken = await guestCart('s100')
    const wrong = await place(
      cartToken,
      orderBody(35.9, { ...registration, password_confirmation: 'anders' }),
    )
    expect(wrong.errors[0]).toMatchObject({ status: 422, field: 'password_confirmation' })
    const first = await place(cartToken, orderBody(35.9, registration))
    expect(first.status).toBe(200)
    const token = await tokenOfLastMail('neu@shop.example', 'confirm_account')
    const { response } = await request(confirmAction, { body: { token } })
    const bearer = response.data.access_token
    const own = await request(getOrders, { bearer, query: {} })
    expect(own.response.data.map(({ code }) => code)).toEqual([first.response.data.code])
    const known = await place(await guestCart('s100'), orderBody(35.9, registration))
    expect(known.status).toBe(200)
    expect((await request(getOrders, { bearer, query: {} })).response.data).toHaveLength(1)
  })

  it('§6: does not sell to a member of a restricted group', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const bearer = await loginAs('gesperrt@luftbasis.example', { cartToken })
    expect((await place('', orderBody(35.9), { bearer })).status).toBe(403)
  })
})
