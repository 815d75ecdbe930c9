import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

/* Where products are mounted, what drives them, and what a pipe goes through. */

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

describe('§4.7: places and drives in a query', () => {
  it.for([
    ['de', 'Brandschutzklappe 24V Stellantrieb'],
    ['cs', 'požární klapka EI90 230V servopohon'],
    ['sk', 'požiarna klapka servopohon'],
    ['en', 'motorised fire damper EI 90 230V'],
    ['en', 'EI90 fire damper 230 V actuator'],
  ] as const)('%s: %s is the damper with its actuator', async ([locale, query], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId, parameters } of hits) {
      expect(categoryId).toBe('I1')
      expect(parameters.get('actuator')).not.toMatchObject({ values: ['none'] })
    }
  })

  it.for([
    ['de', 'Lüftungsgerät an die Wand', 'B1'],
    ['de', 'Lüftungsgerät durch die Wand', 'B2'],
    ['cs', 'rekuperační jednotka na stěnu', 'B1'],
    ['cs', 'rekuperace skrz zeď', 'B2'],
    ['sk', 'rekuperačná jednotka na stenu', 'B1'],
    ['sk', 'rekuperačná jednotka do steny', 'B2'],
    ['en', 'ventilation unit for wall mounting', 'B1'],
    ['en', 'heat recovery through the wall', 'B2'],
  ] as const)('%s: %s is a unit of %s', async ([locale, query, category], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId } of hits) {
      expect(categoryId.startsWith(category)).toBe(true)
      expect(categoryId).not.toBe('B1.3')
    }
    expect(understood?.unknownWords ?? []).toEqual([])
  })

  it.for([
    ['sk', 'vetrák cez stenu', 'A1'],
    ['cs', 'řízení otáček EC 0-10 V', 'H1.3'],
    ['en', 'through wall kit 100', 'J3'],
    ['de', 'Wanddurchführung Trockner', 'J3'],
    ['de', 'Trockner Abluft durch die Wand', 'J3'],
    ['cs', 'odvod sušičky přes zeď', 'J3'],
    ['sk', 'odvod sušičky cez stenu', 'J3'],
    ['en', 'tumble dryer exhaust through the wall', 'J3'],
    ['de', 'Trocknerschlauch durch die Wand', 'C2'],
  ] as const)('%s: %s', async ([locale, query, category], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId } of hits.slice(0, 3))
      expect(categoryId.startsWith(category)).toBe(true)
  })
})
