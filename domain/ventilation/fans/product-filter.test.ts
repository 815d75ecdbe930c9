import { expect, test } from 'vitest'
import { queryOfScope } from '../../catalog/query-of-scope.ts'
import { type ProductFilter, queryOfProducts, scopeOfProducts } from './product-filter.ts'

test('product filter: has the URL of its listing', () => {
  const products: ProductFilter = {
    category: 'ductFans',
    values: { dn: ['100', '125'], end: ['male'] },
    ranges: { q_max: { from: 150, to: null }, lpa: { from: null, to: 25 } },
    reaches: { flow: 200, pressure: 60 },
  }
  expect(queryOfProducts(products)).toBe(
    queryOfScope(scopeOfProducts(products, 'A2', 3)).toString(),
  )
})
