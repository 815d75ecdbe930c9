import * as z from 'zod'
import { describe, it } from 'vitest'
import { merchant } from '../../demo/content/merchant.ts'
import { noMerchant } from '../../domain/merchant/merchant.ts'
import type { Amounts } from '../../domain/merchant/offers.ts'
import { operate } from '../testing/operator.ts'

describe('H1: the merchant is data', () => {
  it('lacks only what the languages and markets of the shop need', async ({ expect }) => {
    const missingWith = async (domains: string) => {
      const headers = { 'X-Shop-Domains': domains }
      const path = '/operator/merchant'
      const { response } = await operate({ path, body: noMerchant, forge: { headers } })
      return String(response['missing'])
    }
    const german = await missingWith('de=de')
    expect(german).toContain('pages.terms.de,pages.withdrawal.de,shipping.offers.DE')
    expect(german).not.toMatch(/\.(?:cs|sk|en|CZ|SK)\b/)
    const czech = await missingWith('cz=cs,sk=sk')
    expect(czech).toContain('pages.terms.cs,pages.terms.sk')
    expect(czech).toContain('payments.CZ,shipping.offers.SK')
    expect(czech).not.toMatch(/\.(?:de|en|DE)\b/)
    // A storefront that does not say it: everything.
    for (const junk of ['', 'junk', '=,=', '%=xx']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await missingWith(junk)).toMatch(/terms\.de.*terms\.en.*payments\.SK/)
    }
  })

  it('is warned of legal pages that no import has brought yet', async ({ expect }) => {
    const pages = { terms: { de: 'agb', cs: 'nic' }, imprint: { de: 'gibt-es-nicht' } }
    const call = (domains: string) =>
      operate({
        path: '/operator/merchant',
        body: { ...merchant, pages },
        forge: { headers: { 'X-Shop-Domains': domains } },
      })
    expect((await call('de=de=EUR')).response['warnings']).toEqual([
      'pages.imprint.de: no page has the slug "gibt-es-nicht" yet',
    ])
    expect((await call('cz=cs=CZK')).response['warnings']).toEqual([
      'pages.terms.cs: no page has the slug "nic" yet',
    ])
  })

  it('is warned of an exchange rate that VAT of its registrations needs', async ({ expect }) => {
    const warningsOf = async (exchangeRates: unknown[]) => {
      const body = { ...merchant, exchangeRates }
      const { response } = await operate({ path: '/operator/merchant', body })
      return z
        .array(z.string())
        .parse(response['warnings'])
        .filter((each) => /Rates/.test(each))
    }
    expect(await warningsOf([])).toEqual([expect.stringContaining('none of CZK')])
    const rate = { since: '2026-11-27', currency: 'CZK', perEuro: 24.315 }
    expect(await warningsOf([rate])).toEqual([])
    const { response } = await operate({
      path: '/operator/merchant',
      body: { ...merchant, exchangeRates: [{ ...rate, perEuro: 0 }] },
    })
    expect(JSON.stringify(response)).toContain('exchangeRates.0.perEuro')
  })

  it('is read as it can be set again, without a loss', async ({ expect }) => {
    const path = '/operator/merchant'
    await operate({ method: 'PUT', path, body: merchant })
    const { response } = await operate({ method: 'GET', path })
    expect(response).toEqual(merchant)
    expect((await operate({ method: 'PUT', path, body: response })).status).toBe(200)
    expect((await operate({ method: 'GET', path })).response).toEqual(merchant)
  })

  it('lacks prices of delivery and payment in the currency of a host', async ({ expect }) => {
    const crowns = <Offer extends { price: Amounts }>(offer: Offer) => ({
      ...offer,
      price: { CZK: offer.price['CZK'] ?? 0 },
    })
    const { shipping, payments } = merchant
    const czech = {
      ...merchant,
      shipping: { ...shipping, offers: shipping.offers.map(crowns) },
      payments: payments.map(crowns),
    }
    const headers = { 'X-Shop-Domains': 'cz=cs=CZK,de=de=EUR' }
    const { response } = await operate({
      path: '/operator/merchant',
      body: czech,
      forge: { headers },
    })
    expect(response['missing']).toEqual(['shipping.offers.DE.price.EUR', 'payments.DE.price.EUR'])
  })
})
