import { beforeAll, describe, it } from 'vitest'
import { askShop } from './measure-search.ts'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

/* Types, classes and counts as they stand on nameplates and in tenders. */

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

describe('§4.7: types of other makers', () => {
  it.for([
    ['de', 'Systemair RVK 160', 'A2.2', '160', 'Systemair RVK'],
    ['de', 'Helios ELS-VE 80', 'A1.3', '80', 'Helios ELS'],
    ['cs', 'Maico ERM 150', 'A2.1', '150', 'Maico ERM'],
    ['cs', 'Systemair K 200 EC', 'A2.2', '200', 'Systemair K'],
    ['sk', 'FDMR 200', 'I1', '200', 'FDMR'],
    ['sk', 'TT Pro 150', 'A2.1', '150', 'TT Pro'],
    ['en', 'TwinFresh 160', 'B2.1', '160', 'TwinFresh'],
    ['en', 'Vents iFan 100', 'A1.2', '100', 'Vents iFan'],
    // With the letters of the equipment.
    ['en', 'vent-axia silent 100t', 'A1.2', '100', 'vent-axia silent'],
    ['de', 'Maico ECA 100ipro', 'A1.1', '100', 'Maico ECA'],
  ] as const)('%s: %s', async ([locale, query, category, dn, name], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(understood?.notStocked).toBe(name)
    expect(hits[0]?.categoryId).toBe(category)
    for (const { parameters } of hits)
      expect(parameters.get('dn')).toEqual({ code: 'dn', values: [dn] })
  })

  it.for([
    ['cs', 'PKTM-90'],
    ['de', 'PKTM III 90'],
    ['de', 'BSK-90'],
  ] as const)('%s: %s is named after its fire class', async ([locale, query], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId, parameters } of hits) {
      expect(categoryId).toBe('I1')
      expect(parameters.get('fire_class')).toEqual({ code: 'fire_class', values: ['ei90'] })
    }
  })

  it.for([
    ['de', 'Rohrventilator 500/150', '150', 400],
    ['cs', 'Elektrodesign TD 500/150', '150', 400],
    ['sk', 'TD Mixvent 350/125', '125', 280],
    ['en', 'inline fan 800/200', '200', 640],
  ] as const)(
    '%s: %s has a flow and a diameter',
    async ([locale, query, dn, least], { expect }) => {
      const { hits } = await hitsOf(shop, locale, query)
      expect(hits.length).toBeGreaterThan(0)
      for (const { parameters } of hits) {
        expect(parameters.get('dn')).toEqual({ code: 'dn', values: [dn] })
        const flow = parameters.get('q_max')
        expect(flow && 'number' in flow && flow.number).toBeGreaterThanOrEqual(least)
      }
    },
  )

  it.for([
    ['de', 'Badlüfter 125 TH', 'th'],
    ['cs', 'Elektrodesign Silent 100 CDZ', 'p'],
    ['sk', 'Vents 125 Quiet TH', 'th'],
    ['en', 'bathroom fan 100 HT', 'th'],
  ] as const)('%s: letters of %s are equipment', async ([locale, query, id], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { parameters } of hits)
      expect(parameters.get('equipment')).toEqual({ code: 'equipment', values: [id] })
  })
})

describe('§4.7: classes, counts and faces', () => {
  it.for([
    ['de', 'Brandschutzklappe EIS60 100', 'ei60'],
    ['de', 'BSK 60 Minuten 125', 'ei60'],
    ['cs', 'PK EIS 120 200', 'ei120'],
    ['sk', 'požiarna klapka REI 120 200', 'ei120'],
    ['en', 'fire damper 250mm 120 minute 230v actuator', 'ei120'],
  ] as const)('%s: %s', async ([locale, query, id], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId, parameters } of hits) {
      expect(categoryId).toBe('I1')
      expect(parameters.get('fire_class')).toEqual({ code: 'fire_class', values: [id] })
    }
  })

  it.for([
    ['de', 'Taschenfilter 8 Taschen', 'pockets', '8'],
    ['cs', 'kapsový filtr 6 kapes', 'pockets', '6'],
    ['en', 'bag filter with 4 pockets', 'pockets', '4'],
    ['sk', 'rozdeľovač 10x75', 'ports', '10'],
    ['de', 'Siphon 32er', 'drain_dn', '32'],
    ['de', 'Bogen 125x45°', 'angle', '45'],
    ['sk', 'koleno 90° x 160', 'dn', '160'],
    ['cs', 'koleno 90° x 160', 'angle', '90'],
  ] as const)('%s: %s', async ([locale, query, code, id], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { parameters } of hits) expect(parameters.get(code)).toEqual({ code, values: [id] })
  })

  it.for([
    ['de', 'G4 Filter 300x600'],
    ['cs', 'filtr F7 500x600'],
    ['en', 'panel filter 300x300'],
    ['sk', 'filter 595x595x48'],
  ] as const)('%s: %s is replaced by the nearest face', async ([locale, query], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toMatch(/^F[23]$/)
    expect(understood?.facets).toContainEqual(
      expect.objectContaining({ code: 'filter_dim', instead: expect.stringMatching(/\d+ × \d+/) }),
    )
  })

  it.for([
    ['de', 'Brandschutzklappe eckig 400x200', 'I1'],
    ['en', 'rectangular fire damper 400x200', 'I1'],
    ['en', 'square grille 150x150', 'E1.1'],
  ] as const)('%s: %s is no adapter to round', async ([locale, query, category], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toBe(category)
    expect(understood?.facets.map(({ code }) => code)).toEqual(['size_ab'])
  })
})

describe('§4.7: the cheapest of something', () => {
  it.for([
    ['de', 'günstigster Badlüfter 100', 'Badlüfter 100'],
    ['de', 'Rohrschelle am billigsten', 'Rohrschelle'],
    ['cs', 'nejlevnější tlumič hluku 125', 'tlumič hluku 125'],
    ['sk', 'najlacnejší ventilátor do kúpeľne', 'ventilátor do kúpeľne'],
    ['en', 'cheapest inline fan', 'inline fan'],
  ] as const)('%s: %s is the same by price', async ([locale, query, plain], { expect }) => {
    const { tiles, understood } = await hitsOf(shop, locale, query)
    const prices = tiles.map(({ variant }) => variant.prices.unitWithTax)
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(understood?.unknownWords ?? []).toEqual([])
    const same = await askShop(shop, locale, plain)
    expect((await askShop(shop, locale, query)).state.total).toBe(same.state.total)
  })
})

describe('§4.7: words that differ in little', () => {
  it.for([
    ['de', 'CO2 Sensor auf Putz', 'H3.2', 'surface'],
    ['de', 'CO2 Sensor unter Putz', 'H3.2', 'flush'],
    ['cs', 'čidlo vlhkosti do zdi', 'H3.1', 'flush'],
    ['sk', 'snímač CO2 na stenu', 'H3.2', 'surface'],
    ['sk', 'snímač CO2 do steny', 'H3.2', 'flush'],
    ['sk', 'snímač vlhkosti do kanála', 'H3.1', 'duct'],
    ['en', 'co2 sensor in the wall', 'H3.2', 'flush'],
    ['en', 'wall mounted co2 sensor', 'H3.2', 'surface'],
  ] as const)('%s: %s', async ([locale, query, category, id], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId, parameters } of hits) {
      expect(categoryId).toBe(category)
      expect(parameters.get('mounting')).toEqual({ code: 'mounting', values: [id] })
    }
  })

  it.for([
    ['de', 'Lüfter zu laut, suche leisen Badlüfter', 'A1'],
    ['en', 'bathroom fan too loud, want a quiet one', 'A1'],
    ['de', 'Ersatzschlauch 125', 'C2'],
    ['de', 'Bratgeruch', 'J1'],
    ['cs', 'zápach po smažení v kuchyni', 'J1'],
    ['en', 'smell of frying in the kitchen', 'J1'],
    ['sk', 'odvetranie sušičky bielizne', 'C2'],
    ['cs', 'odvětrat záchod do komína', 'A1'],
    ['en', 'carbon dioxide sensor', 'H3.2'],
    ['cs', 'izolace potrubí', 'L5'],
    ['cs', 'potrubí s izolací 125', 'C2.2'],
    ['sk', 'izolácia na potrubie', 'L5'],
    ['en', 'insulation for ducting', 'L5'],
    ['en', 'hose with insulation 125', 'C2.2'],
  ] as const)('%s: %s', async ([locale, query, category], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId } of hits.slice(0, 3))
      expect(categoryId.startsWith(category)).toBe(true)
  })

  it('a smell is a problem, whatever smells', async ({ expect }) => {
    for (const query of ['Uringeruch Toilette', 'Kellergeruch', 'Abwassergestank'])
      expect((await hitsOf(shop, 'de', query)).understood?.problem, query).toBe('smell')
  })
})
