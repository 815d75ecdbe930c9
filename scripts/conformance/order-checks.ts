import * as cart from '../../domain/contract/store-cart.ts'
import * as checkout from '../../domain/contract/store-checkout.ts'
import { contractHeaders } from '../../domain/contract/headers.ts'
import type { Check } from './check.ts'
import { cartHeaders } from './cart-checks.ts'
import { guestOrder } from './guest-order.ts'
import { ensure, required, Skipped } from './outcomes.ts'

export const orderChecks: readonly Check[] = [
  {
    name: 'an attempt that has placed nothing is unknown',
    group: 'attempts',
    async run(client, found) {
      const options = { params: { key: found.key }, headers: cartHeaders(found) }
      const { errors } = await client.refusal(checkout.findAttempt, [404], options)
      const codes = errors.map(({ code }) => code).join(', ')
      ensure(codes === 'attempt_unknown', `a 404 with the code "${codes}", not attempt_unknown`)
    },
  },
  {
    name: 'another total than the expected one places nothing',
    group: 'purchase',
    async run(client, found) {
      const order = guestOrder(found, client.target)
      const body = { ...order, expectedTotalWithTax: order.expectedTotalWithTax + 1 }
      const headers = {
        ...cartHeaders(found),
        [contractHeaders.idempotencyKey]: crypto.randomUUID(),
      }
      const { errors } = await client.refusal(checkout.placeOrder, [409], { body, headers })
      const codes = errors.map(({ code }) => code)
      ensure(codes.includes('price_changed'), `refused with ${codes.join(', ')}, not price_changed`)
      const { data } = await client.request(cart.getCart, { headers: cartHeaders(found) })
      ensure(data.items.length > 0, 'the cart is empty after a refused order')
    },
  },
  {
    name: 'an attempt that was ended never places an order',
    group: 'attempts',
    async run(client, found) {
      const ended = { key: crypto.randomUUID() }
      const headers = cartHeaders(found)
      await client.refusal(checkout.closeAttempt, [404], { params: ended, headers })
      const late = { ...headers, [contractHeaders.idempotencyKey]: ended.key }
      const body = guestOrder(found, client.target)
      const { errors } = await client.refusal(checkout.placeOrder, [409], { body, headers: late })
      const codes = errors.map(({ code }) => code).join(', ')
      ensure(codes.includes('attempt_closed'), `refused with ${codes}, not attempt_closed`)
    },
  },
  {
    name: 'one key places one order, however often it is sent',
    group: 'purchase',
    async run(client, found, { placesOrder }) {
      if (!placesOrder) throw new Skipped('places an order: only with --order')
      const headers = { ...cartHeaders(found), [contractHeaders.idempotencyKey]: found.key }
      const options = { body: guestOrder(found, client.target), headers }
      const place = () => client.request(checkout.placeOrder, options)
      const [first, second] = await Promise.all([place(), place()])
      const third = await place()
      const codes = [...new Set([first, second, third].map(({ data }) => data.code))]
      ensure(codes.length === 1, `one key has placed the orders ${codes.join(', ')}`)
      found.order = first.data
    },
  },
  {
    name: 'the order is found by its token and by its key, and the cart is empty',
    group: 'purchase',
    async run(client, found) {
      const { code, token } = required(found.order, 'no order was placed')
      const byToken = await client.request(checkout.getOrderByToken, { params: { token } })
      ensure(
        byToken.data.code === code,
        `the token opens the order ${byToken.data.code}, not ${code}`,
      )
      await client.refusal(checkout.getOrderByToken, [404], {
        params: { token: 'conformance-unknown-token' },
      })
      const byKey = await client.request(checkout.findAttempt, { params: { key: found.key } })
      ensure(byKey.data.code === code, `the key finds the order ${byKey.data.code}, not ${code}`)
      const { data } = await client.request(cart.getCart, { headers: cartHeaders(found) })
      ensure(data.items.length === 0, `the cart has ${data.items.length} items after its order`)
    },
  },
]
