import { beforeEach, describe, it } from 'vitest'
import { accountApi } from '../../../domain/account/account-api.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'

const create = 'POST /api/v1/user/shopping-lists'
const plan = 'room=living%3A20&room=bathroom%3A6'
const fields = { plan, listName: ' Wohnung ', id: 'v1', amount: '2,5' }

let store: FakeStore
let customer: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  store.responses[create] = () => ({
    data: {
      id: 'l1',
      code: 'c',
      name: 'Wohnung',
      createdAt: '2026-11-24T00:00:00Z',
      items: [],
      shareToken: null,
    },
  })
  customer = createShopper(store, '', 'session-token')
})

describe('planner: the parts as a project list', () => {
  it('become a list of the customer, whatever the cart contains', async ({ expect }) => {
    const response = await customer.form(accountApi.userLists, fields)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/user/shoppinglists/l1')
    const body = store.requested.find(({ call }) => call === create)?.body
    expect(body).toEqual({ name: 'Wohnung', items: [{ id: 'v1', amount: 2.5 }] })
  })

  it('redirect a guest to the login and back to the plan, never to another page', async ({
    expect,
  }) => {
    const guest = createShopper(store)
    const locationFor = async (text: string) =>
      (await guest.form(accountApi.userLists, { ...fields, plan: text })).headers.get('Location')
    const address = encodeURIComponent(`/lueftungsplaner?${plan}&listName=Wohnung`)
    expect(await locationFor(plan)).toBe(`/login?redirect=${address}`)
    expect(await locationFor('https://evil.example/?x=1&page=2')).toBe(
      `/login?redirect=${encodeURIComponent('/lueftungsplaner?listName=Wohnung')}`,
    )
  })

  it.for([
    { ...fields, id: '' },
    { ...fields, amount: '0' },
    { ...fields, amount: 'many' },
    { ...fields, listName: 'x'.repeat(101) },
  ])('refuse junk without a call to the store: %o', async (fields, { expect }) => {
    expect((await customer.form(accountApi.userLists, fields)).status).toBe(422)
    expect(store.requested.map(({ call }) => call)).not.toContain(create)
  })

  it('show why the store refuses another list', async ({ expect }) => {
    store.responses[create] = () =>
      refused(422, { title: 'Es sind schon 50 Listen.', code: 'too_many_lists' })
    const response = await customer.form(accountApi.userLists, fields)
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('schon 50 Listen')
  })
})
