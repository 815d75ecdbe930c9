import { beforeEach, describe, it } from 'vitest'
import { routesOf } from '../../../domain/routes.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'

/** A customer's forms and the pages that the login returns to. */
const forms = [
  ['/api/user/settings', routesOf('de').account.settings()],
  ['/api/user/password', routesOf('de').account.password()],
  ['/api/user/sessions', routesOf('de').account.password()],
  ['/api/user/addresses', routesOf('de').account.addresses()],
] as const

let store: FakeStore
let customer: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  store.responses['GET /api/v1/user'] = () => refused(401, { title: '?', code: 'unauthorized' })
  customer = createShopper(store, '', 'ended-in-another-tab')
})

describe.each(forms)('§7 %s after a logout in another tab', (url, page) => {
  it('tells a script so, which keeps what was typed', async ({ expect }) => {
    const response = await customer.json('POST', url, { fullName: 'Jana Weber' })
    expect(response.status).toBe(401)
    const { errors } = await response.json<{ errors: { title: string }[] }>()
    expect(errors).toEqual([
      {
        status: 401,
        code: 'signed_out',
        title: expect.stringMatching(/^Sie sind nicht mehr angemeldet\./),
      },
    ])
  })

  it('leads a native post to the login, and back', async ({ expect }) => {
    const response = await customer.form(url, { fullName: 'Jana Weber' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`/login?redirect=${encodeURIComponent(page)}`)
  })
})
