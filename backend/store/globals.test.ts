import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getCountries, getCurrencies, getGlobals } from '../../domain/contract/store.ts'
import { request } from '../testing/request.ts'

describe('§3 Globals', () => {
  const read = async (options = {}) => (await request(getGlobals, options)).response.data

  it('have domain, languages and currency formats', async ({ expect }) => {
    const globals = await read({ locale: 'cs', currency: 'CZK', domain: 'cz' })
    expect(globals.domain).toEqual({
      code: 'cz',
      locale: 'cs',
      country: 'CZE',
      currencyCode: 'CZK',
      translationVariant: '',
    })
    expect(globals.currency).toMatchObject({ code: 'CZK', decimalPlaces: 0, decimalPoint: ',' })
    expect(globals.languages.map(({ title }) => title)).toEqual([
      'Deutsch',
      'čeština',
      'slovenčina',
      'English',
    ])
    expect(globals.languages.filter(({ isDefault }) => isDefault)).toMatchObject([{ locale: 'de' }])
    expect(globals.meta).toEqual({ title: 'LuftBasis', description: 'Lüftung' })
    expect(globals.settings.functions.loyalty_credits).toBe(true)
  })

  it('have the main menu with one more level', async ({ expect }) => {
    const { menus } = await read()
    expect(menus).toMatchObject([
      {
        id: 'A',
        title: 'Ventilatoren',
        main: true,
        parent: null,
        path: '/ventilatoren',
        children: [{ id: 'A1', main: false, parent: 'A', path: '/ventilatoren/badluefter' }],
      },
      { id: 'C', path: '/rohre', children: [] },
    ])
  })

  it('have the lowest order value with a gift', async ({ expect }) => {
    await env.DB.prepare('DELETE FROM order_gift').run()
    expect((await read()).orderGiftAt).toBeNull()
    await env.DB.prepare(
      `INSERT INTO order_gift (id, variant_id, position, amounts)
      VALUES ('a', 's100', 1, '{"EUR":{"from":15000,"price":0},"CZK":{"from":375000,"price":0}}'),
        ('b', 's125', 2, '{"EUR":{"from":9900,"price":0},"CZK":{"from":250000,"price":0}}')`,
    ).run()
    expect((await read()).orderGiftAt).toBe(99)
    expect((await read({ currency: 'CZK' })).orderGiftAt).toBe(2500)
  })

  it('have another variantHash for another price list', async ({ expect }) => {
    const hashes = [await read(), await read({ groups: 'handwerk' }), await read({ groups: 'b,a' })]
    expect(new Set(hashes.map(({ variantHash }) => variantHash)).size).toBe(3)
    expect((await read({ groups: 'a,b' })).variantHash).toBe(hashes[2]?.variantHash)
  })
})

describe('§7 currencies and countries', () => {
  it('format amounts by language', async ({ expect }) => {
    const { data } = (await request(getCurrencies, { locale: 'en' })).response
    expect(data[0]).toMatchObject({ code: 'EUR', symbol: '€', decimalPoint: '.' })
  })

  it('§9: gives a hundred countries a page, or fewer', async ({ expect }) => {
    const all = (await request(getCountries, { query: { perPage: '100' } })).response
    expect(all.data.map(({ code }) => code)).toEqual(['DEU', 'AUT', 'CZE', 'SVK'])
    expect(all.meta.pagination).toMatchObject({ total: 4, perPage: 100, totalPages: 1 })
    const second = (await request(getCountries, { query: { perPage: '3', page: '2' } })).response
    expect(second.data.map(({ code }) => code)).toEqual(['SVK'])
    const junk = (await request(getCountries, { query: { perPage: '-7', page: 'x' } })).response
    expect(junk.meta.pagination).toMatchObject({ perPage: 100, currentPage: 1 })
  })
})
