import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(1500)
}, 60_000)

describe('§4.7: what can be bought is found before what cannot', () => {
  it.for([
    ['de', 'bogen 90 125', 'D1'],
    ['de', 'Badlüfter 100', 'A1.1'],
    ['cs', 'koleno 90 125', 'D1'],
    ['sk', 'snímač co2 modbus', 'H3.2'],
    ['en', 'axial bathroom fan 100', 'A1.1'],
  ] as const)(
    '%s: %s, as far as it is equally fitting',
    async ([locale, query, first], { expect }) => {
      const { tiles, hits } = await hitsOf(shop, locale, query)
      expect(hits[0]?.categoryId).toBe(first)
      const available = tiles.flatMap(({ variant }, index) =>
        hits[index]?.categoryId === first ? [variant.availability.isAvailable] : [],
      )
      expect(available[0]).toBe(true)
      expect(available).toEqual(available.toSorted((a, b) => Number(b) - Number(a)))
    },
  )
})
