import { beforeAll, describe, it } from 'vitest'
import type { ParameterValueRecord } from '../../backend/db/columns.ts'
import { hitsOf } from '../testing/hits-of.ts'
import { askShop } from './measure-search.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

function textOf(record: ParameterValueRecord | undefined): string {
  if (!record) return ''
  return 'number' in record ? String(record.number) : record.values.join('|')
}

describe('§4.7: lines of a bill of quantities, and sizes as people say them', () => {
  it.for([
    ['cs', 'VZT potrubí kruhové SPIRO pr. 200 mm vč. 30% tvarovek - 15 bm', 'C1', { dn: '200' }],
    ['sk', 'Kruhové potrubie z pozink. plechu d 250mm, hr.0,6', 'C1', { wall_thk: '0-6' }],
    ['en', 'spirally wound duct to DW/144, 400mm dia', 'C1', { dn: '400' }],
    ['en', 'VAV box 250', 'D9', { dn: '250' }],
    ['de', 'Filter 59x59', 'F2', { filter_dim: '592x592x360' }],
    ['de', 'Taschenfilter 59x59x60 cm', 'F2', { filter_dim: '592x592x600' }],
    ['cs', 'T-kus 125x125x100', 'D2', { dn: '125', dn2: '100' }],
    ['sk', 'anemostat 600x600', 'E3.1', { plate: '600' }],
    ['en', 'grease filter canopy 1600', 'J2', { hood_length: '1600' }],
    ['cs', 'hadice sonoflex 160', 'G2', { dn: '160' }],
    ['cs', 'požární ventil přívodní 125', 'I2', { dn: '125' }],
    ['cs', 'ventilátor co se sám zapne když je pára', 'A1.1', { equipment: 'th' }],
  ] as const)('%s: %s', async ([locale, query, category, parameters], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    const [hit] = hits
    expect(hit?.categoryId).toBe(category)
    expect(understood?.facets.filter(({ instead }) => instead !== undefined)).toEqual([])
    for (const [code, value] of Object.entries(parameters))
      expect(textOf(hit?.parameters.get(code))).toBe(value)
  })

  it('a rectangle that nothing has is that of a grille, not of a round outlet', async ({
    expect,
  }) => {
    const { hits } = await hitsOf(shop, 'sk', 'výustka 425x125')
    expect(hits[0]?.categoryId).toBe('E1.1')
  })

  it('of two names of a class the one is kept that products have', async ({ expect }) => {
    const { hits, understood } = await hitsOf(shop, 'de', 'Brandschutzklappe K90 200x200')
    expect(textOf(hits[0]?.parameters.get('fire_class'))).toBe('ei90')
    expect(understood?.facets.find(({ code }) => code === 'fire_class')?.instead).toBeUndefined()
  })

  it('the water that drips is no property of an insulation', async ({ expect }) => {
    const { understood } = await hitsOf(shop, 'de', 'warum tropft wasser aus dem lüftungsrohr')
    expect(understood).toMatchObject({ facets: [], problem: 'damp' })
  })

  it.for([
    ['sk', 'izolácia na potrubie 32mm samolepiaca'],
    ['de', 'Lüfter fürs Gästeklo mit Lichtschalter Nachlauf 100'],
  ] as const)('%s: halves of "%s" are no correction', async ([locale, query], { expect }) => {
    expect((await askShop(shop, locale, query)).spelling).toBeNull()
  })

  it('the area of a flat leads to the calculator, and is no unknown word', async ({ expect }) => {
    const { understood } = await hitsOf(shop, 'cs', 'rekuperace pro byt 80m2')
    expect(understood).toMatchObject({ problem: 'size', unknownWords: [] })
  })
})
