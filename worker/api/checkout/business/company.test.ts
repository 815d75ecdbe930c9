import { beforeEach, describe, it } from 'vitest'
import { checkoutApi } from '../../../../domain/checkout/checkout-api.ts'
import { createShopper } from '../../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore, refused } from '../../../testing/fake-store.ts'

const lookup = 'GET /api/v1/ares/ico'
const company = {
  tin: '99000008',
  vatin: 'CZ99000008',
  businessName: 'Vzduch a spol. s.r.o.',
  address: {
    street: 'Lidická',
    houseNumber: '700/19',
    city: 'Brno',
    postcode: '602 00',
    country: 'CZE',
  },
}

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  store.responses[lookup] = () => ({ data: company })
  shopper = createShopper(store)
})

const find = async (tin: string) => {
  const response = await shopper.get(`${checkoutApi.company}?tin=${encodeURIComponent(tin)}`)
  return { status: response.status, body: await response.json() }
}
const requested = () => store.requested.filter(({ call }) => call === lookup).length

describe('issue 5.4 company lookup by number', () => {
  it('returns the company, requested once in 24 hours per isolate', async ({ expect }) => {
    for (const tin of ['99000008', '990 000 08', '99000008']) {
      expect(await find(tin)).toEqual({ status: 200, body: { company } })
    }
    expect(requested()).toBe(1)
  })

  it.for(['', '12345678', '48665818', '1234567A', '123456789', '٩٩٠٠٠٠٠٨', 'x'.repeat(10_000)])(
    'does not call the store for %j',
    async (tin, { expect }) => {
      expect((await find(tin)).status).toBe(422)
      expect(requested()).toBe(0)
    },
  )

  it('distinguishes an unknown number from an unreachable register', async ({ expect }) => {
    store.responses[lookup] = () => refused(404, { title: '?', code: 'not_found' })
    expect((await find('99000016')).status).toBe(404)
    store.responses[lookup] = () => refused(422, { title: '?', code: 'register_unavailable' })
    expect((await find('99000041')).status).toBe(503)
    store.responses[lookup] = () => new Response(null, { status: 500 })
    expect((await find('99000130')).status).toBe(503)
  })
})

describe('issue 5.4 the same without JavaScript', () => {
  const typed = { email: 'jan@example.com', tin: '99000008', country: 'DEU', note: 'klepat' }
  const valueOf = (page: string, name: string) =>
    new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="([^"]*)"`).exec(page)?.[1]

  it('renders the step again, prefilled with the company', async ({ expect }) => {
    const response = await shopper.form(checkoutApi.company, typed)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(valueOf(page, 'businessName')).toBe('Vzduch a spol. s.r.o.')
    expect(valueOf(page, 'city')).toBe('Brno')
    expect(valueOf(page, 'email')).toBe('jan@example.com')
    expect(page).toContain('klepat')
  })

  it('overwrites input on request only', async ({ expect }) => {
    const own = { ...typed, businessName: 'Jiná firma' }
    const first = await (await shopper.form(checkoutApi.company, own)).text()
    expect(valueOf(first, 'businessName')).toBe('Jiná firma')
    const second = await (
      await shopper.form(checkoutApi.company, { ...own, company: 'take' })
    ).text()
    expect(valueOf(second, 'businessName')).toBe('Vzduch a spol. s.r.o.')
  })

  it('keeps the input if nothing is found', async ({ expect }) => {
    const page = await (await shopper.form(checkoutApi.company, { ...typed, tin: '1' })).text()
    expect(valueOf(page, 'email')).toBe('jan@example.com')
  })
})
