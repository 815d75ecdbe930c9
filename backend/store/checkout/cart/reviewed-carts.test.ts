import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { between, pick, type Random, randomOf, sample } from '../../../../demo/catalogue/random.ts'
import { promiseCart } from '../../../../domain/checkout/delivery/promise-cart.ts'
import { promisedFigure, reviewedFigures } from '../../../../domain/checkout/reviewed-figures.ts'
import {
  addCartItem,
  getOrderGifts,
  setCoupon,
  setCartCredits,
} from '../../../../domain/contract/store-cart.ts'
import {
  getCartPayments,
  getCartShippers,
  getCartTax,
} from '../../../../domain/contract/store-checkout.ts'
import { settleCart } from '../../../../domain/order/settle-cart.ts'
import { request, type RequestOptions } from '../../../testing/request.ts'
import { cartOf, guestCart, loginAs, orderBody, place } from '../../../testing/shop.ts'

const shops = [
  { domain: 'de', locale: 'de', currency: 'EUR' },
  { domain: 'cz', locale: 'cs', currency: 'CZK' },
  { domain: 'sk', locale: 'sk', currency: 'EUR' },
]
const destinations = [
  { country: 'DEU', postcode: '04107' },
  { country: 'AUT', postcode: '1010' },
  { country: 'CZE', postcode: '11000' },
  { country: 'SVK', postcode: '81101' },
]

/** Variants that can be ordered, of many prices, units, amounts and VAT classes. */
async function sellable(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT v.id FROM variant v JOIN product p ON p.n = v.product_n
    WHERE v.available AND v.stock >= 20000 AND v.amount_min <= 5000 AND v.longest_side_mm < 1000
    AND NOT EXISTS (SELECT 1 FROM price WHERE variant_n = v.n AND with_tax <= 0) ORDER BY v.n LIMIT 80`,
  ).all<{ id: string }>()
  return results.map(({ id }) => id)
}

const email = 'kunde@luftbasis.example'

async function couponCodes(): Promise<string[]> {
  const { results } = await env.DB.prepare('SELECT code FROM coupon ORDER BY code').all<{
    code: string
  }>()
  return results.map(({ code }) => code)
}

/** Token of a random cart, and who has it: a third are customers, who also pay with credits. */
async function fillCart(offer: { variants: string[]; codes: string[] }, random: Random) {
  const shop = pick(shops, random)
  const [first = '', ...others] = sample(offer.variants, between(1, 5, random), random)
  const amount = () => between(1, 12, random)
  const token = await guestCart(first, amount(), shop)
  const isCustomer = random() < 0.3
  const who: RequestOptions = isCustomer
    ? { ...shop, bearer: await loginAs(email, { cartToken: token }) }
    : { ...shop, cartToken: token }
  for (const id of others) await request(addCartItem, { ...who, body: { id, amount: amount() } })
  if (random() < 0.5)
    await request(setCoupon, { ...who, body: { couponCode: pick(offer.codes, random) } })
  if (isCustomer)
    await request(setCartCredits, { ...who, body: { credits: between(0, 300, random) } })
  return { token, who }
}

/** An order with random methods and destination, at the figures of its last step; null: without methods. */
async function review(token: string, who: RequestOptions, random: Random) {
  const there = pick(destinations, random)
  const [cart, shippers, payments, offered, taxation] = await Promise.all([
    cartOf(token, who),
    request(getCartShippers, who),
    request(getCartPayments, who),
    request(getOrderGifts, who),
    request(getCartTax, { ...who, query: there }),
  ])
  const ways = shippers.response.data.filter(
    ({ points, branches }) => !points && branches.length === 0,
  )
  if (ways.length === 0) return null
  const shipper = pick(ways, random)
  const payment = pick(
    payments.response.data.filter(({ id }) => !shipper.blockedPayments.includes(id)),
    random,
  )
  const gifts = sample(offered.response.data, between(0, 2, random), random)
  const decimalPlaces = who.currency === 'CZK' ? 0 : 2
  const choice = { shipper, payment, gifts, decimalPlaces }
  const settled = settleCart(cart, choice, taxation.response.data)
  const { country } = there
  const agreed = { slot: null, country, now: new Date() }
  const promise = promiseCart(cart, { shipper, branchId: null, payment, ...agreed })
  const body = orderBody(settled.totals.order.gross)
  const address = { ...body.billing_address, ...there }
  return {
    ...body,
    payment_id: payment.id,
    shipper_id: shipper.id,
    ...(gifts.length > 0 && { order_gifts: gifts.map(({ id }) => id) }),
    shipping: { name: 'K', address },
    billing_address: address,
    reviewed: {
      ...reviewedFigures(settled),
      country: taxation.response.data.tax.country,
      delivery: promisedFigure(promise),
    },
  }
}

describe('§5 what was reviewed is ordered: random carts', () => {
  it(
    'are never refused at the figures of their last step, whatever parts, market and destination',
    { timeout: 120_000 },
    async ({ expect }) => {
      const offer = { variants: await sellable(), codes: await couponCodes() }
      const changed: unknown[] = []
      let ordered = 0
      for (let run = 0; run < 80; run++) {
        const random = randomOf(`reviewed ${run}`)
        await env.DB.prepare('DELETE FROM attempt').run()
        const { token, who } = await fillCart(offer, random)
        const order = await review(token, who, random)
        if (!order) continue
        const { errors } = await place(token, order, who)
        if (errors.length === 0) ordered++
        changed.push(...errors.filter(({ code }) => code === 'price_changed').map((e) => [run, e]))
      }
      expect(changed).toEqual([])
      expect(ordered).toBeGreaterThan(60)
    },
  )
})
