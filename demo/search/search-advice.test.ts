import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

describe('§4.7: explosion protection is never ignored', () => {
  it.for([
    ['de', 'Rohrventilator 250 ATEX'],
    ['cs', 'nevýbušný potrubní ventilátor 250'],
    ['sk', 'nevýbušný ventilátor do potrubia 250'],
    ['en', 'ATEX inline fan 250mm 400V'],
    ['en', 'anti-spark fan for paint store 400v'],
  ] as const)('%s: %s lists only fans with it', async ([locale, query], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { parameters } of hits) expect(parameters.has('atex')).toBe(true)
  })

  it.for([
    ['de', 'Drehzahlregler ATEX', 'H1'],
    ['de', 'ATEX Drosselklappe 200', 'D9'],
    ['en', 'explosion proof damper 200', 'D9'],
    ['sk', 'nevýbušný regulátor otáčok', 'H1'],
  ] as const)(
    '%s: the page of %s says that none has it',
    async ([locale, query, category], { expect }) => {
      const { hits, understood } = await hitsOf(shop, locale, query)
      expect(hits[0]?.categoryId).toMatch(new RegExp(`^${category}`))
      expect(understood?.facets).toContainEqual(
        expect.objectContaining({ code: 'atex', instead: null }),
      )
    },
  )
})

describe('§4.7: advice depends on the room and on what has the problem', () => {
  it.for([
    ['de', 'Schimmel im Schlafzimmer', 'mould', 'B2'],
    ['cs', 'v obýváku je vydýchaný vzduch', 'smell', 'B2'],
    ['sk', 'rosia sa okná v spálni', 'damp', 'B2'],
    ['en', 'stuffy bedroom', 'smell', 'B2'],
    ['de', 'Spiegel im Bad läuft an', 'damp', 'A1'],
    ['cs', 'zrcadlo se mlží', 'damp', 'A1'],
    ['en', 'mirror steams up every morning', 'damp', 'A1'],
    ['de', 'Badlüfter quietscht', 'noise', 'A1.2'],
    ['cs', 'koupelnový ventilátor hučí', 'noise', 'A1.2'],
    ['en', 'my bathroom fan makes a grinding noise', 'noise', 'A1.2'],
  ] as const)('%s: %s', async ([locale, query, problem, category], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(understood?.problem).toBe(problem)
    for (const { categoryId } of hits.slice(0, 3))
      expect(categoryId).toMatch(new RegExp(`^${category}`))
  })

  it.for([
    ['de', 'Lüfter defekt'],
    ['cs', 'ventilátor nefunguje'],
    ['sk', 'pokazený ventilátor'],
    ['en', 'broken extractor fan'],
  ] as const)('%s: %s asks for a new fan', async ([locale, query], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toMatch(/^A1/)
    expect(understood?.unknownWords ?? []).toEqual([])
  })
})

describe('§4.7: what is bought with a product is not that product', () => {
  it.for([
    ['de', 'Zubehör für Rohrventilator 125', /^(?:D8|G|H1|L1)/],
    ['cs', 'příslušenství k rekuperaci', /^(?:F1|H4|B3|L7|G1)/],
    ['sk', 'príslušenstvo k digestoru', /^(?:J3|D8|C)/],
    ['en', 'accessories for roof fan 315', /^(?:A3\.3|H1)/],
    ['de', 'Boreas 160 G4', /^F1/],
    ['de', 'Befestigung für Wickelfalzrohr 160', /^L1/],
    ['de', 'Wanddurchführung 125', /^J3/],
  ] as const)('%s: %s', async ([locale, query, category], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toMatch(category)
  })
})

describe('§4.7: figures of installers and of bills of quantities', () => {
  it.for([
    ['cs', 'svod 160 na 2x125', { dn: '160 mm', dn2: '125 mm' }],
    ['de', 'Schalldämpfer 160/900', { dn: '160 mm', length: '0,9 m' }],
    ['cs', 'pol. 751-12: spiro potrubí DN 250, 38,5 m', { dn: '250 mm' }],
    ['de', 'ca. 45 m Wickelfalzrohr DN 200', { dn: '200 mm' }],
    ['de', 'Rohr 125 Länge 50 cm', { dn: '125 mm', length: '0,5 m' }],
    ['de', 'Brandschutzklappe DN 125 Schmelzlot 72 °C', { dn: '125 mm', fuse_temp: '72 °C' }],
    ['sk', 'digestor deväťdesiatka', { width: '90 cm' }],
    ['cs', 'spojka 125 délka 20 cm', { dn: '125 mm', length: '0,2 m' }],
    ['cs', 'potr. spiro poz. 160', { dn: '160 mm', material: 'Pozinkovaná ocel' }],
  ] as const)('%s: %s', async ([locale, query, values], { expect }) => {
    const { understood } = await hitsOf(shop, locale, query)
    const read = understood?.facets.map(({ code, value }) => [code, value])
    expect(Object.fromEntries(read ?? [])).toEqual(values)
  })

  it.for([
    ['cs', 'regulátor otáček 2A', 2],
    ['de', 'Drehzahlregler 0,6A', 0.6],
  ] as const)(
    '%s: no controller of %s carries less',
    async ([locale, query, current], { expect }) => {
      const { hits } = await hitsOf(shop, locale, query)
      expect(hits.length).toBeGreaterThan(0)
      for (const { parameters } of hits) {
        const own = parameters.get('i_ctrl')
        const carried = own && 'values' in own ? Number(own.values[0]?.replace('-', '.')) : 0
        expect(carried).toBeGreaterThan(current)
      }
    },
  )
})

describe('§4.7: a price limit that nothing meets', () => {
  it.for([
    ['de', 'Dunstabzugshaube 60 cm bis 50 Euro'],
    ['sk', 'digestor do 50 eur 60 cm'],
  ] as const)(
    '%s: %s lists the cheapest first, and says so',
    async ([locale, query], { expect }) => {
      const { hits, understood } = await hitsOf(shop, locale, query)
      expect(understood?.facets).toContainEqual(
        expect.objectContaining({ code: 'price', instead: null }),
      )
      const prices = hits.map(({ parameters }) => {
        const price = parameters.get('price')
        return price && 'number' in price ? price.number : 0
      })
      expect(prices.length).toBeGreaterThan(2)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    },
  )
})
