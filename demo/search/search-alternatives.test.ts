import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type KnownVariant, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

const valuesOf = ({ parameters }: KnownVariant, code: string): readonly string[] => {
  const own = parameters.get(code)
  return own && 'values' in own ? own.values : []
}

describe('§4.7: two values of one property mean either', () => {
  it.for([
    ['de', 'Filter M5 G4', 'filter_en779', ['m5', 'g4']],
    ['sk', 'filter M5 F7', 'filter_en779', ['m5', 'f7']],
    ['de', 'Bogen 100 oder 125', 'dn', ['100', '125']],
    ['en', 'pipe 100 or 125', 'dn', ['100', '125']],
    ['cs', 'koleno 125 45 nebo 90', 'angle', ['45', '90']],
    ['en', 'fire damper EI60 or EI90', 'fire_class', ['ei60', 'ei90']],
    ['de', 'Rohr Edelstahl oder verzinkt 125', 'material', ['stainless', 'galvanised']],
    ['cs', 'nátrubek nebo mufa 125', 'end', ['male', 'female']],
    ['sk', 'regulátor otáčok 2,5 A alebo 5 A', 'i_ctrl', ['2-5', '5']],
    ['de', 'Reduzierung 160 oder 200 auf 125', 'dn', ['160', '200']],
    ['de', 'Badlüfter 125 Zugschnur oder Bewegungsmelder', 'equipment', ['c', 'p']],
  ] as const)('%s: %s', async ([locale, query, code, ids], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    const read = understood?.facets.flatMap(({ choices = [] }) => choices)
    expect(read?.find((choice) => choice.code === code)?.values.toSorted()).toEqual(ids.toSorted())
    for (const hit of hits)
      expect(valuesOf(hit, code).some((id) => (ids as readonly string[]).includes(id))).toBe(true)
    expect(understood?.facets.filter(({ instead }) => instead !== undefined)).toEqual([])
  })

  it('in any pair, order and wording that a list of products has', async ({ expect }) => {
    const angles = [30, 45, 90]
    const pairs = angles.flatMap((a) => angles.flatMap((b) => (a === b ? [] : [[a, b] as const])))
    for (const [a, b] of pairs)
      for (const or of [' ', ' oder ', ' und ', ', ', '/']) {
        const query = `Rohrbogen DN 125 ${a}°${or}${b}°`
        const { hits, understood } = await hitsOf(shop, 'de', query)
        expect(understood?.facets.map(({ code }) => code).toSorted(), query).toEqual([
          'angle',
          'dn',
        ])
        for (const hit of hits)
          expect([a, b].map(String), query).toContain(valuesOf(hit, 'angle')[0])
      }
  })

  it('unless a product has both of them', async ({ expect }) => {
    const { hits } = await hitsOf(shop, 'de', 'Badlüfter 100 mit Nachlauf und Feuchtesensor')
    expect(hits.length).toBeGreaterThan(0)
    for (const hit of hits) expect(valuesOf(hit, 'equipment')).toEqual(['th'])
  })

  it('and the one that nothing has is named', async ({ expect }) => {
    const { hits, understood } = await hitsOf(shop, 'de', 'Gitter weiß oder schwarz 100')
    expect(hits.length).toBeGreaterThan(0)
    expect(understood?.facets.filter(({ instead }) => instead === null)).toMatchObject([
      { code: 'color_ral', value: 'Tiefschwarz (RAL 9005)', without: 'Gitter weiß 100' },
    ])
  })

  it('and a removed chip takes its `or` along', async ({ expect }) => {
    const { understood } = await hitsOf(shop, 'en', 'bend 100 or 125 90°')
    expect(understood?.facets.map(({ code, without }) => [code, without])).toEqual([
      ['dn', 'bend 90°'],
      ['angle', 'bend 100 or 125'],
    ])
  })

  it.for([
    ['de', 'Badlüfter 100 mit Nachlauf und Feuchtesensor', 'Badlüfter 100'],
    ['cs', 'ventilátor do koupelny 100 s doběhem a hygrostatem', 'ventilátor do koupelny 100'],
    ['en', 'bathroom fan 100 with timer and humidistat', 'bathroom fan 100'],
  ] as const)(
    '%s: %s has one chip for what has both',
    async ([locale, query, without], { expect }) => {
      const { hits, understood } = await hitsOf(shop, locale, query)
      const chips = understood?.facets.filter(({ code }) => code === 'equipment')
      expect(chips).toHaveLength(1)
      expect(chips?.[0]?.without).toBe(without)
      expect(hits.length).toBeGreaterThan(0)
      for (const { parameters } of hits)
        expect(parameters.get('equipment')).toEqual({ code: 'equipment', values: ['th'] })
    },
  )
})
