import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getCartTax } from '../../../../domain/contract/store-checkout.ts'
import { request } from '../../../testing/request.ts'
import { guestCart } from '../../../testing/shop.ts'

const checks = () => env.DB.prepare('SELECT count(*) AS total FROM vat_id_check').first('total')

describe('law 6, 29: the VAT of a cart before it is ordered', () => {
  const taxOf = async (query: Record<string, string>, domain = 'de') => {
    const cartToken = await guestCart('s100')
    return (await request(getCartTax, { query, cartToken, domain })).response.data.tax
  }

  it('is an estimate for the market until a country is known', async ({ expect }) => {
    const estimate = { category: 'S', scheme: 'domestic', country: 'DEU', isEstimate: true }
    expect(await taxOf({})).toMatchObject(estimate)
    expect(await taxOf({}, 'sk')).toMatchObject({ scheme: 'oss', country: 'SVK', isEstimate: true })
  })

  it('is that of the destination for a consumer', async ({ expect }) => {
    expect(await taxOf({ country: 'AUT', postcode: '1010' })).toMatchObject({
      category: 'S',
      scheme: 'oss',
      country: 'AUT',
      dispatchCountry: 'DEU',
      isEstimate: false,
      vatId: null,
    })
  })

  it('is none for a business of another member state, with the evidence', async ({ expect }) => {
    expect(await taxOf({ country: 'AUT', vat_id: 'ATU99000017' })).toMatchObject({
      category: 'K',
      exemption: 'VATEX-EU-IC',
      vatId: { result: 'valid', name: 'Alpenluft Technik GmbH' },
    })
  })

  it('is charged if the id is invalid or cannot be checked', async ({ expect }) => {
    for (const [vatId, result] of [
      ['ATU99000035', 'invalid'],
      ['ATU99000990', 'unavailable'],
    ]) {
      expect(await taxOf({ country: 'AUT', vat_id: vatId ?? '' })).toMatchObject({
        category: 'S',
        country: 'AUT',
        vatId: { result },
      })
    }
  })

  it('calls no registry if its response changes nothing', async ({ expect }) => {
    await env.DB.prepare('DELETE FROM vat_id_check').run()
    const home = await taxOf({ country: 'DEU', vat_id: 'DE990000019' })
    expect(home).toMatchObject({ category: 'S', country: 'DEU', vatId: null })
    const collected = await taxOf({ collected_in: 'CZE', vat_id: 'ATU99000017' })
    expect(collected).toMatchObject({ category: 'S', country: 'CZE', vatId: null })
    expect(await checks()).toBe(0)
  })

  it('returns the rates of the destination, and those of listed prices', async ({ expect }) => {
    const rates = async (query: Record<string, string>) => {
      const { response } = await request(getCartTax, { query })
      return [response.data.rates.standard, response.data.listed.standard]
    }
    expect(await rates({ country: 'AUT', postcode: '1010' })).toEqual([20, 19])
    expect(await rates({ country: 'AUT', postcode: '6991' })).toEqual([19, 19])
    expect(await rates({ country: 'AUT', vat_id: 'ATU99000017' })).toEqual([0, 19])
  })

  it('refuses an unknown country', async ({ expect }) => {
    const query = { country: 'Austria' }
    expect((await request(getCartTax, { query })).status).toBe(422)
  })
})
