import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from '../searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

describe('§13.1: a part that there is not for a unit leads to the unit and what there is for it', () => {
  it.for([
    ['de', 'Filter Fjord 300', 'fjord-300'],
    ['de', 'Filter Tandem 50', 'tandem-50'],
    ['cs', 'filtry fjord 300 f7', 'fjord-300'],
    ['cs', 'deska elektroniky boreas 160', 'boreas-160'],
    ['sk', 'doska elektroniky boreas 160', 'boreas-160'],
    ['en', 'replacement circuit board boreas 160', 'boreas-160'],
  ] as const)('%s: %s', async ([locale, query, model], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { parameters } of hits) {
      const own = parameters.get('model') ?? parameters.get('unit_model')
      expect(own && 'values' in own && own.values).toContain(model)
    }
    expect(understood).toMatchObject({ notStocked: query, unknownWords: [] })
    expect(understood?.facets).toMatchObject([{ code: 'unit_model' }])
  })

  it('a series without its size is all its units', async ({ expect }) => {
    const { hits, understood } = await hitsOf(shop, 'en', 'replacement circuit board boreas')
    expect(hits.length).toBeGreaterThan(1)
    expect(understood?.facets[0]?.value).toContain('Boreas 220')
  })

  it('a part that there is stays what is found', async ({ expect }) => {
    const { hits, understood } = await hitsOf(shop, 'de', 'Filter Boreas 160')
    expect(hits.every(({ categoryId }) => categoryId === 'F1')).toBe(true)
    expect(understood?.notStocked).toBeNull()
  })
})
