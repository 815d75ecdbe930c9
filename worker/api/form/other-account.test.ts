import { beforeEach, describe, it } from 'vitest'
import { exampleUser as user } from '../../../domain/contract/testing/examples/entities/user.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore } from '../../testing/fake-store.ts'

const forms = ['/api/user/settings', '/api/user/addresses'] as const

let store: FakeStore
let customer: ReturnType<typeof createShopper>
const writes = () => store.requested.filter(({ call }) => !call.startsWith('GET'))

beforeEach(() => {
  store = createFakeStore()
  store.responses['GET /api/v1/user'] = () => ({ data: user })
  customer = createShopper(store, '', 'signed-in-in-another-tab')
})

describe.each(forms)('§7 %s, opened before another customer signed in', (url) => {
  const fields = { account: 'somebody@else.example', fullName: 'Jana Weber' }

  it('is refused, and nothing is stored', async ({ expect }) => {
    const response = await customer.json('POST', url, fields)
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('ein anderes Konto angemeldet')
    expect(writes()).toEqual([])
  })

  it('says so on a page to a native post', async ({ expect }) => {
    const response = await customer.form(url, fields)
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('ein anderes Konto angemeldet')
    expect(writes()).toEqual([])
  })

  it('is checked as ever for its own customer', async ({ expect }) => {
    const response = await customer.json('POST', url, { account: user.email, fullName: '' })
    expect(response.status).toBe(422)
  })
})
