import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from '../searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(1500)
}, 60_000)

describe('§5: a removed part of a query widens the result', () => {
  it.for([
    ['de', 'Schalldämpfer 160 Länge 60 cm', 'dn', 'Schalldämpfer Länge 60 cm'],
    ['de', 'T Stück 160/125', 'dn', 'T Stück'],
    ['de', 'Ventilator ohne Nachlauf 100', 'equipment', 'Ventilator 100'],
    ['de', 'Rohrschelle 125 mit Gummi', 'rubber', 'Rohrschelle 125'],
    ['cs', 'T-kus 160/100 pozink', 'material', 'T-kus 160/100'],
    ['cs', 'objímky 125 s gumou 10 ks', 'dn', 'objímky s gumou 10 ks'],
    ['cs', 'regulátor otáček 2,5 A na omítku', 'mounting', 'regulátor otáček 2,5 A'],
    ['sk', 'hadica 150 dĺžka 3 m', 'dn', 'hadica dĺžka 3 m'],
    ['en', 'grille not plastic 125', 'material', 'grille 125'],
  ] as const)('%s: %s without %s is %s', async ([locale, query, code, rest], { expect }) => {
    const { understood, total } = await hitsOf(shop, locale, query)
    const facet = understood?.facets.find((each) => each.code === code)
    expect(facet?.without).toBe(rest)
    expect((await hitsOf(shop, locale, rest)).total).toBeGreaterThanOrEqual(total)
  })

  it.for([
    ['de', 'Muffe 125', 'end'],
    ['de', 'Motor für Silva 100', 'part'],
    ['cs', 'ploché koleno 110x54', 'shape'],
    ['cs', 'hygrostat pod omítku', 'equipment'],
    ['en', 'constant flow regulator 125', 'actuator'],
  ] as const)(
    '%s: %s has no product without %s, which stays',
    async ([locale, query, code], { expect }) => {
      const { understood } = await hitsOf(shop, locale, query)
      expect(understood?.facets.find((each) => each.code === code)?.without).toBe('')
    },
  )

  it.for([
    ['de', 'Motor für Silva 100'],
    ['cs', 'náhradní motor pro brisa 100'],
    ['en', 'motor for Silva 125'],
  ] as const)('%s: %s is a part, no actuator', async ([locale, query], { expect }) => {
    const { understood } = await hitsOf(shop, locale, query)
    expect(understood?.facets.map(({ code }) => code)).toEqual(['part', 'unit_model'])
  })
})

describe('§5: nothing is called unknown that says how many or what for', () => {
  it.for([
    ['de', 'zwei Badlüfter 100', 'A1'],
    ['de', 'mein Trockner macht alles feucht', 'C2.1'],
    ['cs', 'dva ventilátory 125', 'A1'],
    ['sk', 'tri kolená 125', 'D1'],
    ['en', 'two bathroom fans 100', 'A1'],
    ['en', 'hose for the drier', 'C2.1'],
  ] as const)('%s: %s', async ([locale, query, category], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId.startsWith(category)).toBe(true)
    expect(understood?.unknownWords ?? []).toEqual([])
  })

  it('an abbreviated fan of ducts is none of another maker', async ({ expect }) => {
    const { hits, understood } = await hitsOf(shop, 'de', 'Rohrvent 125 EC')
    expect(hits[0]?.categoryId).toMatch(/^A2/)
    expect(understood?.notStocked).toBeNull()
  })
})
