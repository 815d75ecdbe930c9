import { env } from 'cloudflare:test'
import { describe, it, vi } from 'vitest'
import { configurationQuery } from '../../domain/contract/cms-graphql/pages.ts'
import { getCountries, getGlobals } from '../../domain/contract/store.ts'
import {
  getCartPayments,
  getCartShippers,
  getOrderByToken,
  getShippers,
} from '../../domain/contract/store-checkout.ts'
import { addDays, shopTime } from '../../domain/time/day.ts'
import { locales } from '../../domain/locales/locales.ts'
import { Market } from '../../domain/merchant/market.ts'
import { type Merchant, noMerchant } from '../../domain/merchant/merchant.ts'
import { missingFields } from '../../domain/merchant/missing-fields.ts'
import { merchant } from '../../demo/content/merchant.ts'
import { drawMails } from '../testing/last-mail.ts'
import { requestContent } from '../testing/request-content.ts'
import { operate } from '../testing/operator.ts'
import { request } from '../testing/request.ts'
import { guestCart, orderBody, placeOnce, restock, valueOf } from '../testing/shop.ts'
import { merchantUpsert } from './merchant-upsert.ts'

const become = (changed: Merchant) => merchantUpsert(env.DB, changed, new Date()).run()

async function tryToOrder(options = {}) {
  await restock('s100', 10)
  const cartToken = await guestCart('s100', 2, options)
  return placeOnce(cartToken, orderBody(65.9), options)
}

describe('bad input: a missing merchant field', () => {
  it('closes ordering with a message in the visitor’s language, and keeps pages readable', async ({
    expect,
  }) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await env.DB.prepare('DELETE FROM merchant').run()
    const refused = await tryToOrder()
    expect(refused.status).toBe(403)
    expect(refused.errors).toMatchObject([{ code: 'shopping_disabled' }])
    expect(await valueOf('SELECT count(*) FROM sale_order')).toBe(0)
    const sentences = await Promise.all(
      locales.map(async (locale) => {
        const configuration = await requestContent(configurationQuery, {}, { locale })
        expect(configuration.shoppingDisabled).toBe(true)
        return configuration.shoppingDisabledText
      }),
    )
    expect(new Set(sentences).size).toBe(locales.length)
    const { data } = (await request(getGlobals)).response
    expect(data).toMatchObject({ contact: { company: '' }, brand: { name: '' } })
    const logged = warn.mock.calls.map(([line]) => String(line))
    expect(logged.find((line) => line.includes('bankAccounts.EUR'))).toMatch(
      /company.*pages\.terms/,
    )
  })

  it('closes it only for the affected market', async ({ expect }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { EUR } = merchant.bankAccounts
    await become({ ...merchant, bankAccounts: { ...(EUR && { EUR }) } })
    expect((await tryToOrder()).status).toBe(200)
    const czech = { locale: 'cs', currency: 'CZK', domain: 'cz' } as const
    expect((await tryToOrder(czech)).status).toBe(403)
  })

  it('closes it if the row is invalid, and logs it', async ({ expect }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    await env.DB.prepare(`UPDATE merchant SET value = '{"company":3}'`).run()
    expect((await tryToOrder()).status).toBe(403)
    expect(error).toHaveBeenCalledWith(expect.stringContaining('company'))
    error.mockReset()
  })

  const required = missingFields(noMerchant, {
    locales: ['de'],
    currencies: ['EUR'],
    markets: ['DE'],
  })
  it('lists every field, and nothing of the demo’s merchant', ({ expect }) => {
    expect(required.join(' ')).toBe(
      'brand.name company street postcode city country email phone vatId or taxId bankAccounts.EUR ' +
        'pages.imprint.de pages.privacy.de pages.terms.de pages.withdrawal.de ' +
        'shipping.offers.DE shipping.countries.DE payments.DE',
    )
    const sold = { locales, currencies: ['EUR', 'CZK'], markets: Market.options } as const
    expect(missingFields(merchant, sold)).toEqual([])
  })
})

describe('H1: the merchant is data', () => {
  const other: Merchant = {
    ...merchant,
    company: 'Nordlicht Handel GmbH',
    brand: { ...noMerchant.brand, name: 'Nordlicht' },
    email: 'post@nordlicht.example',
    bankAccounts: {
      EUR: { holder: '', iban: 'GB82WEST12345698765432', bic: 'ABNANL2A' },
    },
    pages: { ...merchant.pages, withdrawal: { de: 'rueckgabe' } },
    phones: { CZE: '+420 222 000 111' },
    promises: { ...merchant.promises, withdrawalDays: 30 },
  }

  it('is used in globals, orders and mails, with nothing of the demo', async ({ expect }) => {
    await become(other)
    const { response } = await tryToOrder()
    const order = await request(getOrderByToken, {
      query: {},
      params: { token: response.data.token },
    })
    expect(order.response.data.bankTransfer).toMatchObject({
      holder: 'Nordlicht Handel GmbH',
      iban: 'GB82WEST12345698765432',
    })
    await drawMails()
    const mail = String(
      await valueOf(`SELECT text FROM mail WHERE kind = 'order_confirmation' ORDER BY rowid DESC`),
    )
    expect(mail).toContain('Nordlicht Handel GmbH, Musterallee 12')
    expect(mail).toContain('binnen 30 Tagen')
    expect(mail).toContain('/rueckgabe')
    const { data } = (await request(getGlobals, { domain: 'cz' })).response
    expect(data.contact).toMatchObject({ email: 'post@nordlicht.example' })
    expect(data.contact.phone).toBe('+420 222 000 111')
    expect(data.brand).toEqual({ name: 'Nordlicht' })
    expect(`${mail}${JSON.stringify([data.contact, data.brand])}`).not.toMatch(/luftbasis|DE89/i)
  })

  it('is purged where it is shown: delivery countries and recipients too', async ({ expect }) => {
    const received: { tags: string[] }[] = []
    const SHOP = {
      async fetch(sent: Request) {
        received.push(await sent.json())
        return new Response(null, { status: 204 })
      },
    }
    const vars = { PURGE_URL: 'https://shop.test/hooks/purge', PURGE_SECRET: 'x'.repeat(32), SHOP }
    await operate({ path: '/operator/merchant', body: other, vars })
    const purged = received.flatMap(({ tags }) => tags)
    expect(purged).toEqual(
      expect.arrayContaining(['configuration', 'countries', 'globals', 'pages']),
    )
  })

  it('is replaced by the operator API, which refuses invalid data', async ({ expect }) => {
    const write = (body: unknown) => operate({ path: '/operator/merchant', body })
    expect((await write(other)).response).toMatchObject({
      missing: expect.arrayContaining(['bankAccounts.CZK', 'pages.withdrawal.en']),
    })
    expect((await request(getGlobals)).response.data.brand?.name).toBe('Nordlicht')
    const EUR = { iban: 'DE88370400440532013000', bic: 'COBADEFFXXX' }
    const junk = { ...other, bankAccounts: { EUR }, brand: { logo: 'javascript:alert(1)' } }
    const refused = await write(junk)
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.response)).toMatch(/brand\.logo.*bankAccounts\.EUR\.iban/)
    expect(await write({ ...other, pages: { terms: { xx: 'agb' } } })).toMatchObject({
      status: 422,
    })
  })
})

describe('point 5: shipping and payment methods are data of the merchant', () => {
  const market = { locale: 'sk', domain: 'sk' } as const
  const offerOf = (id: string) => {
    const found = merchant.shipping.offers.find((offer) => offer.id === id)
    if (!found) throw new Error(`The demo has no ${id}`)
    return found
  }
  const other: Merchant = {
    ...merchant,
    shipping: {
      freeFrom: { EUR: 40 },
      offers: [
        { ...offerOf('dhl'), id: 'bike', name: { de: 'Radkurier' }, price: { EUR: 7.35 } },
        { ...offerOf('pickup'), markets: ['DE'], blockedPayments: [] },
      ],
      countries: { DE: ['DEU', 'POL'] },
      closures: [],
    },
    payments: merchant.payments
      .filter(({ id }) => id === 'prepayment')
      .map((offer) => ({ ...offer, markets: ['DE'] })),
  }

  it('shipping and payment methods, their prices and the free-shipping limit', async ({
    expect,
  }) => {
    await become(other)
    const cartToken = await guestCart('s100', 1)
    const shippers = (await request(getCartShippers, { cartToken })).response.data
    expect(
      shippers.map(({ id, name, priceWithTax, freeFrom }) => [id, name, priceWithTax, freeFrom]),
    ).toEqual([
      ['bike', 'Radkurier', 7.35, 40],
      ['pickup', 'Abholung in der Filiale', 0, null],
    ])
    const payments = (await request(getCartPayments, { cartToken })).response.data
    expect(payments.map(({ id }) => id)).toEqual(['prepayment'])
    expect((await request(getGlobals)).response.data.freeShippingAt).toBe(40)
    const countries = (await request(getCountries)).response.data
    expect(countries.map(({ code, phonePrefix }) => [code, phonePrefix])).toEqual([
      ['DEU', '+49'],
      ['POL', '+48'],
    ])
  })

  it('a market without a method takes no orders', async ({ expect }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await become(other)
    expect((await tryToOrder(market)).status).toBe(403)
    const missing = missingFields(other, { locales: ['de'], currencies: ['EUR'], markets: ['SK'] })
    expect(missing).toEqual(['shipping.offers.SK', 'shipping.countries.SK', 'payments.SK'])
  })

  it('delivery promises skip the shop’s closed days', async ({ expect }) => {
    const today = shopTime(new Date()).day
    const closures = [{ from: today, to: addDays(today, 20) }]
    await become({ ...merchant, shipping: { ...merchant.shipping, closures } })
    const shippers = (await request(getShippers)).response.data
    expect(shippers.length).toBeGreaterThan(3)
    for (const { delivery } of shippers) {
      expect(delivery.nearestDeliveryDate > addDays(today, 20)).toBe(true)
      expect(delivery.transit?.closed).toHaveLength(21)
    }
    const { delivery } = (await request(getGlobals)).response.data
    expect(delivery?.parcel?.transit?.closed?.[0]).toBe(today)
  })

  it('refuses invalid methods, each by its path', async ({ expect }) => {
    const [first, ...rest] = merchant.shipping.offers
    const offers = [
      { ...first, price: { EUR: 4.999 }, closesAt: '25:00', name: {} },
      { ...first, blockedPayments: [] },
      ...rest.map((offer) => ({ ...offer, blockedPayments: ['cheque'] })),
    ]
    const countries = { DE: ['DEU', 'XXX'] }
    const closures = [{ from: '2026-12-31', to: '2026-12-24' }]
    const shipping = { offers, countries, closures }
    const write = (body: object) => operate({ path: '/operator/merchant', body })
    const refused = await write({ ...merchant, shipping })
    expect(refused.status).toBe(422)
    const fields = JSON.stringify(refused.response)
    for (const path of ['offers.0.price.EUR', 'offers.0.closesAt', 'offers.0.name', 'offers']) {
      expect(fields).toContain(`"shipping.${path}"`)
    }
    expect(fields).toContain('"shipping.countries.DE.1"')
    expect(fields).toContain('"shipping.closures.0"')
    const unknown = { ...first, id: 'x', blockedPayments: ['cheque'] }
    const blocked = await write({ ...merchant, shipping: { offers: [unknown] } })
    expect(JSON.stringify(blocked.response)).toMatch(/blockedPayments.*cheque.* is no payment/)
  })
})

describe('bad input: a merchant that is sent by `merchant set`', () => {
  const set = (changes: object) =>
    operate({ method: 'PUT', path: '/operator/merchant', body: { ...merchant, ...changes } })
  const account = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }

  it('has an IBAN as it is written on paper, stored without spaces', async ({ expect }) => {
    const written = { iban: 'de89 3704 0044 0532 0130 00', bic: 'COBA DE FF XXX' }
    const { status } = await set({ bankAccounts: { EUR: written } })
    expect(status).toBe(200)
    const stored = await valueOf(`SELECT value ->> '$.bankAccounts.EUR' FROM merchant`)
    expect(JSON.parse(String(stored))).toEqual({ holder: '', ...account })
  })

  it.for<[object, string, RegExp]>([
    [{ bankAccounts: { EUR: { ...account, iban: '' } } }, 'bankAccounts.EUR.iban', /IBAN/],
    [
      { bankAccounts: { EUR: { ...account, iban: 'Sparkasse!' } } },
      'bankAccounts.EUR.iban',
      /IBAN/,
    ],
    [
      { bankAccounts: { EUR: { ...account, iban: 'DE89370400440532013001' } } },
      'bankAccounts.EUR.iban',
      /check digits/,
    ],
    [{ bankAccounts: { EUR: { ...account, bic: 'x' } } }, 'bankAccounts.EUR.bic', /BIC/],
    [{ bankAccounts: { EUR: { iban: account.iban } } }, 'bankAccounts.EUR.bic', /required/],
    [{ email: 'service@' }, 'email', /e-mail/],
    [{ phone: 'on request' }, 'phone', /phone/],
    [{ vatId: '123 456 789' }, 'vatId', /DE123456789/],
    [{ vatIds: { CZE: 'DE123456789' } }, 'vatIds.CZE', /CZ12345679/],
    [{ vatIds: { USA: 'US1' } }, 'vatIds.USA', /prefix of its country/],
    [{ taxId: 7 }, 'taxId', /must be a text/],
    [{ country: 'DE' }, 'country', /such as DEU/],
    [{ phones: { de: '1' } }, 'phones.de', /such as DEU/],
    [{ openingHours: 'Mo–Fr 8–17' }, 'openingHours', /must be an object/],
    [{ openingHours: { DE: '8–17' } }, 'openingHours.DE', /unknown field/],
    [{ vatID: 'DE123456789' }, 'vatID', /unknown field/],
    [{ brand: { ...merchant.brand, color: '#000000' } }, 'brand.color', /unknown field/],
    [{ brand: { ...merchant.brand, accent: 'red' } }, 'brand.accent', /colour, such as/],
    [
      { payments: merchant.payments.map((one) => ({ ...one, fee: 1 })).slice(0, 1) },
      'payments.0.fee',
      /unknown field/,
    ],
  ])(
    'is refused with a sentence at the field: %j',
    async ([changes, field, reason], { expect }) => {
      const blocked = { shipping: { ...merchant.shipping, offers: [] } }
      const { status, response } = await set({ ...blocked, ...changes })
      expect([status, response['errors']]).toEqual([
        422,
        [{ field, reason: expect.stringMatching(reason) }],
      ])
    },
  )

  it('may be incomplete: the response lists what is missing for orders', async ({ expect }) => {
    const { status, response } = await set({ email: '', phone: '', vatId: '', taxId: '' })
    expect(status).toBe(200)
    expect(response['missing']).toEqual(['email', 'phone', 'vatId or taxId'])
  })
})
