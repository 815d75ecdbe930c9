import type { CatalogScope } from '../../domain/catalog/catalog.ts'
import * as cms from '../../domain/contract/cms.ts'
import { findCodes } from '../../domain/contract/cms-codes.ts'
import { homepageQuery } from '../../domain/contract/cms-graphql.ts'
import type { Check, Found } from './check.ts'
import { ensure, required } from './outcomes.ts'

const unknown = 'conformance-unknown-slug'

export const catalogueChecks: readonly Check[] = [
  {
    name: 'the home page has the fields of the contract',
    group: 'catalogue',
    run: async (client) => {
      await client.query(homepageQuery)
    },
  },
  {
    name: 'categories of the first level can be read',
    group: 'navigation',
    async run(client, found) {
      const { data } = await client.request(cms.getTopCategories)
      ensure(data.length > 0, 'GET {cms}/catalog/category/top: no category')
      found.category = data[0]
    },
  },
  {
    name: 'categories are found by slug, and unknown ones are left out',
    group: 'catalogue',
    async run(client, found) {
      const { id, slug } = categoryOf(found)
      const query = { slugs: `${slug},${unknown}` }
      const { data } = await client.request(cms.getCatalogCategories, { query })
      const ids = data.map((category) => category.id).join(', ')
      ensure(ids === id, `{cms}/catalog/category?slugs=${query.slugs}: found ${ids || 'none'}`)
    },
  },
  {
    name: 'a listing has products, pages and facets',
    group: 'catalogue',
    async run(client, found) {
      const state = await client.request(cms.getCatalogState, { query: scopeOf(found, {}) })
      ensure(state.products.length > 0, `the category ${categoryOf(found).slug} has no product`)
      ensure(state.products.length <= 2, 'perPage=2 is answered with more than 2 products')
      ensure(state.total >= state.products.length, 'total is less than the products of the page')
      found.tile = state.products[0]
    },
  },
  {
    name: 'a page after the last one of a listing is empty',
    group: 'catalogue',
    async run(client, found) {
      const query = scopeOf(found, { page: 100_000 })
      const { products, total } = await client.request(cms.getCatalogState, { query })
      ensure(products.length === 0, `page 100000 of ${total} products has ${products.length}`)
    },
  },
  {
    name: 'sorting by price sorts by price',
    group: 'catalogue',
    async run(client, found) {
      const query = scopeOf(found, { sort: 'price', perPage: 20 })
      const { products } = await client.request(cms.getCatalogState, { query })
      const prices = products.map(({ variant }) => variant.prices.unitWithTax)
      const isSorted = prices.every((price, at) => price >= (prices[at - 1] ?? 0))
      ensure(isSorted, `sort=price is answered with ${prices.join(', ')}`)
    },
  },
  {
    name: 'a product has variants, one of them the variant of its tile',
    group: 'catalogue',
    async run(client, found) {
      const { slug, variant } = tileOf(found)
      const { data } = await client.request(cms.getProductDetail, { params: { slug } })
      const has = data.variants.some(({ id }) => id === variant.id)
      ensure(has, `the product ${slug} does not have the variant ${variant.id} of its tile`)
    },
  },
  {
    name: 'an unknown product is a 404 with errors',
    group: 'catalogue',
    async run(client) {
      await client.refusal(cms.getProductDetail, [404], { params: { slug: unknown } })
    },
  },
  {
    name: 'search finds a product by its name',
    group: 'catalogue',
    async run(client, found) {
      const { id, name } = tileOf(found)
      const { products } = await client.request(cms.search, { query: { q: name, limit: '20' } })
      const has = products.entities.some((product) => product.id === id)
      ensure(has, `{cms}/search?q=${name} does not find the product ${id}`)
    },
  },
  {
    name: 'a search without results is an empty list, whatever was typed',
    group: 'catalogue',
    async run(client) {
      const typed = ['qzxwvk jjyyqq', '%', '"', '\\', "' OR 1=1 --", '🙂', 'a'.repeat(200)]
      for (const q of typed)
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as a visitor would
        await client.request(cms.search, { query: { q } })
    },
  },
  {
    name: 'products are found by id, in the order of the ids',
    group: 'lookups',
    async run(client, found) {
      const { id } = tileOf(found)
      const query = { ids: `${unknown},${id}` }
      const { data } = await client.request(cms.getProducts, { query })
      const ids = data.map((product) => product.id).join(', ')
      ensure(ids === id, `{cms}/catalog/product?ids=${query.ids}: found ${ids || 'none'}`)
    },
  },
  {
    name: 'article numbers are found, also unknown ones',
    group: 'lookups',
    async run(client, found) {
      const { variant } = tileOf(found)
      const codes = [variant.catalogCode, unknown]
      const { data } = await client.request(findCodes, { body: { codes } })
      ensure(data.length === codes.length, `${codes.length} codes have ${data.length} answers`)
    },
  },
]

const categoryOf = ({ category }: Found) => required(category, 'no category is known')
const tileOf = ({ tile }: Found) => required(tile, 'no product is known')

/** Query of a listing, of the category that is known. */
function scopeOf(found: Found, changed: Partial<CatalogScope>): { scope: string } {
  return {
    scope: cms.encodeScope({
      categoryId: categoryOf(found).id,
      values: {},
      ranges: {},
      brands: [],
      availableOnly: false,
      sort: 'default',
      page: 1,
      perPage: 2,
      ...changed,
    }),
  }
}
