import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { contractHeaders } from '../domain/contract/headers.ts'
import { cartParts } from '../domain/contract/store-cart-parts.ts'
import { placeOrder } from '../domain/contract/store-checkout.ts'
import { app } from './app.ts'
import { meterDatabase, type Usage } from './testing/databases/metered-database.ts'
import { cartOf, guestCart, orderBody, restock } from './testing/shop.ts'
import { operations } from './testing/documented-contract.ts'
import { documentedRequest } from './testing/documented-request.ts'

/** D1's limits (docs: d1/platform/limits); 50 queries per invocation are those of the free plan. */
const limits = { queries: 50, maxParameters: 100, maxStatement: 100_000, maxValue: 2_000_000 }

async function usageOf(request: Request): Promise<Usage & { status: number; body: string }> {
  const main = meterDatabase(env.DB)
  const search = meterDatabase(env.SEARCH_DB)
  const context = createExecutionContext()
  const bindings = { ...env, DB: main.binding, SEARCH_DB: search.binding }
  const response = await app.fetch(request, bindings, context)
  const body = new TextDecoder().decode(await response.arrayBuffer())
  await waitOnExecutionContext(context)
  return { ...sumOf(main.usage, search.usage), status: response.status, body }
}

/** The number of queries of an invocation is limited for all databases together. */
function sumOf(a: Usage, b: Usage): Usage {
  return {
    trips: a.trips + b.trips,
    queries: a.queries + b.queries,
    maxParameters: Math.max(a.maxParameters, b.maxParameters),
    maxStatement: Math.max(a.maxStatement, b.maxStatement),
    maxValue: Math.max(a.maxValue, b.maxValue),
  }
}

function beyondLimits(usage: Usage): string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const used = new Map(Object.entries(usage)).get(name) ?? Infinity
    return used > limit ? [`${name}: ${used} of ${limit}`] : []
  })
}

describe('docs/scale.md: a call stays within the limits of D1', () => {
  it.each(operations)('$operationId', async (operation) => {
    for (const body of operation.bodies.length > 0 ? operation.bodies : [undefined]) {
      const usage = await usageOf(await documentedRequest(operation, body))
      expect(beyondLimits(usage)).toEqual([])
      expect(usage.status).toBeLessThan(500)
    }
  })
})

describe('docs/scale.md: a long cart stays within the limits of D1', () => {
  it('begins with two round trips', async () => {
    const added = await usageOf(storeRequest('POST', '/cart/items', '', { id: 's100', amount: 1 }))
    expect([added.status, added.trips]).toEqual([200, 2])
  })

  it('takes the same round trips for cart, order and finished page, whatever its lines', async () => {
    const one = await purchaseOf(1)
    for (const lines of [50, 500]) {
      const purchase = await purchaseOf(lines)
      for (const [step, usage] of Object.entries(purchase))
        expect(beyondLimits(usage), `${step}, ${lines} lines`).toEqual([])
      expect(tripsOf(purchase)).toEqual(tripsOf(one))
    }
    expect(tripsOf(one)).toEqual({ cart: 1, place: 3, finished: 2 })
  })
})

type Purchase = Record<'cart' | 'place' | 'finished', Usage>

/** D1 usage of a guest's purchase, with pick-up, so that the total has no shipping costs. */
async function purchaseOf(lines: number): Promise<Purchase> {
  const cartToken = await cartOfLines(lines)
  const cart = await usageOf(storeRequest('GET', `/cart?with=${cartParts.join(',')}`, cartToken))
  const { prices } = await cartOf(cartToken)
  const body = orderBody(prices.totalWithTax, { shipper_id: 'pickup', branch_id: 'leipzig' })
  const place = await usageOf(storeRequest('POST', '/cart/place', cartToken, body))
  const { data } = placeOrder.response.parse(JSON.parse(place.body))
  const path = `/orders/token/${data.token}?with=payments,invoices`
  return { cart, place, finished: await usageOf(storeRequest('GET', path, cartToken)) }
}

function tripsOf(purchase: Purchase) {
  return Object.fromEntries(Object.entries(purchase).map(([step, { trips }]) => [step, trips]))
}

function storeRequest(method: string, path: string, cartToken: string, body?: object): Request {
  return new Request(`http://backend/store/api/v1${path}`, {
    method,
    headers: {
      [contractHeaders.locale]: 'de',
      [contractHeaders.cartToken]: cartToken,
      [contractHeaders.idempotencyKey]: crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** A guest's cart with this many lines of one variant. */
async function cartOfLines(lines: number): Promise<string> {
  await restock('s100', 9000)
  const cartToken = await guestCart('s100')
  const [first] = (await cartOf(cartToken)).items
  const others = Array.from({ length: lines - 1 }, (_, at) => at + 1)
  await env.DB.prepare(
    `INSERT INTO cart_item
      (id, cart_id, variant_id, amount, position, noted_currency, noted_with_tax, name)
    SELECT i.id || '-' || o.value, i.cart_id, i.variant_id, i.amount, i.position + o.value,
      i.noted_currency, i.noted_with_tax, i.name
    FROM cart_item i, json_each(?2) o WHERE i.id = ?1`,
  )
    .bind(first?.id ?? '', JSON.stringify(others))
    .run()
  return cartToken
}
