import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

describe('§4.7: a second product of a query', () => {
  it.for([
    ['cs', 'rozvody rekuperace 90 koleno', 'B3.1', ['koleno']],
    ['cs', '2 ks koleno 90 st. NW100 + 1 ks spojka', 'D1', ['spojka']],
    ['de', 'Badlüfter mit Fernbedienung', 'A1', ['Fernbedienung']],
    ['de', 'Bogen 125 und T-Stück', 'D1', ['T-Stück']],
    ['sk', 'koleno 125 a spojka', 'D1', ['spojka']],
    ['en', 'duct fan 8 inch with speed control', 'A2', ['speed control']],
    ['de', 'Tellerventil und Rohr', 'E2', ['Rohr']],
    ['de', 'Wickelfalzrohr 125 und Badlüfter', 'C1', ['Badlüfter']],
    ['cs', 'talířový ventil a potrubí 125', 'E2', ['potrubí']],
    ['en', 'disc valve and duct 125', 'E2', ['duct']],
    ['de', 'Lüftungsrohr für Dunstabzugshaube 150 mit Mauerkasten', 'C1', ['Mauerkasten']],
    ['de', 'Bogen 125, T-Stück 125 und Schlauch 125', 'D1', ['T-Stück 125', 'Schlauch 125']],
  ] as const)(
    '%s: %s says what is not shown',
    async ([locale, query, category, apart], { expect }) => {
      const { hits, understood } = await hitsOf(shop, locale, query)
      expect(hits[0]?.categoryId).toMatch(new RegExp(`^${category}`))
      expect(understood?.apart).toEqual(apart)
    },
  )

  it.for([
    ['de', 'Filter KWL'],
    ['de', 'Schlauch Dunstabzug 125'],
    ['de', 'Klappe im Rohr 160'],
    ['de', 'T-Stück reduziert 200/160'],
    ['cs', 'spojka hadice 100'],
    ['sk', 'tlmič hluku DN200 izolácia 50'],
    ['en', 'rectangular duct silencer 500x250'],
    ['en', 'inline fan for grow tent'],
    ['de', 'Schelle Rohr und Schlauch 125'],
    ['de', 'Übergang für Rohr und Schlauch'],
  ] as const)(
    '%s: %s names what the product is for, or a property',
    async ([locale, query], { expect }) => {
      const { understood } = await hitsOf(shop, locale, query)
      expect(understood?.apart).toBeUndefined()
    },
  )

  it.for([
    ['de', 'KWL Bypassklappe', 'KWL Bypassklappe'],
    ['de', 'Drallauslass 600 mit Anschlusskasten', 'Anschlusskasten'],
    ['de', 'exzentrische Reduzierung 160/125', 'exzentrische Reduzierung'],
    ['cs', 'excentrická redukce', 'excentrická redukce'],
    ['cs', 'krbový ventilátor s termostatem', 'termostatem'],
    ['sk', 'asymetrický prechod 160', 'asymetrický prechod'],
    ['en', 'swirl diffuser 600 with plenum', 'plenum'],
    ['en', 'carbon monoxide detector', 'carbon monoxide detector'],
    ['en', 'fire rated sleeve for plastic pipe', 'fire rated sleeve'],
  ] as const)('%s: %s is said not to be stocked', async ([locale, query, name], { expect }) => {
    const { understood } = await hitsOf(shop, locale, query)
    expect(understood?.notStocked).toBe(name)
  })

  it.for([
    ['de', 'Tellerventil 125 und Rohrventilator 160', '125', 'Rohrventilator 160'],
    ['cs', 'koleno 125 a hadice 160', '125', 'hadice 160'],
    ['en', 'bend 125 and inline fan 160', '125', 'inline fan 160'],
    ['en', '6 inch duct and two 8 inch clamps', '150', 'clamps 8 inch'],
  ] as const)('%s: %s keeps the size of each', async ([locale, query, dn, apart], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    const sizes = hits.flatMap(({ parameters }) => {
      const own = parameters.get('dn')
      return own && 'values' in own ? own.values : []
    })
    expect([...new Set(sizes)]).toEqual([dn])
    expect(understood?.apart).toEqual([apart])
  })
})
