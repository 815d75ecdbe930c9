import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

describe('§4.7: letters of a pasted query', () => {
  it.for([
    ['de', 'Badlüfter 100 weiß'],
    ['cs', 'zpětná klapka 125'],
    ['sk', 'tanierový ventil prívodný'],
  ] as const)('%s: %s reads the same in parts', async ([locale, query], { expect }) => {
    const [whole, parted] = await Promise.all(
      (['NFC', 'NFD'] as const).map((form) => hitsOf(shop, locale, query.normalize(form))),
    )
    expect(whole?.hits.length).toBeGreaterThan(0)
    expect(parted).toEqual(whole)
  })
})
