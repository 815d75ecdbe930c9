import { beforeEach, describe, it } from 'vitest'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { cartToken, createFakeStore, type FakeStore } from '../../testing/fake-store.ts'
import { card, cart, cod, dhl, pickup } from '../../testing/sample-shop.ts'

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  shopper = createShopper(store)
})

const meta = { custom: { cartToken } }
const taxation = {
  tax: {
    category: 'S',
    scheme: 'domestic',
    country: 'DEU',
    region: null,
    dispatchCountry: 'DEU',
    isEstimate: true,
    exemption: null,
    reason: null,
    vatId: null,
  },
  rates: { standard: 19, reduced: 7 },
  listed: { standard: 19, reduced: 7 },
}
const chosen = { shipperId: 'dhl', paymentId: 'card' }
const ofCart = () =>
  store.requested.map(({ call }) => call).filter((call) => call.includes(' /api/v1/cart'))

describe('§7 cart: a checkout step calls the store once', () => {
  it('if the cart includes the parts of the step', async ({ expect }) => {
    const included = { shippers: [dhl, pickup], payments: [card, cod], taxation }
    store.responses['GET /api/v1/cart'] = () => ({ data: cart, meta, included })
    const response = await shopper.form(checkoutApi.checkoutMethods, chosen)
    expect(response.headers.get('Location')).toBe('/checkout/info')
    expect(ofCart()).toEqual(['GET /api/v1/cart'])
  })

  it('and requests each part separately if the store does not include any', async ({ expect }) => {
    const response = await shopper.form(checkoutApi.checkoutMethods, chosen)
    expect(response.headers.get('Location')).toBe('/checkout/info')
    expect(ofCart().toSorted()).toEqual([
      'GET /api/v1/cart',
      'GET /api/v1/cart/payments',
      'GET /api/v1/cart/shippers',
      'GET /api/v1/cart/tax',
    ])
  })
})
