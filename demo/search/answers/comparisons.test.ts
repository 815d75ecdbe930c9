import { beforeAll, describe, it } from 'vitest'
import { askShop } from '../measure-search.ts'
import { searchedShop, type SearchedShop } from '../searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(1500)
}, 60_000)

describe('§4.7: of products to choose from, both are shown in turn', () => {
  it.for([
    ['de', 'Wickelfalzrohr oder Aluflex 125', ['C1', 'C2.1', 'C1', 'C2.1']],
    ['de', 'Tellerventil oder Drallauslass', ['E2.2', 'E3.1', 'E2.2', 'E3.1']],
    ['de', 'Zu- und Abluftventil 125', ['E2.2', 'E2.1', 'E2.2', 'E2.1']],
    ['cs', 'talířový ventil nebo mřížka 125', ['E2.2', 'E1.1', 'E2.2', 'E1.1']],
    ['cs', 'přívodní a odvodní ventil 100', ['E2.1', 'E2.2', 'E2.1', 'E2.2']],
    ['sk', 'plastové alebo kovové potrubie 125', ['C1', 'C3', 'C1', 'C3']],
    ['en', 'supply and extract valve', ['E2.2', 'E2.1', 'E2.2', 'E2.1']],
    ['en', 'spiral duct vs flexible duct 150', ['C2.1', 'C1', 'C2.1', 'C1']],
  ] as const)('%s: %s', async ([locale, query, categories], { expect }) => {
    const { state, understood } = await askShop(shop, locale, query)
    const hits = state.products.map(({ variant }) => shop.variants.get(variant.id)?.categoryId)
    expect(hits.slice(0, 4)).toEqual(categories)
    expect(understood?.unknownWords ?? []).toEqual([])
    expect(understood?.apart).toBeUndefined()
  })

  it.for([
    ['en', 'AC vs EC inline fan 160', 'motor', 'ac', 'ec'],
    ['de', 'Bogen 90° 100 oder 125', 'dn', '100', '125'],
    ['de', 'Badlüfter mit Zugschnur oder Bewegungsmelder', 'equipment', 'c', 'p'],
  ] as const)(
    '%s: %s has either %s, each product once',
    async ([locale, query, code, one, other], { expect }) => {
      const { state } = await askShop(shop, locale, query)
      const values = state.products.map(({ variant }) => {
        const own = shop.variants.get(variant.id)?.parameters.get(code)
        return own && 'values' in own ? own.values : []
      })
      expect(values.slice(0, 4)).toEqual([[one], [other], [one], [other]])
      const ids = state.products.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(state.total).toBeGreaterThanOrEqual(ids.length)
    },
  )
})
