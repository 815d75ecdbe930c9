import { beforeAll, describe, it } from 'vitest'
import type { ParameterValueRecord } from '../../backend/db/columns.ts'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

/** `dn=160` of a hit. */
function textOf(record: ParameterValueRecord | undefined): string {
  if (!record) return ''
  return 'number' in record ? String(record.number) : record.values.join('|')
}

describe('§4.7: the words of installers', () => {
  it.for([
    ['de', 'EC Regelung 0-10 V', 'H1.3', { ctrl_signal: '0-10v' }],
    ['cs', 'EC regulace 0-10V', 'H1.3', { ctrl_signal: '0-10v' }],
    ['en', 'speed controller 3 phase 0.75kW', 'H1.4', { p_motor: '0-75', u: '400' }],
    ['de', 'Drehzahlregler 0,75 kW', 'H1.4', { p_motor: '0-75' }],
    ['sk', 'nástenný axiálny ventilátor 500 3 fázový', 'A4.1', { dn: '500', u: '400' }],
    ['cs', 'šrouby do plechu 4,2x16 balení 500', 'L4', { pieces: '500' }],
    ['de', 'Bohrschrauben 4,2x13 100 Stück', 'L4', { pieces: '100' }],
    ['cs', 'čtyřhranné potrubí 400 na 200', 'C5', { size_ab: '400x200' }],
    ['en', 'flat duct 90 bend 204 x 60', 'D7', { shape: 'bend-h', size_ab: '204x60' }],
    ['en', 'brushed steel extract valve 125', 'E2.2', { color_ral: 'steel', dn: '125' }],
    ['en', 'lphw coil 200', 'K2', { dn: '200' }],
    ['en', 'overdoor heater 1m', 'K3', { width: '100' }],
    ['de', 'Lüftungsrohr 150 flexibel 5 m alu', 'C2', { dn: '150', roll_length: '5' }],
    ['cs', 'mrizka hranata 200x200 hneda', 'E1.1', { size_ab: '200x200', color_ral: 'ral-8017' }],
    ['sk', 'hadica na rekuperaciu 75 kotúč 50m', 'B3.1', { dn: '75', roll_length: '50' }],
    ['de', '100 Stück Tellerventil 125', 'E2', { dn: '125' }],
    ['de', 'Deckenventilator 132 cm weiß', 'A4.4', { rotor: '1320' }],
    ['de', 'Lüftungsgitter 30x10 Tür braun', 'E1.4', { size_ab: '300x100' }],
    ['cs', 'vyměnit ventilátor Dalap 125 za tichý', 'A1.2', { dn: '125' }],
    ['de', 'Verbindungsmuffe 200 außen', 'D4', { dn: '200', end: 'female' }],
    ['de', 'wrf 160 verzinkt', 'C1', { dn: '160' }],
    ['de', 'rohbauhülse 160', 'B2.3', { dn: '160' }],
    ['sk', 'zaluzia na fasadu samotiazna 150', 'E1.3', { dn: '150' }],
    ['en', 'drop in g4 panel 592 x 592', 'F3', { filter_en779: 'g4' }],
    ['de', 'kondensator für rohrventilator', 'M2', {}],
    ['cs', 'rozběhový kondenzátor ventilátoru', 'M2', {}],
    ['sk', 'kondenzátor do ventilátora', 'M2', {}],
    ['en', 'capacitor for extractor fan', 'M2', {}],
    ['cs', 'anemometr na měření průtoku', 'L6', { measures: 'flow' }],
    ['sk', 'plastové potrubie okrúhle 125 dĺžka 0,5', 'C3', { dn: '125', length: '500' }],
    ['cs', 'větrací hlavice na střechu 125 antracit', 'E5', { dn: '125', color_ral: 'ral-7016' }],
    ['sk', 'kolik stojí rekuperácia do bytu', 'B1', {}],
    ['en', 'bag filter 287x592 600 deep F9', 'F2', { filter_dim: '287x592x600' }],
  ] as const)('%s: %s', async ([locale, query, category, values], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    const [first] = hits
    expect(first?.categoryId).toMatch(new RegExp(`^${category}`))
    for (const [code, value] of Object.entries(values))
      expect(textOf(first?.parameters.get(code)), code).toBe(value)
    expect(understood?.unknownWords ?? []).toEqual([])
    const relaxed = understood?.facets.filter(({ instead }) => instead !== undefined)
    expect(relaxed ?? []).toEqual([])
  })

  it.for([
    ['de', 'Filter Boreas'],
    ['en', 'mvhr filters for boreas'],
  ] as const)('%s: %s are those of its sizes', async ([locale, query], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { parameters } of hits)
      expect(textOf(parameters.get('unit_model'))).toContain('boreas')
  })

  it.for([
    ['de', 'brandschutzklappe 160 70 grad', '72 °C'],
    ['en', 'fire damper 70C fuse 200', '72 °C'],
  ] as const)('%s: %s names the nearest link', async ([locale, query, nearest], { expect }) => {
    const { understood } = await hitsOf(shop, locale, query)
    expect(understood?.facets).toContainEqual(
      expect.objectContaining({ code: 'fuse_temp', instead: nearest }),
    )
  })

  it.for([
    ['de', 'Hygrometer'],
    ['cs', 'vlhkoměr'],
    ['sk', 'merač vlhkosti'],
    ['en', 'humidity meter'],
  ] as const)('%s: %s is an instrument, not a problem', async ([locale, query], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toBe('L6')
    expect(understood?.problem).toBeNull()
  })

  it('suggests sensors while their name is typed', async ({ expect }) => {
    const { hits, understood } = await hitsOf(shop, 'en', 'sens')
    expect(hits.slice(0, 3).map(({ categoryId }) => categoryId.slice(0, 2))).toEqual([
      'H3',
      'H3',
      'H3',
    ])
    expect(understood?.facets ?? []).toEqual([])
  })

  it('an explosive zone is no bath zone', async ({ expect }) => {
    const { hits, understood } = await hitsOf(shop, 'en', 'atex zone 1 fan 315')
    expect(hits[0]?.categoryId).toBe('A4.3')
    expect(understood?.facets.map(({ code }) => code)).toEqual(['atex', 'dn'])
  })

  it("another maker's type is named with its number, and its size counts", async ({ expect }) => {
    const { hits, understood } = await hitsOf(shop, 'de', 'PKTM-90 200')
    expect(understood?.notStocked).toBe('PKTM-90')
    for (const { parameters } of hits) expect(textOf(parameters.get('dn'))).toBe('200')
  })

  it.for([
    ['de', 'Welcher Lüfter für die Küche?'],
    ['cs', 'jaký ventilátor na záchod'],
    ['sk', 'aký ventilátor do kuchyne'],
    ['en', 'which fan for a small toilet'],
  ] as const)('%s: %s asks the adviser', async ([locale, query], { expect }) => {
    const { understood } = await hitsOf(shop, locale, query)
    expect(understood?.problem).toBe('size')
  })
})
