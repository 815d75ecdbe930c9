import * as cart from '../../domain/contract/store-cart.ts'
import * as checkout from '../../domain/contract/store-checkout.ts'
import { contractHeaders } from '../../domain/contract/headers.ts'
import type { Check, Found } from './check.ts'
import { ensure, required } from './outcomes.ts'

const unknown = 'conformance-unknown-id'
/** Of the guest whose cart is checked. */
export const cartHeaders = ({ cartToken }: Found) => ({
  [contractHeaders.cartToken]: required(cartToken, 'no cart is known'),
})
const cartOf = (found: Found) => required(found.cart, 'no cart is known')

export const cartChecks: readonly Check[] = [
  {
    name: 'the cart of somebody who has none is empty',
    group: 'purchase',
    async run(client) {
      const { data } = await client.request(cart.getCart)
      ensure(
        data.items.length === 0,
        `GET {store}/api/v1/cart without token: ${data.items.length} items`,
      )
    },
  },
  {
    name: 'the first item of a guest opens a cart and answers with its token',
    group: 'purchase',
    async run(client, found) {
      const { variant } = required(found.tile, 'no product is known')
      const body = { id: variant.id, amount: variant.unit.step }
      const { data, meta } = await client.request(cart.addCartItem, { body })
      ensure(meta.custom.cartToken !== null, 'meta.custom.cartToken is null for a new guest cart')
      found.cart = data.cart
      found.cartToken = meta.custom.cartToken ?? undefined
    },
  },
  {
    name: 'the token opens the same cart, and another token does not',
    group: 'purchase',
    async run(client, found) {
      const own = await client.request(cart.getCart, { headers: cartHeaders(found) })
      ensure(own.data.items.length === 1, `the cart has ${own.data.items.length} items, not 1`)
      const headers = { [contractHeaders.cartToken]: unknown }
      const other = await client.request(cart.getCart, { headers })
      ensure(other.data.items.length === 0, 'an unknown cart token is answered with items')
    },
  },
  {
    name: 'a changed amount changes the line and the total',
    group: 'purchase',
    async run(client, found) {
      const [item] = cartOf(found).items
      const { id, amount, variant } = required(item, 'the cart is empty')
      const body = { amount: amount + variant.unit.step }
      const options = { params: { id }, body, headers: cartHeaders(found) }
      const { data } = await client.request(cart.updateCartItem, options)
      const before = cartOf(found).prices.totalWithTax
      const { totalWithTax } = data.cart.prices
      const isClipped = data.changedAmount !== null
      ensure(isClipped || totalWithTax > before, `the total stays ${totalWithTax} for more pieces`)
      found.cart = data.cart
    },
  },
  {
    name: 'lines add up to the total of the items',
    group: 'purchase',
    async run(_, found) {
      const { items, prices } = cartOf(found)
      const goods = items.filter(({ isDiscount }) => !isDiscount)
      const sum = goods.reduce((total, line) => total + line.prices.totalWithTax, 0)
      const isEqual = Math.abs(sum - prices.itemsWithTax) < 0.005
      ensure(isEqual, `lines add up to ${sum.toFixed(2)}, itemsWithTax is ${prices.itemsWithTax}`)
    },
  },
  {
    name: 'an unknown variant is refused and the cart stays as it is',
    group: 'purchase',
    async run(client, found) {
      const headers = cartHeaders(found)
      await client.refusal(cart.addCartItem, [404, 422], {
        body: { id: unknown, amount: 1 },
        headers,
      })
      const { data } = await client.request(cart.getCart, { headers })
      ensure(data.items.length === 1, `the cart has ${data.items.length} items after a refusal`)
    },
  },
  {
    name: 'an invalid amount is a 422, and a body that is no JSON a 400',
    group: 'purchase',
    async run(client, found) {
      const headers = cartHeaders(found)
      const { variant } = required(found.tile, 'no product is known')
      await client.refusal(cart.addCartItem, [422], {
        body: { id: variant.id, amount: -1 },
        headers,
      })
      await client.refusal(cart.addCartItem, [400], { text: '{"id":', headers })
    },
  },
  {
    name: 'shippers and payments are offered for the cart',
    group: 'purchase',
    async run(client, found) {
      const headers = cartHeaders(found)
      const shippers = await client.request(checkout.getCartShippers, { headers })
      const payments = await client.request(checkout.getCartPayments, { headers })
      found.shipper = shippers.data.find(
        (one) => one.type === 'DELIVERY' && !one.points && !one.refused,
      )
      found.pickUp = shippers.data.find((one) => one.points && !one.refused)
      const blocked = found.shipper?.blockedPayments ?? []
      found.payment = payments.data.find((one) => !one.online && !blocked.includes(one.id))
      ensure(shippers.data.length > 0, 'no shipper is offered')
      ensure(payments.data.length > 0, 'no payment is offered')
    },
  },
  {
    name: 'the cart can be validated',
    group: 'purchase',
    async run(client, found) {
      const { data } = await client.request(cart.validateCart, { headers: cartHeaders(found) })
      const codes = data.problems.map(({ code }) => code).join(', ')
      ensure(data.valid === (data.problems.length === 0), `valid is ${data.valid} with: ${codes}`)
    },
  },
]
