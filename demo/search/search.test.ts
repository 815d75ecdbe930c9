import { beforeAll, describe, it } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'
import { askShop, measureQuery, type MeasuredQuery, readQueries } from './measure-search.ts'
import { searchedShop } from './searched-shop.ts'

/* Typical queries on the real catalogue: the Worker's tests have too few products to check
   relevance. */

let shop: Awaited<ReturnType<typeof searchedShop>>
const measured: MeasuredQuery[] = []

beforeAll(async () => {
  shop = await searchedShop(400)
  for (const query of readQueries()) measured.push(await measureQuery(shop, query))
}, 240_000)

const found = async (locale: Locale, query: string) => (await askShop(shop, locale, query)).state
const idsOf = async (locale: Locale, query: string) =>
  (await found(locale, query)).products.map(({ variant }) => variant.id)

describe('domain 4.7, rule 11: search that speaks the trade', () => {
  it.for(locales)(
    '%s: the expected variant is among the first three for 95 %% of the queries',
    (locale, { expect }) => {
      const own = measured.filter(({ expected }) => expected.locale === locale)
      const missed = own
        .filter(({ isFound }) => !isFound)
        .map(({ expected, hits }) => `${expected.query} -> ${hits.join('; ')}`)
      expect(own.length).toBeGreaterThanOrEqual(100)
      expect(missed.length / own.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
    },
  )

  it('no hit has another size than was asked for, unless the page says so', ({ expect }) => {
    const wrong = measured.filter(({ isContradicted }) => isContradicted)
    expect(wrong.map(({ expected }) => expected.query)).toEqual([])
  })

  it('reads a diameter however it is written, in every language', async ({ expect }) => {
    for (const locale of locales) {
      const plain = await idsOf(locale, '125')
      expect(plain.length).toBeGreaterThan(10)
      for (const query of [
        'Ø125',
        'Ø 125',
        'ø125',
        '⌀125',
        'DN125',
        'DN 125',
        'dn125',
        'd125',
        '125 mm',
        '125ka',
      ])
        expect({ query, hits: await idsOf(locale, query) }).toEqual({ query, hits: plain })
    }
  })

  it('finds umlauts as people without them write them', async ({ expect }) => {
    const hits = await idsOf('de', 'Badlüfter')
    expect(hits.length).toBeGreaterThan(5)
    for (const query of ['badluefter', 'badlufter', 'BADLÜFTER', 'Badlüftern'])
      expect(await idsOf('de', query)).toEqual(hits)
  })

  it('folds the endings of words in every language', async ({ expect }) => {
    const alike: [Locale, string[]][] = [
      ['de', ['Rohrbogen 125', 'rohrbögen 125']],
      ['cs', ['zpětná klapka 125', 'zpětné klapky 125', 'zpětnou klapku 125']],
      ['sk', ['spätná klapka 125', 'spätné klapky 125', 'spätnú klapku 125']],
      ['en', ['silencer 125', 'silencers 125']],
    ]
    for (const [locale, [first = '', ...others]] of alike) {
      const hits = await idsOf(locale, first)
      expect(hits.length).toBeGreaterThan(0)
      for (const query of others)
        expect({ query, hits: await idsOf(locale, query) }).toEqual({ query, hits })
    }
  })

  it.for([
    ['de', 'rohrbohen 125', 'D1'],
    ['de', 'wikelfalzrohr 125', 'C1'],
    ['de', 'schaldämpfer 125', 'G'],
    ['cs', 'koupelnvoy ventilator', 'A1'],
    ['sk', 'spetna klapka 125', 'D8'],
    ['en', 'silencr 125', 'G'],
  ] as const)(
    '%s: %s is found in spite of its typo, and the page says as what',
    async ([locale, query, category], { expect }) => {
      const { state, spelling } = await askShop(shop, locale, query)
      const categories = state.products
        .slice(0, 3)
        .map(({ variant }) => shop.variants.get(variant.id)?.categoryId ?? '')
      expect(categories.length).toBeGreaterThan(0)
      for (const each of categories) expect(each.startsWith(category)).toBe(true)
      expect(spelling).not.toBeNull()
    },
  )
})

describe('no dead end', () => {
  it.for(locales)(
    '%s: a size that there is not becomes the nearest, and the page says so',
    async (locale, { expect }) => {
      const bend = { de: 'Bogen', cs: 'koleno', sk: 'koleno', en: 'bend' }[locale]
      const { state, understood } = await askShop(shop, locale, `${bend} DN 137 90°`)
      expect(state.total).toBeGreaterThan(0)
      expect(understood?.facets).toMatchObject([
        { code: 'dn', value: '137 mm', instead: '125 mm', without: `${bend} 90°` },
        { code: 'angle', value: '90 °' },
      ])
      expect(understood?.facets[1]).not.toHaveProperty('instead')
    },
  )

  it.for([
    ['de', 'Klimaanlage', 'Klimaanlage'],
    ['cs', 'odvlhčovač do sklepa', 'odvlhčovač'],
    ['sk', 'zvlhčovač', 'zvlhčovač'],
    ['en', 'heat pump', 'heat pump'],
    ['de', 'Kabel für Ventilator 3x1,5', 'Kabel'],
    ['cs', 'žebřík', 'žebřík'],
    ['sk', 'kábel', 'kábel'],
    ['en', 'vacuum hose 50mm', 'vacuum hose'],
  ] as const)(
    '%s: what is not stocked is said by name: %s',
    async ([locale, query, name], { expect }) => {
      const { state, understood } = await askShop(shop, locale, query)
      expect(state.total).toBeGreaterThan(0)
      expect(understood?.notStocked).toBe(name)
    },
  )

  it.for([
    ['de', 'Bogen 137', 'dn', '125 mm'],
    ['de', 'Türgitter 500x150', 'size_ab', '500 × 90 mm'],
    ['de', 'ePM1 55% Kassettenfilter', 'filter_iso', 'ePM1 '],
    ['cs', 'koleno 52° 160', 'angle', '45 °'],
  ] as const)(
    '%s: %s becomes the nearest of its kind that there is, and the page says so',
    async ([locale, query, code, instead], { expect }) => {
      const { state, understood } = await askShop(shop, locale, query)
      expect(state.total).toBeGreaterThan(0)
      const [facet] = understood?.facets.filter((each) => each.code === code) ?? []
      expect(facet?.instead?.startsWith(instead), JSON.stringify(understood)).toBe(true)
    },
  )

  it.for([
    ['de', 'Lüfter 100 ohne Nachlauf'],
    ['cs', 'ventilátor 100 bez doběhu'],
    ['sk', 'ventilátor 100 bez dobehu'],
    ['en', 'fan 100 without timer'],
  ] as const)('%s: what is denied is not found: %s', async ([locale, query], { expect }) => {
    const { state } = await askShop(shop, locale, query)
    expect(state.products.length).toBeGreaterThan(3)
    for (const { variant } of state.products)
      expect(shop.variants.get(variant.id)?.parameters.get('equipment')).toEqual({
        code: 'equipment',
        values: ['standard'],
      })
  })

  it.for(['H13', 'EI 180', '9V', 'DN 99999', 'IP69', 'RAL 1234'])(
    '%s: what there is of it is offered, and each of it is found',
    async (query, { expect }) => {
      const { state, understood } = await askShop(shop, 'de', query)
      expect(state.total).toBe(0)
      const offered = understood?.facets.flatMap((facet) => facet.offered ?? []) ?? []
      expect(offered.length).toBeGreaterThan(2)
      for (const other of offered)
        expect({ other, total: (await found('de', other.query)).total }).not.toHaveProperty(
          'total',
          0,
        )
    },
  )

  it('a word that nothing has is left out and named', async ({ expect }) => {
    const { state, understood } = await askShop(shop, 'de', 'Rohrbogen 125 xylophonquark')
    expect(state.total).toBeGreaterThan(0)
    expect(understood?.unknownWords).toEqual(['xylophonquark'])
  })

  it.for([
    ['de', 'Bad stinkt', 'smell'],
    ['de', 'Schimmel', 'mould'],
    ['de', 'feuchtigkeit bad', 'damp'],
    ['cs', 'plíseň v koupelně', 'mould'],
    ['sk', 'pleseň v kúpeľni', 'mould'],
    ['en', 'condensation in bathroom', 'damp'],
  ] as const)(
    '%s: %s is understood as a problem, with products that help',
    async ([locale, query, problem], { expect }) => {
      const { state, understood } = await askShop(shop, locale, query)
      expect(understood?.problem).toBe(problem)
      expect(state.total).toBeGreaterThan(0)
    },
  )

  const bad = [
    '" OR 1=1 --',
    '*',
    'NEAR(',
    'NEAR(a b, 5)',
    '💨🚿',
    'вентилятор 125',
    '換気扇',
    'مروحة',
    'x'.repeat(500),
    'rohr '.repeat(100),
    '125 '.repeat(100),
    'DN 99999',
    '0',
    '-1',
    "'; DROP TABLE product; --",
    '((((',
    'a'.repeat(3) + '\u0000',
    '90 100 125 160 200 250 315',
    '\\',
    '%',
    'ﬁlter 125',
  ]
  it.for(locales)(
    '%s: operators, other alphabets and endless queries are answered',
    async (locale, { expect }) => {
      for (const query of bad) {
        const { state } = await askShop(shop, locale, query)
        expect(state.total).toBeGreaterThanOrEqual(0)
      }
    },
  )

  it.for<[Locale, string, string, (value: string) => boolean]>([
    ['de', 'gitter nicht weiß', 'color_ral', (id) => !/90(?:16|10|03)/.test(id)],
    ['cs', 'mřížka ne bílá', 'color_ral', (id) => !/90(?:16|10|03)/.test(id)],
    ['de', 'rohr -verzinkt', 'material', (id) => id !== 'galvanised'],
    ['en', 'pipe galvanised', 'material', (id) => id === 'galvanised'],
    ['cs', 'roura pozink', 'material', (id) => id === 'galvanised'],
    ['cs', 'ne pozinkovaná roura', 'material', (id) => id !== 'galvanised'],
    ['de', 'heizregister 160 6kW', 'dn', (id) => id === '160'],
    ['sk', 'ventilátor bez snímača vlhkosti', 'equipment', (id) => id === 'standard'],
    ['en', 'fan without humidity sensor', 'equipment', (id) => id === 'standard'],
  ])(
    '%s: what is not wanted, or is part of a name, narrows: %s',
    async ([locale, query, code, isFit], { expect }) => {
      const ids = await idsOf(locale, query)
      expect(ids.length).toBeGreaterThan(0)
      const values = ids.flatMap((id) => {
        const own = shop.variants.get(id)?.parameters.get(code)
        return own && 'values' in own ? own.values : []
      })
      expect(values.filter((value) => !isFit(value))).toEqual([])
    },
  )

  it('says which half of a compound was left out, and what is not stocked', async ({ expect }) => {
    const ask = async (query: string) => (await askShop(shop, 'de', query)).understood
    expect((await ask('quarklüfter'))?.unknownWords).toEqual(['quarklüfter'])
    for (const query of ['heizlüfter', 'kaminofen', 'HEPA H13', 'Staubsauger'])
      expect((await ask(query))?.notStocked, query).not.toBeNull()
  })

  it('a standard alone finds what it is about', async ({ expect }) => {
    for (const query of ['VDI 6022', 'EN 1751', 'DIN 18017-3', 'EN 15650'])
      expect((await idsOf('de', query)).length, query).toBeGreaterThan(0)
  })
})
