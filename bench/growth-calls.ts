import { CatalogScope } from '../domain/catalog/catalog.ts'

interface GrowthCall {
  name: string
  /** For the request with this number. */
  path: (request: number) => string
}

/** Catalogue calls of a shopper, the widest cases included. */
export const growthCalls: GrowthCall[] = [
  listing('category of the second level', { categoryId: 'A1' }),
  listing('department', { categoryId: 'A' }),
  listing('department, by name, page 10', { categoryId: 'A', sort: 'name', page: 10 }),
  listing('department, by price, one value chosen', {
    categoryId: 'A',
    sort: 'price',
    values: { dn: ['125'] },
  }),
  listing('department, three filters and a price range', {
    categoryId: 'A',
    values: { dn: ['100', '125'], motor: ['ec', 'ac'] },
    ranges: { q_max: { from: 80, to: 400 }, price: { from: 20, to: 300 } },
  }),
  listing('department, fans that reach 200 m³/h at 60 Pa', {
    categoryId: 'A',
    reaches: { flow: 200, pressure: 60 },
  }),
  listing('category, only what is available', { categoryId: 'A1', availableOnly: true }),
  listing('whole catalogue, one value chosen', { values: { dn: ['125'] } }),
  listing('results of a narrow search, with facets', { query: 'silva' }),
  listing('results of a wide search, with facets', { query: 'rohr' }),
  listing('results of a wide search, filtered', { query: 'rohr', values: { dn: ['125'] } }),
  search('search, narrow', 'silva 125'),
  search('search, two words', 'badlüfter nachlauf'),
  search('search, wide', 'rohr'),
  search('search, wide with diameter', 'rohr 125'),
  search('search, two sizes', 'bogen 90 125'),
  search('search, sizes alone', 'dn 125 ral 9005'),
  search('search, a size that there is not', 'bogen dn 137'),
  search('search, several sizes that there are not', 'brandschutzklappe 137 ei 180 mit motor'),
  search('search, with a price', 'badlüfter 100 unter 50 euro'),
  search('search, words that nothing has', 'xylophon quark'),
  search('search, with a typo', 'rohrventlator'),
  { name: 'search, article number', path: () => '/cms/search?limit=10&q=ZF-BLA-AUR-100' },
  { name: 'product', path: () => '/cms/catalog/product/zefyra-aura-badluefter-axial' },
  {
    name: 'products of a category, by its id',
    path: () => '/cms/catalog/product?categoryIds=A1.1',
  },
  { name: 'products at random', path: () => '/cms/catalog/product?random=10' },
]

function listing(name: string, scope: Partial<CatalogScope>): GrowthCall {
  const whole = CatalogScope.parse({
    values: {},
    ranges: {},
    brands: [],
    availableOnly: false,
    sort: 'default',
    page: 1,
    perPage: 21,
    ...scope,
  })
  return {
    name,
    path: () => `/cms/api/catalog/v2/state?scope=${encodeURIComponent(JSON.stringify(whole))}`,
  }
}

/** Adds unique two-letter words, which the search ignores, so that no response is cached. */
function search(name: string, query: string): GrowthCall {
  const letters = (n: number) => String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26))
  return {
    name,
    path: (request) =>
      `/cms/search?limit=10&q=${encodeURIComponent(`${query} ${letters(request)} ${letters(Math.floor(request / 676))}`)}`,
  }
}
