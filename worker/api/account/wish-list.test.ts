import { beforeEach, describe, it } from 'vitest'
import { shoppingListOf } from '../../testing/fake-list.ts'
import { api } from '../../../domain/api.ts'
import { cookiesOf, createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'

const variants = 'GET /api/v1/user/wish-list'
const inFull = 'GET /api/v1/user/shopping-lists/code/wishlist'
const add = 'POST /api/v1/user/shopping-lists/code/wishlist/items'
const remove = 'DELETE /api/v1/user/shopping-lists/list/items/item-v1'
const page = '/user/wishlist'

let store: FakeStore
let customer: ReturnType<typeof createShopper>
let guest: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  customer = createShopper(store, '', 'customer-token')
  guest = createShopper(store)
  store.responses[variants] = () => ({
    data: { id: 'list', variantIds: ['v1'], items: [{ id: 'item-v1', variantId: 'v1' }] },
  })
  store.responses[inFull] = () => ({ data: shoppingListOf('v1') })
  store.responses[add] = () => ({ data: shoppingListOf('v1', 'v2') })
  store.responses[remove] = () => ({ data: shoppingListOf() })
})

const calls = () =>
  store.requested.map(({ call }) => call).filter((call) => call.includes('/user/'))
const expired = () => refused(401, { title: 'Abgelaufen', code: 'unauthorized' })

describe('§4 wish list for scripts', () => {
  it('returns the variants in a customer’s list', async ({ expect }) => {
    const response = await customer.get(api.wishList)
    expect(await response.json()).toEqual({ variantIds: ['v1'] })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(store.requested.at(-1)?.headers.get('Authorization')).toBe('Bearer customer-token')
  })

  it('adds a variant, and returns the updated list', async ({ expect }) => {
    const response = await customer.json('POST', api.wishListItems, { id: 'v2' })
    expect(await response.json()).toEqual({ variantIds: ['v1', 'v2'] })
    expect(store.requested.at(-1)).toMatchObject({ call: add, body: { id: 'v2', amount: 1 } })
  })

  it('removes by variant, without a call if it is not in the list', async ({ expect }) => {
    const response = await customer.json('DELETE', api.wishListItem('v1'))
    expect(await response.json()).toEqual({ variantIds: [] })
    expect(calls()).toEqual([variants, remove])
    const again = await customer.json('DELETE', api.wishListItem('v9'))
    expect(await again.json()).toEqual({ variantIds: ['v1'] })
    expect(calls()).toEqual([variants, remove, variants])
  })

  it('is idempotent if another tab has removed it', async ({ expect }) => {
    store.responses[remove] = () => refused(404, { title: '?' })
    const response = await customer.json('DELETE', api.wishListItem('v1'))
    expect(await response.json()).toEqual({ variantIds: [] })
  })
})

describe('§6 wish list requires login', () => {
  it('guests have none, and the store is not called', async ({ expect }) => {
    expect(await (await guest.get(api.wishList)).json()).toEqual({ variantIds: null })
    const response = await guest.json('POST', api.wishListItems, { id: 'v1' })
    expect(response.status).toBe(401)
    expect(await response.text()).toContain('Bitte melden Sie sich zuerst an')
    expect(calls()).toEqual([])
  })

  it('an expired session is reported and cleared', async ({ expect }) => {
    store.responses[add] = expired
    const response = await customer.json('POST', api.wishListItems, { id: 'v1' })
    expect(response.status).toBe(401)
    expect(await response.text()).toContain('Bitte melden Sie sich zuerst an')
    expect(cookiesOf(response)).toMatch(/session=; Max-Age=0/)
  })

  it('its page sends a guest to sign-in and back', async ({ expect }) => {
    const response = await guest.get(page)
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      '/login?redirect=%2Fuser%2Fwishlist',
    ])
    const form = await guest.form(api.wishListItems, { id: 'v1', redirect: '/produkt/x' })
    expect(form.headers.get('Location')).toBe('/login?redirect=%2Fprodukt%2Fx')
  })
})

describe('§8 wish list errors', () => {
  it.for([undefined, '', '<script>', 'v'.repeat(300)])(
    'a missing variant has its own error: %s',
    async (id, { expect }) => {
      const response = await customer.json('POST', api.wishListItems, { id })
      expect(response.status).toBe(422)
      expect(await response.text()).toContain('Bitte wählen Sie eine Variante')
      expect(calls()).toEqual([])
    },
  )

  it('so has one that the store does not know', async ({ expect }) => {
    store.responses[add] = () => refused(404, { title: '?' })
    const response = await customer.json('POST', api.wishListItems, { id: 'gone' })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Bitte wählen Sie eine Variante')
  })

  it('a full list has the store’s message, an outage the generic one', async ({ expect }) => {
    store.responses[add] = () => refused(422, { title: 'Die Liste ist voll', code: 'list_full' })
    const full = await customer.json('POST', api.wishListItems, { id: 'v2' })
    expect([full.status, await full.text()]).toEqual([
      422,
      expect.stringContaining('Die Liste ist voll'),
    ])
    store.responses[add] = () => new Response(null, { status: 500 })
    const down = await customer.json('POST', api.wishListItems, { id: 'v2' })
    expect([down.status, await down.text()]).toEqual([
      503,
      expect.stringContaining('Da ist etwas schiefgegangen'),
    ])
  })
})

describe('§2 the page of the wish list, without JavaScript', () => {
  it('shows the variant with price and forms to buy and to remove', async ({ expect }) => {
    const response = await customer.get(page)
    const html = await response.text()
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    expect(html).toContain('href="/produkt/silva?variant_id=v1"')
    expect(html).toMatch(/<form[^>]*action="\/api\/cart\/items"/)
    expect(html).toMatch(/<form[^>]*action="\/api\/wish-list\/items"/)
    const removed = await customer.form(api.wishListItems, { id: 'v1', intent: 'remove' })
    expect([removed.status, removed.headers.get('Location')]).toEqual([303, page])
    expect(calls().at(-1)).toBe(remove)
  })

  it('marks discontinued items', async ({ expect }) => {
    const list = shoppingListOf('v1', 'v2')
    list.items = list.items.map((item, index) => ({
      ...item,
      disabled: true,
      product: index === 0 ? item.product : null,
    }))
    store.responses[inFull] = () => ({ data: list })
    const html = await (await customer.get(page)).text()
    expect(html.match(/Wird nicht mehr verkauft/g)?.length).toBeGreaterThanOrEqual(2)
    expect(html).not.toMatch(/<form[^>]*action="\/api\/cart\/items"/)
  })

  it('explains an empty or unreachable list', async ({ expect }) => {
    store.responses[inFull] = () => ({ data: shoppingListOf() })
    expect(await (await customer.get(page)).text()).toContain('Ihr Merkzettel ist leer')
    store.responses[inFull] = () => new Response(null, { status: 500 })
    const down = await customer.get(page)
    expect([down.status, await down.text()]).toEqual([
      503,
      expect.stringContaining('Merkzettel derzeit nicht erreichbar'),
    ])
  })

  it('keeps showing the list when a form is refused', async ({ expect }) => {
    store.responses[add] = () => refused(422, { title: 'Die Liste ist voll' })
    const response = await customer.form(api.wishListItems, { id: 'v2' })
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('Die Liste ist voll')
    expect(html).toContain('href="/produkt/silva?variant_id=v1"')
  })
})
