import { beforeEach, describe, it } from 'vitest'
import { accountApi } from '../../../domain/account/account-api.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { cart } from '../../testing/sample-shop.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'

const offer = {
  id: 'o1',
  number: 'AN2026-00007',
  issueDate: '2026-11-23',
  validUntil: '2026-12-07',
  total: 65.9,
  currencyCode: 'EUR',
  items: [
    { variantId: 'v1', name: 'Rohrventilator', amount: 2 },
    { variantId: 'v2', name: 'Wickelfalzrohr', amount: 1.5 },
  ],
}

const batch = 'POST /api/v1/cart/items/batch'

let store: FakeStore
let customer: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  store.responses['POST /api/v1/user/offers'] = () => ({ data: offer })
  store.responses['GET /api/v1/user/offers/o1'] = () => ({ data: offer })
  customer = createShopper(store, 'dhl~~card', 'session-token')
})

const bodyOf = (call: string) => store.requested.find((each) => each.call === call)?.body

describe('§2 offers', () => {
  it('are created with the selected delivery and the displayed prices', async ({ expect }) => {
    const response = await customer.form(accountApi.offers, {})
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/user/documents?kind=offer')
    expect(bodyOf('POST /api/v1/user/offers')).toEqual({ priceView: 'gross', shipperId: 'dhl' })
  })

  it('send a guest to sign-in and back to the cart', async ({ expect }) => {
    const response = await createShopper(store).form(accountApi.offers, {})
    expect(response.headers.get('Location')).toBe('/login?redirect=%2Fcheckout')
  })

  it('show at the cart why there is none', async ({ expect }) => {
    store.responses['POST /api/v1/user/offers'] = () =>
      refused(422, { title: 'Der Warenkorb ist leer.', code: 'cart_empty' })
    const response = await customer.form(accountApi.offers, {})
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Warenkorb ist leer')
  })

  it('are added to the cart again, with unavailable items reported', async ({ expect }) => {
    const result = (errors: object[]) => ({
      data: { cart, imported: 1, total: 2, changedAmounts: [] },
      errors,
      meta: { custom: { cartToken: null } },
    })
    store.responses[batch] = () => result([])
    const complete = await customer.form(accountApi.offerCart('o1'), {})
    expect(complete.headers.get('Location')).toBe('/checkout')
    expect(bodyOf(batch)).toEqual({
      items: [
        { id: 'v1', amount: 2 },
        { id: 'v2', amount: 1.5 },
      ],
    })
    const conflict = { status: 409, field: 'items.1', title: 'Nicht mehr da' }
    store.responses[batch] = () => result([conflict])
    const part = await customer.form(accountApi.offerCart('o1'), {})
    const documents = '/user/documents?kind=offer'
    expect(part.headers.get('Location')).toBe(`${documents}&offer=o1&missing=v2`)
    const unknown = await customer.form(accountApi.offerCart('of-another'), {})
    expect(unknown.headers.get('Location')).toBe(documents)
  })
})
