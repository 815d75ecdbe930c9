import { beforeEach, describe, it } from 'vitest'
import { createShopper } from '../../testing/fake-shopper.ts'
import { cartToken, createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'
import { cart } from '../../testing/sample-shop.ts'

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

const swap = {
  from: 'Spedition',
  to: 'Sperrgut',
  saving: 40.1,
  lines: [{ itemId: 'line-1', variantId: 'short', name: 'Rohr 1,5 m', amount: 4 }],
}
const meta = { custom: { cartToken } }
const changes = () =>
  store.requested
    .filter(({ call }) => /^(POST|DELETE) .*\/cart\/items/.test(call))
    .map(({ call, body }) => [call, body])

beforeEach(() => {
  store = createFakeStore()
  store.responses['GET /api/v1/cart'] = () => ({ data: { ...cart, swap }, meta })
  shopper = createShopper(store)
})

describe('§9 long pieces swapped for shorter ones', () => {
  it('are removed after the others are added, by a native form', async ({ expect }) => {
    const response = await shopper.form('/api/cart/items', { intent: 'swap' })
    expect(response.status).toBe(303)
    expect(changes()).toEqual([
      ['POST /api/v1/cart/items', { id: 'short', amount: 4 }],
      ['DELETE /api/v1/cart/items/line-1', null],
    ])
  })

  it('stay if the others are unavailable', async ({ expect }) => {
    store.responses['POST /api/v1/cart/items'] = () =>
      refused(409, { code: 'out_of_stock', title: 'Weg' })
    await shopper.form('/api/cart/items', { intent: 'swap' })
    expect(changes().map(([call]) => call)).toEqual(['POST /api/v1/cart/items'])
  })

  it('are swapped by the store’s current offer only, not by the form’s', async ({ expect }) => {
    store.responses['GET /api/v1/cart'] = () => ({ data: cart, meta })
    await shopper.form('/api/cart/items', { intent: 'swap', id: 'short', amount: '4' })
    expect(changes()).toEqual([])
  })
})
