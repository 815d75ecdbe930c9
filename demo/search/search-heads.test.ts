import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(1500)
}, 60_000)

describe('§4.7: which of several names is the product', () => {
  it.for([
    // Where the air goes is what a product is for.
    ['de', 'Abluft Rückstauklappe 150', 'D8'],
    ['de', 'Abluft Schalldämpfer 125', 'G1'],
    ['de', 'Zuluft Filterbox 160', 'F6'],
    ['de', 'Außenluft Filter G4', 'F'],
    ['de', 'Fortluft Rohr 125', 'C'],
    ['cs', 'vzduchotechnika koleno 200', 'D1'],
    ['de', 'Abluft 100', 'A1'],
    ['cs', 'odvětrání zpětná klapka 150', 'D8'],
    ['cs', 'odtah potrubí 125', 'C1'],
    ['sk', 'odvetranie spätná klapka 150', 'D8'],
    ['sk', 'odťah hadica 100', 'C2'],
    ['en', 'exhaust backdraft damper 150', 'D8'],
    // So is a verb behind `to`.
    ['en', 'anemometer to balance valves', 'L6'],
    ['en', 'clamp to hang duct 125', 'L1'],
    ['en', 'square to round adapter 220x90', 'D7'],
    // Hoods of walls are grilles too, in the sizes that kits of units do not have.
    ['de', 'Aussenhaube edelstahl 125 mit klappe', 'E1.2'],
    ['de', 'Lüftungshaube edelstahl 125', 'E1.2'],
    ['en', 'wall hood stainless 125', 'E1.2'],
    // Hoses of these sizes distribute the air of a heat-recovery unit.
    ['de', 'Flexrohr 75', 'B3.1'],
    ['de', 'flexrohre 75 mm', 'B3.1'],
    ['de', 'Schlauch 63 50m', 'B3.1'],
    ['cs', 'hadice 75', 'B3.1'],
    ['sk', 'hadica 90', 'B3.1'],
    ['en', 'hose 75 mm', 'B3.1'],
    ['de', 'Aluflexrohr 80', 'C2.1'],
    // Words of the trade.
    ['sk', 'mriežka na fasádu s klapkami priemer 125', 'E1.3'],
    ['cs', 'mřížka na fasádu 150 s klapkou', 'E1.3'],
    ['sk', 'rozvodný box rekuperácia 75 6 vývodov', 'B3.1'],
    ['sk', 'protidažďová strieška 160 na komín', 'E5'],
    ['cs', 'stříška na komín 160', 'E5'],
    ['en', 'rain cap 160', 'E5'],
  ] as const)('%s: %s', async ([locale, query, category], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    if (locale !== 'en') expect(understood?.unknownWords ?? []).toEqual([])
    const first = hits.slice(0, 3).map(({ categoryId }) => categoryId)
    expect(first.length).toBeGreaterThan(0)
    for (const each of first) expect(each).toMatch(new RegExp(`^${category}`))
  })

  it.for([
    ['sk', 'smradľavý záchod', 'smell'],
    ['cs', 'smradlavý záchod', 'smell'],
    ['en', 'stinking toilet', 'smell'],
    ['sk', 'splesnivený strop', 'mould'],
  ] as const)('%s: %s is a problem', async ([locale, query, problem], { expect }) => {
    expect((await hitsOf(shop, locale, query)).understood?.problem).toBe(problem)
  })

  it.for([
    ['de', 'Badlüfter schaltet mit Licht 100', null],
    ['en', 'bathroom extractor that turns on with light', null],
    ['cs', 'větrák do koupelny se zapne se světlem', null],
    ['en', 'fan with light', 'fan with light'],
    ['sk', 'teplotný snímač kanálový NTC', 'teplotný snímač'],
    ['de', 'Temperaturfühler Kanal', 'Temperaturfühler'],
  ] as const)(
    '%s: %s: what the shop says it does not sell',
    async ([locale, query, name], { expect }) => {
      const { hits, understood } = await hitsOf(shop, locale, query)
      expect(hits.length).toBeGreaterThan(0)
      expect(understood?.notStocked ?? null).toBe(name)
    },
  )

  it.for([
    ['de', 'Dachdurchführung 30 Grad 160'],
    ['cs', 'střešní prostup 30° 160'],
    ['sk', 'strešný prestup 30 stupňov 160'],
    ['en', 'variable pitch roof vent 30 degrees 160'],
  ] as const)('%s: %s: degrees of a roof are its slope', async ([locale, query], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId, parameters } of hits) {
      expect(categoryId).toBe('E5')
      expect(parameters.get('pitch')).toEqual({ code: 'pitch', values: ['25-45'] })
    }
  })
})
