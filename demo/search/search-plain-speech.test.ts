import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type KnownVariant, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

const valuesOf = (hits: readonly KnownVariant[], code: string) =>
  hits.slice(0, 3).flatMap(({ parameters }) => {
    const own = parameters.get(code)
    if (!own) return []
    return 'values' in own ? own.values : [String(own.number)]
  })

describe('§4.7: rooms, remedies and looks', () => {
  it.for([
    ['cs', 'větrání sklepa ventilátor s hygrostatem', /^(A|M1)/],
    ['sk', 'vetranie pivnice ventilátor s hygrostatom', /^(A|M1)/],
    ['de', 'Abluft Bad Rohr 125', /^C/],
    ['en', 'bathroom extract duct 125', /^C/],
    ['de', 'Übergang Rohr und Schlauch', /^D3/],
    ['de', 'Gitterchen für die Badezimmertür', /^E1.4/],
    ['de', 'Dämmrohr 150', /^C2.2/],
    ['en', 'bendy duct 125', /^C2/],
    ['de', 'runder Luftauslass 125', /^E2/],
    ['de', 'Wickelfalzrohr-Schelle DN 200', /^L1/],
    ['sk', 'krytka na vetrací otvor 150', /^E1/],
    ['en', 'canopy for restaurant', /^J2/],
    ['cs', 'věc na strop co se šroubuje odtah 125', /^E2/],
  ] as const)('%s: %s names the products', async ([locale, query, category], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toMatch(category)
    expect(understood?.notStocked ?? null).toBeNull()
  })

  it.for([
    ['de', 'Insektenschutz Lüftungsrohr 100'],
    ['cs', 'síťka proti hmyzu na potrubí 100'],
    ['sk', 'sieťka proti hmyzu na rúru 100'],
    ['en', 'insect mesh for duct 100'],
  ] as const)(
    '%s: %s is a grille of that size with a mesh',
    async ([locale, query], { expect }) => {
      const { hits } = await hitsOf(shop, locale, query)
      expect(hits[0]?.categoryId).toMatch(/^E1/)
      expect(new Set(valuesOf(hits, 'dn'))).toEqual(new Set(['100']))
      expect(new Set(valuesOf(hits, 'insect_net'))).toEqual(new Set(['1']))
    },
  )

  it.for([
    ['de', 'Spinnen kommen durchs Lüftungsrohr rein', 'insects', /^E1/],
    ['cs', 'mušky lezou větrákem do koupelny', 'insects', /^E1/],
    ['sk', 'do ventilátora lezú osy', 'insects', /^E1/],
    ['en', 'moths come in through the extractor', 'insects', /^E1/],
    ['de', 'Nachbarn hört man durch die Lüftung', 'noise', /^G/],
    ['cs', 'potrubím je slyšet soused', 'noise', /^G/],
    ['sk', 'ventilátor je počuť cez rúru až v spálni', 'noise', /^G/],
    ['en', 'can hear neighbours talking through the vent', 'noise', /^G/],
    ['sk', 'hlučí mi vzduch vo výustke', 'noise', /^G/],
    ['cs', 'jak odhlučnit trubku od rekuperace', 'noise', /^G/],
    ['cs', 'po sprchování teče voda po zdech v koupelně', 'damp', /^A1/],
    ['sk', 'v kuchyni po varení cítiť smažené celý deň', 'smell', /^J1/],
    ['de', 'Keller riecht muffig trotz gekipptem Fenster', 'smell', /^(A|M1|B2)/],
    ['de', 'Badlüfter geht nicht mehr aus', 'running', /^H2/],
  ] as const)('%s: %s is a problem', async ([locale, query, problem, category], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(understood?.problem).toBe(problem)
    expect(hits[0]?.categoryId).toMatch(category)
  })

  it('a grille against insects keeps its colour', async ({ expect }) => {
    const { hits } = await hitsOf(shop, 'sk', 'mriežka na fasádu antracit 125 proti hmyzu')
    expect(new Set(valuesOf(hits, 'color_ral'))).toEqual(new Set(['ral-7016']))
  })
})

describe('§4.7: sizes as they are spoken and copied', () => {
  it.for([
    ['cs', 'spiro roura 200 metr', { dn: '200', length: '1000' }],
    ['sk', 'spiro rúra 200 meter', { dn: '200', length: '1000' }],
    ['en', 'spiral duct 200 metre', { dn: '200', length: '1000' }],
    ['en', 'circular attenuator 200 dia 900 long', { dn: '200', length: '900' }],
    ['de', 'Schalldämpfer 125 lang 900', { dn: '125', length: '900' }],
    ['de', 'Taschenfilter 592/592/600', { filter_dim: '592x592x600' }],
    ['sk', 'Flexi hadica hliníková 125 5m 3 balenia', { dn: '125', roll_length: '5' }],
    ['de', 'Wickelfalzrohr DN 200 3 m und 4 Bögen 90°', { dn: '200', length: '3000' }],
  ] as const)('%s: %s', async ([locale, query, sizes], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    for (const [code, value] of Object.entries(sizes))
      expect(new Set(valuesOf(hits, code)), code).toEqual(new Set([value]))
  })

  it.for([
    ['de', 'Wickelfalzrohr DN 250 12 St.', 'angle'],
    ['de', 'Servomotor Klappe 5 Nm', 'backdraught'],
  ] as const)('%s: %s has no %s', async ([locale, query, code], { expect }) => {
    const { understood } = await hitsOf(shop, locale, query)
    expect(understood?.facets.map((facet) => facet.code)).not.toContain(code)
  })

  it('properties count for more than words of a description', async ({ expect }) => {
    const { hits, understood } = await hitsOf(shop, 'en', 'fan keeps running hours after light off')
    expect(hits[0]?.categoryId).toMatch(/^A/)
    expect(understood?.facets.map(({ instead }) => instead)).toEqual([undefined])
  })
})
