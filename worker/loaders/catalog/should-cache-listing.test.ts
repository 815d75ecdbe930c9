import { describe, it } from 'vitest'
import type { Facet } from '../../../domain/catalog/catalog.ts'
import { scopeOfQuery } from '../../../domain/catalog/catalog-query.ts'
import { canonicalQuery } from '../../request/query.ts'
import { shouldCacheListing } from './should-cache-listing.ts'

const values = ['100', '125', '150', '160', '200'].map((id) => ({ id, title: id, count: 3 }))
const facets: Facet[] = [
  { type: 'values', code: 'dn', title: 'Nennweite', unit: 'mm', values },
  { type: 'range', code: 'q_max', title: 'Luftmenge', unit: 'm³/h', min: 60, max: 900 },
  { type: 'duty', code: 'reaches', title: 'Luftmenge bei Druck', unit: '', count: 4 },
  { type: 'boolean', code: 'gasket', title: 'Dichtung', unit: '', count: 4 },
  { type: 'boolean', code: 'available', title: 'Verfügbar', unit: '', count: 2 },
]
const isStored = (query: string, total = 9) => {
  const scope = scopeOfQuery(canonicalQuery(new URLSearchParams(query), 'category'))
  return shouldCacheListing(scope, { products: [], total, page: 1, perPage: 21, facets })
}

describe('issue: unbounded keys are not cached', () => {
  it.for(['', 'page=2&sort=price', 'f_dn=100&f_dn=125', 'f_gasket=1&available=1', 'page=1-3'])(
    'caches "%s", which many visitors request',
    (query, { expect }) => {
      expect(isStored(query)).toBe(true)
    },
  )

  it.for([
    'f_dn=100&f_dn=made-up',
    'f_unknown=1',
    'brand=nobody',
    'f_q_max_from=81.234',
    'price_from=1&price_to=100',
    'reaches=200@60',
    'f_dn=100&f_dn=125&f_dn=150&f_dn=160&f_dn=200',
  ])('does not cache "%s"', (query, { expect }) => {
    expect(isStored(query)).toBe(false)
  })

  it('does not cache a list without products', ({ expect }) => {
    expect(isStored('f_dn=100', 0)).toBe(false)
  })
})
