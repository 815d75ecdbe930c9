import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(1500)
}, 60_000)

describe('§4.7: names of several products', () => {
  it.for([
    ['valve and pipe', 'E2', ['pipe']],
    ['bends and tees', 'D1', ['tees']],
    ['bathroom fan and controller', 'A1', ['controller']],
    ['bathroom fan and ducting and grille', 'A1', ['ducting', 'grille']],
    ['fire damper and disc valve', 'I1', ['disc valve']],
    ['reducer and hose clamps', 'D3', ['hose clamps']],
    // What both are: clamps, a fan.
    ['pipe and duct clamps', 'L1', ['pipe']],
    ['timer and humidistat fan', 'A1', undefined],
    ['bathroom and toilet fan', 'A1', undefined],
    // A size divides no compound.
    ['antivibration collar 315 fan', 'G4', undefined],
  ] as const)('%s shows the first', async ([query, category, apart], { expect }) => {
    const { hits, understood } = await hitsOf(shop, 'en', query)
    expect(hits[0]?.categoryId).toMatch(new RegExp(`^${category}`))
    expect(understood?.apart).toEqual(apart)
  })

  it.for([
    ['de', 'Tellerventil 125 und Rohrventilator 160', 'Tellerventil und Rohrventilator'],
    ['cs', 'koleno 125 a hadice 160', 'koleno a hadice'],
    ['en', 'bend 125 and inline fan 160', 'bend and inline fan'],
  ] as const)(
    '%s: %s without its size is not of the second size',
    async ([locale, query, rest], { expect }) => {
      const { understood } = await hitsOf(shop, locale, query)
      expect(understood?.facets.find(({ code }) => code === 'dn')?.without).toBe(rest)
    },
  )

  it.for([
    ['de', 'Ventilator für Ofen', 'A2.5'],
    ['de', 'Gebläse für Kamin', 'A2.5'],
    ['de', 'Haube für Restaurant', 'J2'],
    ['cs', 'ventilátor ke kamnům', 'A2.5'],
    ['sk', 'ventilátor ku krbu', 'A2.5'],
    ['en', 'fan for fireplace', 'A2.5'],
    // An angle of a pipe.
    ['de', 'Rohr 90 Grad 125', 'D1'],
    ['cs', 'trubka 90 stupňů 125', 'D1'],
    ['sk', 'rúra 45 stupňov 200', 'D1'],
    ['en', 'pipe 90 degrees 125', 'D1'],
    ['de', 'Wickelfalzrohr 200 3 m und 4 Bögen 90°', 'C1'],
    // Smoke of cooking.
    ['cs', 'kouř z grilu', 'J1'],
    ['sk', 'dym z grilu', 'J1'],
    ['en', 'smoke from bbq', 'J1'],
    ['cs', 'cigaretový kouř', 'F'],
    // How fast a fan runs.
    ['de', 'Lüfter drosseln', 'H1'],
    ['cs', 'zpomalit ventilátor', 'H1'],
    ['sk', 'spomaliť ventilátor', 'H1'],
    ['en', 'slow down fan', 'H1'],
    // German compounds with a blank.
    ['de', 'Wickelfalzrohr Schelle 160', 'L1'],
    ['de', 'Kanalrohr Schelle 160', 'L1'],
    ['de', 'Rohrventilator Regler', 'H1'],
    ['de', 'KWL Schalldämpfer 160', 'G1'],
    ['de', 'Wickelfalzrohr 160 Schelle', 'C1'],
    // Boxes that are products.
    ['sk', 'filtračný box 250 do potrubia', 'F6'],
    ['en', 'screws box 250', 'L4'],
    // Holes to be closed, and birds.
    ['de', 'Lüftungsloch verschließen', 'E1.3'],
    ['cs', 'zakrýt větrací otvor', 'E1.3'],
    ['sk', 'ochrana proti vtákom na vývod 125', 'E1.2'],
    ['en', 'soundproof box fan 250', 'A2.3'],
    ['de', 'Abzweig Sattel auf Rohr 250', 'D6'],
    ['cs', 'mřížka do podhledu 600x600', 'E3.1'],
    ['en', 'sound absorbing pipe 125', 'G2'],
    // Heating of ducts.
    ['de', 'elektrische Heizung fürs Rohr 160', 'K1'],
    ['cs', 'vodní ohřev do potrubí 200', 'K2'],
    ['sk', 'vodný ohrev do potrubia 200', 'K2'],
    ['en', 'water heating for duct 200', 'K2'],
    // What an instrument measures.
    ['cs', 'měření rychlosti vzduchu', 'L6'],
    ['sk', 'meranie rýchlosti vzduchu', 'L6'],
  ] as const)('%s: %s', async ([locale, query, category], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    for (const { categoryId } of hits.slice(0, 3))
      expect(categoryId).toMatch(new RegExp(`^${category}`))
    expect(hits.length).toBeGreaterThan(0)
  })

  it.for([
    ['en', '4in extractor ball bearing timer', 'equipment'],
    ['cs', 'náhradní oběžné kolo brisa 100', 'part'],
    ['en', 'replacement impeller silva 100', 'part'],
    ['en', 'heat recovery for one room with remote', 'ctrl'],
    ['de', 'Pendellüfter mit Fernbedienung', 'ctrl'],
    ['en', 'handheld CO2 meter', 'measures'],
    ['cs', 'ventilátor co se vypne po chvíli', 'equipment'],
    ['sk', 'ventilátor čo sa vypne po čase', 'equipment'],
    ['en', 'bathroom fan that comes on with shower steam', 'equipment'],
    ['de', 'Drehzahlregler 4 A', 'i_ctrl'],
    ['cs', 'trafo 230/12 V', 'u'],
    ['cs', 'kolínko 45 průměr 125', 'angle'],
  ] as const)('%s: %s is read with its %s', async ([locale, query, code], { expect }) => {
    const { understood } = await hitsOf(shop, locale, query)
    expect(understood?.facets.map((facet) => facet.code)).toContain(code)
    expect(understood?.apart).toBeUndefined()
  })

  it.for([
    ['de', 'Rauchsauger'],
    ['cs', 'komínový ventilátor'],
    ['sk', 'komínový ventilátor'],
    ['en', 'flue fan'],
  ] as const)('%s: %s is said not to be stocked', async ([locale, query], { expect }) => {
    expect((await hitsOf(shop, locale, query)).understood?.notStocked).toBe(query)
  })

  it.for([
    ['de', 'Ersatzmotor Brisa DN100', 'Brisa 100'],
    ['sk', 'náhradný kryt na Brisa Ø 100 mm', 'Brisa 100'],
    ['en', 'replacement motor Silva 125 mm', 'Silva 125'],
  ] as const)('%s: %s is of the model of this size', async ([locale, query, model], { expect }) => {
    const { understood } = await hitsOf(shop, locale, query)
    expect(understood?.facets.map(({ code }) => code)).not.toContain('dn')
    const unit = understood?.facets.find(({ code }) => code === 'unit_model')
    expect(unit?.value).toMatch(new RegExp(`${model}$`))
  })
})
