import { reset } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { checkoutApi } from '../../../../domain/checkout/checkout-api.ts'
import { routesOf } from '../../../../domain/routes.ts'
import { createShopper } from '../../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore } from '../../../testing/fake-store.ts'

const order = {
  email: 'anna@example.com',
  fullName: 'Anna Weiß',
  street: 'Lindenallee 4a',
  postcode: '10115',
  city: 'Berlin',
  country: 'DEU',
  terms: 'on',
  idempotencyKey: 'attempt-0123456789',
  expectedTotal: '85.9',
}
const ofBusiness = { ...order, isBusiness: 'on', businessName: 'Lüfter GmbH' }
const menuCall = 'GET /cms/menu-object/footer-legal'

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

beforeEach(async () => {
  // Menus are stored in KV.
  await reset()
  store = createFakeStore()
  shopper = createShopper(store)
})

/** A shop with a page of business terms in a menu. */
function haveBusinessTerms() {
  const link = { type: 'page', target: 'agb-geschaeftskunden' }
  const item = { id: 'b', title: 'AGB für Geschäftskunden', link, image: null, children: [] }
  store.responses[menuCall] = () => ({
    code: 'footer-legal',
    title: '',
    items: [{ ...item, role: 'businessTerms' }],
  })
}

const placed = () => store.requested.filter(({ call }) => call === 'POST /api/v1/cart/place')

describe('§3 checkout input fields: businessTerms', () => {
  it('has a checkbox in the business section, with a link to the terms', async ({ expect }) => {
    haveBusinessTerms()
    const page = await (await shopper.get(routesOf('de').checkoutInfo())).text()
    expect(page).toMatch(/<input(?=[^>]*name="businessTerms")[^>]*type="checkbox"/)
    expect(page).toContain('agb-geschaeftskunden')
  })

  it('is required of businesses, at its field, and sent with their order', async ({ expect }) => {
    haveBusinessTerms()
    const refused = await shopper.form(checkoutApi.placeOrder, ofBusiness)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('href="#field-businessTerms"')
    await shopper.form(checkoutApi.placeOrder, { ...ofBusiness, businessTerms: 'on' })
    expect(placed().map(({ body }) => body)).toMatchObject([{ business_terms: true }])
  })

  it('is not required of others', async ({ expect }) => {
    haveBusinessTerms()
    await shopper.form(checkoutApi.placeOrder, { ...order, businessTerms: 'on' })
    expect(placed()).toHaveLength(1)
    expect(placed()[0]?.body).not.toHaveProperty('business_terms')
  })

  it.for(['a shop without such terms', 'a CMS that is down'])(
    'is missing in %s',
    async (what, { expect }) => {
      if (what.includes('down')) store.responses[menuCall] = () => new Response('', { status: 503 })
      const page = await (await shopper.get(routesOf('de').checkoutInfo())).text()
      expect(page).not.toContain('name="businessTerms"')
      expect((await shopper.form(checkoutApi.placeOrder, ofBusiness)).status).toBe(303)
    },
  )
})
