import { beforeAll, describe, it } from 'vitest'
import { locales } from '../../domain/locales/locales.ts'
import { generateProducts } from '../catalogue/generate.ts'
import { askShop } from './measure-search.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

const products = [...generateProducts({ products: 400 })].filter((_, index) => index % 4 === 0)

describe.for(locales)('§4.7: a name that is pasted into the search, %s', (locale) => {
  const firstHit = async (query: string) =>
    (await askShop(shop, locale, query)).state.products[0] ?? null

  it('finds its product first, whatever sizes it has', async ({ expect }) => {
    expect(products.length).toBeGreaterThan(90)
    for (const { name } of products)
      expect((await firstHit(name[locale]))?.name, name[locale]).toBe(name[locale])
  })

  it('finds the variant of an invoice', async ({ expect }) => {
    for (const { variants } of products) {
      const { id, fullname } = variants.at(-1) ?? {}
      const name = fullname?.[locale] ?? ''
      const hit = await firstHit(name)
      // Variants of equal names differ by what no name has.
      const others = variants.filter((other) => other.fullname[locale] === name)
      expect(others.length === 1 ? [id] : others.map((other) => other.id), name).toContain(
        hit?.variant.id,
      )
    }
  })

  it('may have the invisible signs of a page', async ({ expect }) => {
    for (const { name } of products.slice(0, 20)) {
      const copied = name[locale].replaceAll('–', '\u2060–\u2060').replaceAll(' mm', '\u00a0mm')
      expect((await firstHit(copied))?.name, copied).toBe(name[locale])
    }
  })
})

describe('§4.7: a range of diameters', () => {
  it.for([
    ['de', 'Badlüfter Ø 100–125 mm'],
    ['de', 'Badlüfter 100 bis 125 mm'],
    ['cs', 'koupelnový ventilátor Ø 100 až 125 mm'],
    ['en', 'bathroom fan 100-125 mm'],
  ] as const)(
    '%s: of "%s" is any of them, and no air flow',
    async ([locale, query], { expect }) => {
      const { understood } = await askShop(shop, locale, query)
      expect(understood?.facets.map(({ code, value }) => [code, value])).toEqual([
        ['dn', expect.stringMatching(/^100, .*mm$/)],
      ])
    },
  )

  it('of a reducer stays its two ends', async ({ expect }) => {
    const { understood } = await askShop(shop, 'de', 'Reduzierung 160-125 mm')
    expect(understood?.facets.map(({ code }) => code)).toEqual(['dn', 'dn2'])
  })
})
