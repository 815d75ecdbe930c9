import { env } from 'cloudflare:test'
import { describe, it, vi } from 'vitest'
import { configurationQuery } from '../../domain/contract/cms-graphql/pages.ts'
import { getGlobals } from '../../domain/contract/store.ts'
import { getOrderByToken } from '../../domain/contract/store-checkout.ts'
import { locales } from '../../domain/locale.ts'
import { type Merchant, noMerchant } from '../../domain/merchant/merchant.ts'
import { missingFields } from '../../domain/merchant/missing-fields.ts'
import { merchant } from '../../demo/content/merchant.ts'
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
  it('closes ordering with a sentence in the visitor’s language, and leaves pages readable', async ({
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
    const { data } = (await request(getGlobals)).answer
    expect(data).toMatchObject({ contact: { company: '' }, brand: { name: '' } })
    const said = warn.mock.calls.map(([line]) => String(line))
    expect(said.find((line) => line.includes('bankAccounts.EUR'))).toMatch(/company.*pages\.terms/)
  })

  it('closes it only where it is missing', async ({ expect }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { EUR } = merchant.bankAccounts
    await become({ ...merchant, bankAccounts: { ...(EUR && { EUR }) } })
    expect((await tryToOrder()).status).toBe(200)
    const czech = { locale: 'cs', currency: 'CZK', domain: 'cz' } as const
    expect((await tryToOrder(czech)).status).toBe(403)
  })

  it('closes it where the row is junk, and says so', async ({ expect }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    await env.DB.prepare(`UPDATE merchant SET value = '{"company":3}'`).run()
    expect((await tryToOrder()).status).toBe(403)
    expect(error).toHaveBeenCalledWith(expect.stringContaining('company'))
    error.mockReset()
  })

  const required = missingFields(noMerchant, { locales: ['de'], currencies: ['EUR'] })
  it('names every field, and nothing of the demo’s merchant', ({ expect }) => {
    expect(required.join(' ')).toBe(
      'brand.name company street postcode city country email phone vatId or taxId bankAccounts.EUR ' +
        'pages.imprint.de pages.privacy.de pages.terms.de pages.withdrawal.de',
    )
    const sold = { locales, currencies: ['EUR', 'CZK'] } as const
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

  it('stands in globals, orders and mails, and nothing of the demo does', async ({ expect }) => {
    await become(other)
    const { answer } = await tryToOrder()
    const order = await request(getOrderByToken, { params: { token: answer.data.token } })
    expect(order.answer.data.bankTransfer).toMatchObject({
      holder: 'Nordlicht Handel GmbH',
      iban: 'GB82WEST12345698765432',
    })
    const mail = String(
      await valueOf(`SELECT text FROM mail WHERE kind = 'order_confirmation' ORDER BY rowid DESC`),
    )
    expect(mail).toContain('Nordlicht Handel GmbH, Musterallee 12')
    expect(mail).toContain('binnen 30 Tagen')
    expect(mail).toContain('/rueckgabe')
    const { data } = (await request(getGlobals, { domain: 'cz' })).answer
    expect(data.contact).toMatchObject({ email: 'post@nordlicht.example' })
    expect(data.contact.phone).toBe('+420 222 000 111')
    expect(data.brand).toEqual({ name: 'Nordlicht' })
    expect(`${mail}${JSON.stringify([data.contact, data.brand])}`).not.toMatch(/luftbasis|DE89/i)
  })

  it('is written by the operator API, which refuses what cannot be right', async ({ expect }) => {
    const write = (body: unknown) => operate({ path: '/operator/merchant', body })
    expect((await write(other)).answer).toEqual({
      missing: expect.arrayContaining(['bankAccounts.CZK', 'pages.withdrawal.en']),
    })
    expect((await request(getGlobals)).answer.data.brand?.name).toBe('Nordlicht')
    const EUR = { iban: 'DE88370400440532013000', bic: 'COBADEFFXXX' }
    const junk = { ...other, bankAccounts: { EUR }, brand: { logo: 'javascript:alert(1)' } }
    const refused = await write(junk)
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.answer)).toMatch(/brand\.logo.*bankAccounts\.EUR\.iban/)
    expect(await write({ ...other, pages: { terms: { xx: 'agb' } } })).toMatchObject({
      status: 422,
    })
  })
})
