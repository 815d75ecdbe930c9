import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

describe('§4.7: degrees are an angle or a temperature', () => {
  const link = { code: 'fuse_temp', values: ['72'] }

  it.for([
    ['de', 'Schmelzlot 72 Grad'],
    ['de', 'Brandschutzklappe 72°'],
    ['cs', 'tavná pojistka 72 °C'],
    ['cs', 'požární klapka 72 stupňů'],
    ['sk', 'tavná poistka 72 stupňov'],
    ['en', 'fusible link 72'],
    ['en', 'fire damper 72 deg'],
  ] as const)('%s: %s is that of a fusible link', async ([locale, query], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { parameters } of hits) expect(parameters.get('fuse_temp')).toEqual(link)
    expect(understood?.facets).toMatchObject([{ code: 'fuse_temp' }])
  })

  it.for([
    ['de', 'Ventilator 90 Grad', 90],
    ['de', 'Aluflexrohr bis 120 Grad', 120],
    ['cs', 'hadice do 120 stupňů', 120],
    ['sk', 'krbový ventilátor 90 stupňov', 90],
    ['en', 'flexible duct 120 degrees', 120],
  ] as const)('%s: %s is that of the air', async ([locale, query, least], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { parameters } of hits) {
      const highest = parameters.get('t_max')
      expect(highest && 'number' in highest && highest.number).toBeGreaterThanOrEqual(least)
    }
  })

  it.for([
    ['de', 'Bogen hitzebeständig 90 Grad'],
    ['cs', 'koleno 90 stupňů'],
  ] as const)('%s: %s is that of a bend', async ([locale, query], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { parameters } of hits)
      expect(parameters.get('angle')).toEqual({ code: 'angle', values: ['90'] })
  })
})
