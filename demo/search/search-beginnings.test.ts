import { beforeAll, describe, it } from 'vitest'
import { searchMinLength } from '../../domain/catalog/search-terms.ts'
import { locales } from '../../domain/locales/locales.ts'
import { catalogueOf } from '../testing/catalogue-of.ts'
import { askShop } from './measure-search.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

/** Longer beginnings are rarely words that mean something else. */
const longest = 7

/** Beginnings of what a product is called, behind its maker and model. */
function beginningsIn(locale: (typeof locales)[number]): string[] {
  const words = catalogueOf(400).products.flatMap(({ name }) =>
    (name[locale].split(',')[0] ?? '')
      .toLocaleLowerCase(locale)
      .match(/\p{L}{4,}/gu)
      ?.slice(2),
  )
  const beginnings = words.flatMap((word = '') =>
    Array.from({ length: longest - searchMinLength + 1 }, (_, more) =>
      word.slice(0, searchMinLength + more),
    ),
  )
  return [...new Set(beginnings)].filter((beginning) => beginning.length >= searchMinLength)
}

describe('§4.7 suggestions while a word is typed', () => {
  it.for(locales)(
    '%s: each beginning of a word in product names finds products',
    {
      timeout: 120_000,
    },
    async (locale, { expect }) => {
      const lost: string[] = []
      for (const beginning of beginningsIn(locale)) {
        const { state } = await askShop(shop, locale, beginning)
        if (state.total === 0) lost.push(beginning)
      }
      expect(lost).toEqual([])
    },
  )

  it.for([
    ['de', 'mauer', 'Mauerkasten'],
    ['de', 'nach', 'Nachlauf'],
    ['cs', 'proti', 'proti'],
    ['en', 'wall b', 'wall'],
  ] as const)('%s: %s alone means nothing that products have', async (typed, { expect }) => {
    const [locale, query, word] = typed
    const { state } = await askShop(shop, locale, query)
    expect(state.products[0]?.name.toLowerCase()).toContain(word.toLowerCase())
  })
})
