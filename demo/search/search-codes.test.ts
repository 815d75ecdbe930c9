import { beforeAll, describe, it } from 'vitest'
import { generateProducts } from '../catalogue/generate.ts'
import { askShop } from './measure-search.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

/** The last variant of each twentieth product, which is not its default variant. */
const variants = [...generateProducts({ products: 400 })]
  .filter(({ variants: own }, index) => index % 20 === 0 && own.length > 1)
  .filter(({ variants: own }) => /\d/.test(own.at(-1)?.catalogCode ?? ''))
  .flatMap(({ variants: own }) => own.slice(-1))

const hitsOf = async (query: string) =>
  (await askShop(shop, 'de', query)).state.products.map(({ variant }) => variant.id)

describe('§4.7: codes and EAN find the exact variant', () => {
  it('however they are written', async ({ expect }) => {
    expect(variants.length).toBeGreaterThan(10)
    for (const { id, catalogCode, marketingCode, ean } of variants)
      for (const query of [
        catalogCode,
        catalogCode.toLowerCase(),
        catalogCode.replaceAll('-', ' '),
        catalogCode.replaceAll('-', ''),
        `Art.-Nr. ${catalogCode}`,
        marketingCode,
        marketingCode.replace(/\d/, ' $&'),
        `2x ${marketingCode}`,
        marketingCode.replace(/\D+/, ''),
        ean,
        `EAN: ${ean}`,
      ])
        expect({ query, hits: await hitsOf(query) }).toEqual({ query, hits: [id] })
  })

  it('by their beginning, those of one product as one hit', async ({ expect }) => {
    const hits = await hitsOf('ZF-BLA-')
    expect(hits.length).toBeGreaterThan(5)
    for (const id of hits) expect(shop.variants.get(id)?.categoryId).toBe('A1.1')
  })

  it('a code that nothing has finds nothing, and nothing is guessed from it', async ({
    expect,
  }) => {
    for (const query of ['ZZ-999-QQ-1', '9999999999999', 'ZF9999999'])
      expect({ query, hits: await hitsOf(query) }).toEqual({ query, hits: [] })
  })
})
