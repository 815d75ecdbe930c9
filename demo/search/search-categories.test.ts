import { beforeAll, describe, it } from 'vitest'
import { findResults } from '../../backend/cms/search/search.ts'
import type { Locale } from '../../domain/locale.ts'
import { callerOf } from './measure-search.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

async function categoriesOf(locale: Locale, query: string, page = 1, asTyped = false) {
  const results = await findResults(shop, callerOf(locale), query, {
    limit: 10,
    page,
    asTyped,
  })
  return results.categories
}

describe('§4 suggestions: categories are those of the products that a query names', () => {
  it.for([
    ['de', 'lüfter geht nicht aus', 'H2'],
    ['de', 'brandschutzklappe schmelzlot 95 grad', 'I1'],
    ['de', 'wickelfalzrohr 125 3 m', 'C1'],
    ['cs', 'koleno 90 125 pozink', 'D1'],
    ['sk', 'tanierový ventil prívod 125 biely', 'E2.1'],
    ['en', 'continuous fan humidity controlled 100', 'A1.1'],
  ] as const)('%s: %s', async ([locale, query, id], { expect }) => {
    expect((await categoriesOf(locale, query)).entities[0]?.id).toBe(id)
  })

  it('a fault names no categories whose texts only begin alike', async ({ expect }) => {
    const { entities } = await categoriesOf('de', 'lüfter geht nicht aus')
    const [first, ...others] = entities.map(({ id }) => id)
    expect(first).toBe('H2')
    for (const id of others) expect(id).toMatch(/^[AB]/)
  })

  it('a declined correction names none', async ({ expect }) => {
    expect((await categoriesOf('de', 'wikelfalzrohr')).total).toBeGreaterThan(0)
    expect((await categoriesOf('de', 'wikelfalzrohr', 1, true)).total).toBe(0)
  })

  it('each is listed once, and the total is that of all pages', async ({ expect }) => {
    const first = await categoriesOf('de', 'lüfter')
    const second = await categoriesOf('de', 'lüfter', 2)
    const ids = [...first.entities, ...second.entities].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(Math.min(first.total, 20))
  })
})
