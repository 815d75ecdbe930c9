import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { merchant } from '../../../../demo/content/merchant.ts'
import { reviewedFigures } from '../../../../domain/checkout/reviewed-figures.ts'
import { parseReviewed } from '../../../../domain/checkout/reviewed.ts'
import { addCartItem, getOrderGifts, setCoupon } from '../../../../domain/contract/store-cart.ts'
import {
  getCartPayments,
  getCartShippers,
  getCartTax,
} from '../../../../domain/contract/store-checkout.ts'
import { settleCart } from '../../../../domain/order/settle-cart.ts'
import { merchantUpsert } from '../../../merchant/merchant-upsert.ts'
import { request } from '../../../testing/request.ts'
import { cartOf, guestCart, orderBody, place, restock, valueOf } from '../../../testing/shop.ts'

const orders = () => valueOf('SELECT count(*) FROM sale_order')
const setPrice = (withTax: number, id = 's100') =>
  env.DB.prepare(
    `UPDATE price SET with_tax = ?1 WHERE currency = 'EUR'
    AND variant_n = (SELECT n FROM variant WHERE id = ?2)`,
  )
    .bind(withTax, id)
    .run()
const setPrices = (shipping: number, fee: number) => {
  const { payments, shipping: ways } = merchant
  const offers = ways.offers.map((offer) =>
    offer.id === 'dhl' ? { ...offer, price: { ...offer.price, EUR: shipping } } : offer,
  )
  const changed = {
    ...merchant,
    shipping: { ...ways, offers },
    payments: payments.map((offer) =>
      offer.id === 'prepayment' ? { ...offer, price: { ...offer.price, EUR: fee } } : offer,
    ),
  }
  return merchantUpsert(env.DB, changed, new Date()).run()
}

interface Reviewing {
  country?: string
  postcode?: string
  gifts?: string[]
  delivery?: string
}

/** An order at the figures that the last step shows now. */
async function review(
  cartToken: string,
  { country = 'DEU', postcode = '04107', gifts = [], delivery }: Reviewing = {},
) {
  const query = { country, postcode }
  const [cart, shippers, payments, offered, taxation] = await Promise.all([
    cartOf(cartToken),
    request(getCartShippers, { cartToken }),
    request(getCartPayments, { cartToken }),
    request(getOrderGifts, { cartToken }),
    request(getCartTax, { cartToken, query }),
  ])
  const choice = {
    shipper: shippers.response.data.find(({ id }) => id === 'dhl') ?? null,
    payment: payments.response.data.find(({ id }) => id === 'prepayment') ?? null,
    gifts: offered.response.data.filter(({ id }) => gifts.includes(id)),
    decimalPlaces: 2,
  }
  const settled = settleCart(cart, choice, taxation.response.data)
  const body = orderBody(settled.totals.order.gross)
  const address = { ...body.billing_address, country, postcode }
  return {
    ...body,
    ...(gifts.length > 0 && { order_gifts: gifts }),
    shipping: { name: 'K', address },
    // As the form sends it.
    reviewed:
      parseReviewed(
        JSON.stringify({
          ...reviewedFigures(settled),
          country: taxation.response.data.tax.country,
          delivery,
        }),
      ) ?? undefined,
  }
}

const titlesOf = (errors: { title: string }[]) => errors.map(({ title }) => title)

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 20)
  await restock('s125', 20)
  await setPrice(3000)
  await setPrice(3000, 's125')
  await setPrices(5.9, 3)
})

afterEach(() => void vi.useRealTimers())

describe('§5 what was reviewed is ordered, figure by figure', () => {
  const changes: Record<string, [() => Promise<unknown>, string[]]> = {
    'price and shipping': [
      async () => {
        await setPrice(3100)
        await setPrices(4.9, 3)
      },
      [
        'Artikel oder Preise in Ihrem Warenkorb haben sich geändert.',
        'DHL Paket kostet jetzt 4,90\u00a0€.',
      ],
    ],
    'price and fee': [
      async () => {
        await setPrice(3100)
        await setPrices(5.9, 2)
      },
      [
        'Artikel oder Preise in Ihrem Warenkorb haben sich geändert.',
        'Vorkasse per Überweisung kostet jetzt 2,00\u00a0€.',
      ],
    ],
    'shipping and fee': [
      () => setPrices(4.9, 4),
      ['DHL Paket kostet jetzt 4,90\u00a0€.', 'Vorkasse per Überweisung kostet jetzt 4,00\u00a0€.'],
    ],
    'two prices': [
      async () => {
        await setPrice(3100)
        await setPrice(2900, 's125')
      },
      ['Artikel oder Preise in Ihrem Warenkorb haben sich geändert.'],
    ],
  }
  it.for(Object.entries(changes))(
    '%s that cancel each other out are named, and ordered once seen',
    async ([, [change, words]], { expect }) => {
      const cartToken = await guestCart('s100', 1)
      await request(addCartItem, { cartToken, body: { id: 's125', amount: 1 } })
      const seen = await review(cartToken)
      const before = await orders()
      await change()
      const refused = await place(cartToken, seen)
      expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'price_changed'])
      expect(titlesOf(refused.errors)).toEqual(words)
      expect(await orders()).toBe(before)

      const anew = await review(cartToken)
      expect(anew.expectedTotalWithTax).toBe(seen.expectedTotalWithTax)
      const placed = await place(cartToken, anew)
      expect(placed.errors).toEqual([])
    },
  )

  it('a double press at changed figures orders nothing, one at seen figures once', async ({
    expect,
  }) => {
    const cartToken = await guestCart('s100', 1)
    const key = crypto.randomUUID()
    const press = (...bodies: Awaited<ReturnType<typeof review>>[]) =>
      Promise.all(bodies.map((body) => place(cartToken, body, { key })))
    const seen = await review(cartToken)
    const before = Number(await orders())
    await setPrice(3100)
    await setPrices(4.9, 3)
    const refused = await press(seen, seen, seen)
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409])
    expect(await orders()).toBe(before)
    const anew = await review(cartToken)
    // A late press of the first page finds the order, or is refused as before.
    const [first, second, late] = await press(anew, anew, seen)
    expect([first?.status, second?.status]).toEqual([200, 200])
    expect([200, 409]).toContain(late?.status)
    expect(await orders()).toBe(before + 1)
    expect(second?.response.data.code).toBe(first?.response.data.code)
    expect(first?.response.data.document?.lines[0]?.total.gross).toBe(31)
  })

  it('another line at the same price is another order', async ({ expect }) => {
    const cartToken = await guestCart('s100', 1)
    const seen = await review(cartToken)
    const [line] = (await cartOf(cartToken)).items
    await env.DB.prepare('DELETE FROM cart_item WHERE id = ?1').bind(line?.id).run()
    await request(addCartItem, { cartToken, body: { id: 's125', amount: 1 } })
    const { status, errors } = await place(cartToken, seen)
    expect([status, errors[0]?.field]).toEqual([409, 'reviewed.goods'])
  })

  it('the VAT of another country is named, and ordered once seen', async ({ expect }) => {
    const cartToken = await guestCart('s100', 1)
    const { reviewed } = await review(cartToken)
    const seen = await review(cartToken, { country: 'AUT', postcode: '1010' })
    const { status, errors } = await place(cartToken, { ...seen, reviewed })
    expect(status).toBe(409)
    expect(titlesOf(errors)).toEqual([
      'Die Mehrwertsteuer für Österreich beträgt 20 % (6,48\u00a0€).',
    ])
    expect((await place(cartToken, seen)).errors).toEqual([])
  })

  it('a delivery later than the reviewed one is named, an earlier one is ordered', async ({
    expect,
  }) => {
    const cartToken = await guestCart('s100', 1)
    const early = await review(cartToken, { delivery: 'after_payment 1' })
    const { status, errors } = await place(cartToken, early)
    expect([status, errors[0]?.field]).toEqual([409, 'reviewed.delivery'])
    expect(titlesOf(errors)).toEqual([
      expect.stringMatching(/^Neuer Liefertermin: Lieferung spätestens \d Werktage nach Zahlung/),
    ])
    const late = await review(cartToken, { delivery: 'after_payment 30' })
    expect((await place(cartToken, late)).errors).toEqual([])
  })

  it('so is a rate that changes at midnight (zákon 278/2024 Z. z.)', async ({ expect }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-12-31T22:30Z') })
    const there = { country: 'SVK', postcode: '81101' }
    const cartToken = await guestCart('s100', 2)
    const seen = await review(cartToken, there)
    vi.setSystemTime(new Date('2024-12-31T23:30Z'))
    const refused = await place(cartToken, seen)
    expect([refused.status, refused.errors[0]?.field]).toEqual([409, 'reviewed.taxes'])
    expect(refused.errors[0]?.title).toContain('23 % (12,88\u00a0€)')
    const placed = await place(cartToken, await review(cartToken, there))
    expect(placed.errors).toEqual([])
    expect(placed.response.data.document?.taxes.map(({ rate }) => rate)).toEqual([23])
  })

  it('an unchanged order with every kind of part is none', async ({ expect }) => {
    const another = `n <> (SELECT product_n FROM variant WHERE id = 's100') AND n IN (SELECT v.product_n
      FROM variant v JOIN price pr ON pr.variant_n = v.n AND pr.currency = 'EUR'
      WHERE v.available AND v.stock >= 5000 AND pr.with_tax > 0)`
    const [free, reduced] = (
      await env.DB.prepare(
        `SELECT id, (SELECT v.id FROM variant v WHERE v.n = p.default_variant_n) AS variant
        FROM product p WHERE ${another} ORDER BY n LIMIT 2`,
      ).all<{ id: string; variant: string }>()
    ).results
    await env.DB.batch([
      env.DB.prepare(
        `INSERT OR IGNORE INTO coupon (code, percent, excluded_groups) VALUES ('SEEN10', 10, '[]')`,
      ),
      env.DB.prepare(
        `INSERT OR REPLACE INTO order_gift (id, variant_id, position, amounts)
        VALUES ('seen', 's125', 1, '{"EUR":{"from":5000,"price":100}}')`,
      ),
      env.DB.prepare(
        `UPDATE product SET n_plus_one = 2, gifts = ?1
        WHERE n = (SELECT product_n FROM variant WHERE id = 's100')`,
      ).bind(JSON.stringify([free?.id])),
      env.DB.prepare(`UPDATE product SET tax_class = 'reduced' WHERE id = ?1`).bind(reduced?.id),
    ])
    const cartToken = await guestCart('s100', 7)
    const [parent] = (await cartOf(cartToken)).items
    const nested = { id: reduced?.variant ?? '', amount: 3, parent_id: parent?.id ?? '' }
    await request(addCartItem, { cartToken, body: nested })
    await request(addCartItem, { cartToken, body: { id: 's125', amount: 2 } })
    await request(setCoupon, { cartToken, body: { couponCode: 'SEEN10' } })
    const there = { country: 'AUT', postcode: '1010' }
    const placed = await place(cartToken, await review(cartToken, { ...there, gifts: ['seen'] }))
    expect(placed.errors).toEqual([])
    const { lines = [], taxes = [] } = placed.response.data.document ?? {}
    expect(lines.filter(({ kind }) => kind === 'gift').length).toBeGreaterThan(1)
    expect(lines.filter(({ freeAmount }) => freeAmount > 0)).toHaveLength(1)
    expect(taxes.map(({ rate }) => rate)).toEqual([20, 13])
    await env.DB.prepare(`DELETE FROM order_gift WHERE id = 'seen'`).run()
  })

  it.for(['', '{', '[]', '{"goods":1}'])('%j in the form counts as none', (json, { expect }) => {
    expect(parseReviewed(json)).toBeNull()
  })
})
