import { describe, it } from 'vitest'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'
import { orderForm } from '../../testing/order-form.ts'
import { cart, globals } from '../../testing/sample-shop.ts'

const place = 'POST /api/v1/cart/place'

function belowMinimum(store: FakeStore) {
  store.responses['GET /api/v1/globals'] = () => ({ data: { ...globals, orderMinimumValue: 1000 } })
  store.responses[place] = () => refused(422, { title: 'Ab 1000 €.', code: 'order_minimum' })
}

function emptied(store: FakeStore) {
  store.responses['GET /api/v1/cart'] = () => ({
    data: { ...cart, items: [] },
    meta: { custom: { cartToken: null } },
  })
  store.responses[place] = () => refused(409, { title: 'Er ist leer.', code: 'cart_empty' })
}

describe('§3 Globals orderMinimumValue', () => {
  it.for(['/checkout/methods', '/checkout/info'])(
    'blocks a cart below it from %s',
    async (path, { expect }) => {
      const store = createFakeStore()
      belowMinimum(store)
      const response = await createShopper(store).get(path)
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/checkout'])
    },
  )
})

describe.for([
  ['emptied in another tab', emptied, 'Er ist leer.'],
  ['that falls below the minimum', belowMinimum, 'Ab 1000 €.'],
] as const)('§3 checkout: a cart %s', ([, change, reason]) => {
  it('leaves what was typed on a page without JavaScript, with the reason', async ({ expect }) => {
    const store = createFakeStore()
    change(store)
    const typed = { ...orderForm, note: 'Bitte klingeln' }
    const response = await createShopper(store).form(checkoutApi.placeOrder, typed)
    expect([409, 422]).toContain(response.status)
    const page = await response.text()
    expect(page).toContain(reason)
    expect(page).toContain('href="/checkout" target="_blank"')
    expect(page).toMatch(/<form[^>]* action="\/api\/checkout\/info"/)
    expect(page).toContain('name="email" value="anna@example.com"')
    expect(page).toContain('name="note" value="Bitte klingeln"')
  })

  it.for([checkoutApi.checkoutInfo, checkoutApi.company, checkoutApi.vatId])(
    'leaves it when the form is posted to %s',
    async (action, { expect }) => {
      const store = createFakeStore()
      change(store)
      const response = await createShopper(store).form(action, { ...orderForm, tin: '27082440' })
      expect(response.headers.get('Location')).toBeNull()
      expect(await response.text()).toContain('name="email" value="anna@example.com"')
    },
  )
})
