import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(1500)
}, 60_000)

describe('§4.7: where two properties fail at once, a size is only moved to the nearest', () => {
  it.for([
    ['de', 'T-Stück 500 schwarz', 'D2', 'dn', '400 mm'],
    ['de', 'Reduzierung 80 schwarz', 'D3', 'dn', '100 mm'],
    ['de', 'Bogen 15 80 edelstahl schwarz', 'D1', 'angle', '30 °'],
    ['cs', 'T-kus 500 černý', 'D2', 'dn', '400 mm'],
    ['sk', 'T-kus 500 čierny', 'D2', 'dn', '400 mm'],
    ['en', 'tee 500 black', 'D2', 'dn', '400 mm'],
  ] as const)('%s: %s', async ([locale, query, category, code, nearest], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(understood?.facets.find((facet) => facet.code === code)?.instead).toBe(nearest)
    expect(hits.length).toBeGreaterThan(0)
    const size = nearest.replace(/\D/g, '')
    for (const { categoryId, parameters } of hits) {
      expect(categoryId).toBe(category)
      expect(parameters.get(code)).toEqual({ code, values: [size] })
    }
  })
})

describe('§4.7: an adverb is no colour', () => {
  it.for(['WRG dezentral paarweise 160', 'Drehzahlregler stufenweise'] as const)(
    '%s',
    async (query, { expect }) => {
      const { hits, understood } = await hitsOf(shop, 'de', query)
      expect(hits.length).toBeGreaterThan(0)
      expect(understood?.facets.map(({ code }) => code)).not.toContain('color_ral')
    },
  )
})

describe('§4.7: a bare number of what has a diameter is no thickness', () => {
  it.for([
    ['en', 'intumescent fire collar 100'],
    ['de', 'Brandschutzmanschette 100'],
  ] as const)('%s: %s', async ([locale, query], { expect }) => {
    const { understood } = await hitsOf(shop, locale, query)
    expect(understood?.facets.map(({ code }) => code)).toEqual(['dn'])
  })
})
