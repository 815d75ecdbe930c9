import { beforeEach, describe, it } from 'vitest'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { deliveryDay, freight, ppl, pplPoint } from '../../testing/fake-deliveries.ts'
import { cookiesOf, createShopper } from '../../testing/fake-shopper.ts'
import { orderForm } from '../../testing/order-form.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'
import { card, dhl, pickup } from '../../testing/sample-shop.ts'

let store: FakeStore
const methods = '/checkout/methods'
const remote = '/api/v1/shippers/ppl-point/branches/remoteId/DE40101'

beforeEach(() => {
  store = createFakeStore()
  store.responses['GET /api/v1/cart/shippers'] = () => ({ data: [dhl, ppl, pickup, freight] })
})

const pageOf = async (chosen: string) => (await createShopper(store, chosen).get(methods)).text()

describe('§7 points of a carrier', () => {
  it('saves the point of the carrier’s picker with the store’s data', async ({ expect }) => {
    store.responses[`GET ${remote}`] = () => ({ data: pplPoint })
    const response = await createShopper(store).json('POST', checkoutApi.checkoutMethods, {
      shipperId: 'ppl-point',
      remoteId: 'DE40101',
      paymentId: 'card',
    })
    expect(await response.json()).toMatchObject({
      chosen: { shipperId: 'ppl-point', branchId: 'ppl-DE40101', paymentId: 'card' },
      place: { name: 'Schreibwaren Eisenbahnstraße', directions: 'Eingang im Hof' },
    })
    expect(cookiesOf(response)).toContain('checkout=ppl-point~ppl-DE40101~card~')
  })

  it.for(['DE99999', '', '<script>', '../../orders'])(
    'refuses the unknown point %j and changes nothing',
    async (remoteId, { expect }) => {
      const response = await createShopper(store).json('POST', checkoutApi.checkoutMethods, {
        shipperId: 'ppl-point',
        remoteId,
      })
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { errors: [{ field: 'branch', code: 'point_unknown' }] },
      ])
      expect(cookiesOf(response)).not.toContain('checkout=')
    },
  )

  it('refuses a point that has closed since the search', async ({ expect }) => {
    const meta = { pagination: { total: 0, perPage: 20, currentPage: 1, totalPages: 1 } }
    store.responses['GET /api/v1/branches'] = () => ({ data: [], meta })
    const response = await createShopper(store).json('POST', checkoutApi.checkoutMethods, {
      shipperId: 'ppl-point',
      branchId: 'ppl-DE40101',
    })
    expect(response.status).toBe(422)
    expect(await pageOf('ppl-point~ppl-DE40101~card')).toContain('kann nicht mehr abgeholt werden')
  })

  it('is searched for without JavaScript, and the order ships to it', async ({ expect }) => {
    const shopper = createShopper(store, '')
    const search = await shopper.form(checkoutApi.checkoutMethods, {
      intent: 'search',
      shipperId: 'ppl-point',
      's-ppl-point': 'Leipzig Eisenbahn',
    })
    expect(search.headers.get('Location')).toBe(
      '/checkout/methods?places=ppl-point&s=Leipzig+Eisenbahn#places',
    )
    const page = await (await shopper.get('/checkout/methods?places=ppl-point&s=Leipzig')).text()
    expect(page).toContain('1 Abholort')
    expect(page).toContain('value="ppl-DE40101"')
    expect(page).toContain('Eingang im Hof')
    const chosen = { shipperId: 'ppl-point', branchId: 'ppl-DE40101', paymentId: 'card' }
    const response = await shopper.form(checkoutApi.checkoutMethods, chosen)
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/checkout/info'])
    const info = await createShopper(store, 'ppl-point~ppl-DE40101~card').get('/checkout/info')
    expect(await info.text()).toContain('Eisenbahnstraße 51, 04315 Leipzig')
  })

  it('is searched for by the script; a failing store is reported', async ({ expect }) => {
    const url = checkoutApi.places('ppl-point', 'Leipzig')
    const found = await createShopper(store).get(url)
    expect(await found.json()).toMatchObject({ total: 1, places: [{ id: 'ppl-DE40101' }] })
    store.responses['GET /api/v1/branches'] = () => new Response('down', { status: 500 })
    expect((await createShopper(store).get(url)).status).toBe(503)
    expect((await createShopper(store).get('/api/checkout/places')).status).toBe(200)
  })

  it.for(['packeta', 'ppl'])(
    'returns 404 for the picker document of %s, which is not configured',
    async (provider, { expect }) => {
      expect((await createShopper(store).get(checkoutApi.pointPicker(provider))).status).toBe(404)
    },
  )

  it('drops a submitted point of another shipper', async ({ expect }) => {
    const shopper = createShopper(store, 'pickup~berlin~card')
    const response = await shopper.form(checkoutApi.checkoutMethods, {
      shipperId: 'ppl-point',
      branchId: 'berlin',
      paymentId: 'card',
    })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('Bitte wählen Sie, wo Sie abholen möchten.')
    expect(page).not.toContain('kann nicht mehr abgeholt werden')
  })
})

describe('§4 missing choices', () => {
  const messages = {
    shipper: 'Bitte wählen Sie eine Versandart.',
    payment: 'Bitte wählen Sie eine Zahlungsart.',
  }

  it('are all named, each at its own group', async ({ expect }) => {
    const response = await createShopper(store, '').form(checkoutApi.checkoutMethods, {})
    const page = await response.text()
    expect(response.status).toBe(422)
    for (const [group, message] of Object.entries(messages)) {
      expect(page).toContain(`<a href="#methods-${group}">${message}</a>`)
      expect(page).toMatch(
        new RegExp(
          `aria-describedby="methods-${group}-error".*id="methods-${group}-error">.*${message}`,
        ),
      )
    }
  })

  it('are named with a missing pick-up point', async ({ expect }) => {
    const chosen = { shipperId: 'pickup' }
    const response = await createShopper(store, '').form(checkoutApi.checkoutMethods, chosen)
    const page = await response.text()
    expect(page).toContain('<a href="#places">Bitte wählen Sie, wo Sie abholen möchten.</a>')
    expect(page).toContain(`<a href="#methods-payment">${messages.payment}</a>`)
    expect(page).not.toContain(messages.shipper)
  })
})

describe('§4 a shipper that cannot carry the cart', () => {
  it('is shown with the reason, disabled', async ({ expect }) => {
    const limit = { reason: 'length', limit: 600, items: ['Wickelfalzrohr Ø 125 mm'] }
    store.responses['GET /api/v1/cart/shippers'] = () => ({
      data: [dhl, { ...ppl, refused: limit }],
    })
    const page = await pageOf('ppl-point~ppl-DE40101~card')
    expect(page).toContain('höchstens 60 cm lang sein: Wickelfalzrohr Ø 125 mm')
    expect(page).toMatch(/<input[^>]*disabled=""[^>]*value="ppl-point"/)
    expect(page).toContain('wird für diesen Warenkorb nicht mehr angeboten')
  })

  it('offers to ask for help when no other shipper is available', async ({ expect }) => {
    store.responses['GET /api/v1/cart/shippers'] = () => ({ data: [] })
    expect(await pageOf('')).toContain('Für diesen Warenkorb haben wir keine Versandart')
  })
})

describe('§7 delivery-times', () => {
  it('shows the slots of a shipper, with full ones disabled', async ({ expect }) => {
    const page = await pageOf('freight~~card')
    expect(page).toContain('08:00\u2060–\u206012:00 Uhr')
    expect(page).toMatch(/<input[^>]*disabled=""[^>]*value="freight_2030-01-08_12"/)
  })

  it('saves a slot, orders with it and shows it above the button', async ({ expect }) => {
    const shopper = createShopper(store, '')
    const slotId = 'freight_2030-01-08_08'
    const chosen = { shipperId: 'freight', slotId, paymentId: 'card' }
    const response = await shopper.form(checkoutApi.checkoutMethods, chosen)
    expect(response.headers.get('Location')).toBe('/checkout/info')
    expect(cookiesOf(response)).toContain(`checkout=freight~~card~${slotId}~`)
    const info = createShopper(store, `freight~~card~${slotId}`)
    expect(await (await info.get('/checkout/info')).text()).toContain(
      'Dienstag, 8. Januar, 08:00\u2060–\u206012:00 Uhr',
    )
    await info.json('POST', checkoutApi.placeOrder, orderForm)
    const placed = store.requested.find(({ call }) => call === 'POST /api/v1/cart/place')
    expect(placed?.body).toMatchObject({ shipper_id: 'freight', delivery_time_id: slotId })
  })

  it('redirects from the last step when the slot is taken, and offers others', async ({
    expect,
  }) => {
    const shopper = createShopper(store, 'freight~~card~freight_2030-01-08_12')
    const info = await shopper.get('/checkout/info')
    expect([info.status, info.headers.get('Location')]).toEqual([303, methods])
    const page = await (await shopper.get(methods)).text()
    expect(page).toContain('ist inzwischen vergeben')
    expect(page).toContain(deliveryDay.slots[0]?.id)
  })

  it('accepts an order without a fixed slot', async ({ expect }) => {
    const shopper = createShopper(store, 'freight~~card~freight_2030-01-08_08')
    const chosen = { shipperId: 'freight', slotId: '', paymentId: 'card' }
    const response = await shopper.form(checkoutApi.checkoutMethods, chosen)
    expect(cookiesOf(response)).toContain('checkout=freight~~card~~')
  })

  it('omits the slots when the store does not return them', async ({ expect }) => {
    store.responses['GET /api/v1/delivery-times'] = () => refused(500)
    const response = await createShopper(store, 'freight~~card').get(methods)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('Zeitfenster wählen')
  })
})

describe('§4 a point or slot that becomes unavailable during the order', () => {
  const typed = {
    email: 'anna@example.com',
    fullName: 'Anna Weiß',
    phone: '+49 341 123456',
    street: 'Lindenallee',
    houseNumber: '4a',
    postcode: '10115',
    city: 'Berlin',
    country: 'DEU',
    terms: 'on',
    expectedTotal: '85.9',
  }

  it('places no order to a point that has closed', async ({ expect }) => {
    const meta = { pagination: { total: 0, perPage: 20, currentPage: 1, totalPages: 1 } }
    store.responses['GET /api/v1/branches'] = () => ({ data: [], meta })
    const shopper = createShopper(store, 'ppl-point~ppl-DE40101~card')
    const response = await shopper.json('POST', checkoutApi.placeOrder, typed)
    expect(await response.json()).toMatchObject({ errors: [{ code: 'methods_missing' }] })
    expect(store.requested.map(({ call }) => call)).not.toContain('POST /api/v1/cart/place')
  })

  it('reports a taken slot and links to the free ones', async ({ expect }) => {
    const title = 'Dieses Zeitfenster ist inzwischen ausgebucht.'
    const full = { code: 'slot_full', field: 'delivery_time_id', title }
    store.responses['POST /api/v1/cart/place'] = () => refused(409, full)
    const shopper = createShopper(store, 'freight~~card~freight_2030-01-08_08')
    const response = await shopper.json('POST', checkoutApi.placeOrder, typed)
    expect([response.status, await response.json()]).toMatchObject([409, { errors: [{ title }] }])
    const slots = deliveryDay.slots.map((slot) => ({ ...slot, isAvailable: false }))
    store.responses['GET /api/v1/delivery-times'] = () => ({ data: [{ ...deliveryDay, slots }] })
    const form = await shopper.form(checkoutApi.placeOrder, typed)
    expect(form.status).toBe(409)
    const page = await form.text()
    expect(page).toContain(title)
    expect(page).not.toContain('gibt es für diesen Warenkorb nicht mehr')
    expect(page).toContain(`href="${methods}"`)
    expect(page).toContain('name="email" value="anna@example.com"')
  })
})

describe('§4 a price that changed between the steps', () => {
  it('is shown until the customer confirms it by continuing', async ({ expect }) => {
    const shopper = createShopper(store, 'dhl~~card~~EUR%3A4.9%3A0')
    const page = await (await shopper.get(methods)).text()
    expect(page).toMatch(/„DHL Paket“ kostet jetzt 5,90\s€ statt 4,90\s€/)
    const response = await shopper.form(checkoutApi.checkoutMethods, {
      shipperId: 'dhl',
      paymentId: 'card',
    })
    expect(cookiesOf(response)).toContain('EUR%3A5.9%3A0')
    expect(await pageOf('dhl~~card~~EUR%3A5.9%3A0')).not.toContain('kostet jetzt')
  })

  it('is reported for a payment, and not for junk', async ({ expect }) => {
    store.responses['GET /api/v1/cart/payments'] = () => ({ data: [{ ...card, priceWithTax: 2 }] })
    expect(await pageOf('dhl~~card~~EUR%3A5.9%3A0')).toContain('„Kreditkarte“ kostet jetzt')
    expect(await pageOf('dhl~~card~~%3Cscript%3E')).not.toContain('kostet jetzt')
  })

  it('is none where another method was chosen', async ({ expect }) => {
    const shopper = createShopper(store, 'dhl~~card~~EUR%3A5.9%3A0')
    const page = await shopper.form(checkoutApi.checkoutMethods, {
      shipperId: 'pickup',
      paymentId: 'card',
    })
    const html = await page.text()
    expect([page.status, html.includes('kostet jetzt')]).toEqual([422, false])
  })

  it('names a payment that is gone once, and no shipper as the reason', async ({ expect }) => {
    const page = await createShopper(store, '').form(checkoutApi.checkoutMethods, {
      shipperId: 'dhl',
      paymentId: 'gone',
    })
    const html = await page.text()
    expect(html).toContain('Die gewählte Zahlungsart wird nicht mehr angeboten')
    expect(html).not.toContain('passt nicht zur gewählten Versandart')
  })
})
