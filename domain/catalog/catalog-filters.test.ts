import { describe, expect, it } from 'vitest'
import type { CatalogScope, Facet } from './catalog.ts'
import {
  appliedFilters,
  isRefined,
  toggleValue,
  withoutFilters,
  withRange,
} from './catalog-filters.ts'
import { scopeOfQuery } from './catalog-query.ts'
import { queryOfScope } from './query-of-scope.ts'

const scopeOf = (query: string) => scopeOfQuery(new URLSearchParams(query))
const queryOf = (scope: CatalogScope) => queryOfScope(scope).toString()

const facets: Facet[] = [
  {
    type: 'values',
    code: 'dn',
    title: 'Nennweite',
    unit: 'mm',
    values: [{ id: '100', title: '100', count: 3 }],
  },
  { type: 'boolean', code: 'gasket', title: 'Lippendichtung', unit: '', count: 4 },
  { type: 'range', code: 'q_max', title: 'Luftmenge', unit: 'm³/h', min: 10, max: 900 },
]

describe('toggleValue', () => {
  it('adds and removes values, brands and availability, back on page 1', () => {
    const scope = scopeOf('page=3')
    expect(queryOf(toggleValue(scope, 'dn', '100'))).toBe('f_dn=100')
    expect(queryOf(toggleValue(scopeOf('f_dn=100&f_dn=125'), 'dn', '100'))).toBe('f_dn=125')
    expect(queryOf(toggleValue(scope, 'brand', 'zefyra'))).toBe('brand=zefyra')
    expect(queryOf(toggleValue(scopeOf('available=1'), 'available', '1'))).toBe('')
  })
})

describe('appliedFilters', () => {
  it('lists each filter in the order of the facets, with the scope after removing it', () => {
    const scope = scopeOf('f_q_max_from=80&f_dn=100&f_gasket=1&brand=zefyra&available=1')
    const applied = appliedFilters(scope, facets)
    expect(applied.map(({ code }) => code)).toEqual(['dn', 'gasket', 'q_max', 'brand', 'available'])
    expect(applied[0]?.value).toEqual({ id: '100', title: '100', count: 3 })
    expect(applied[1]?.value).toBeNull()
    expect(applied[2] && queryOf(applied[2].without)).toBe(
      'available=1&brand=zefyra&f_dn=100&f_gasket=1',
    )
  })

  it('keeps a filter removable that the listing no longer offers', () => {
    const [applied] = appliedFilters(scopeOf('f_old=x'), facets)
    expect(applied).toMatchObject({ code: 'old', facet: undefined, value: { id: 'x', title: 'x' } })
  })
})

describe('withRange and withoutFilters', () => {
  it('clears a range that is open at both ends', () => {
    expect(queryOf(withRange(scopeOf('f_q_max_from=80'), 'q_max', { from: null, to: null }))).toBe(
      '',
    )
  })

  it('clears all filters but keeps the sort order', () => {
    expect(queryOf(withoutFilters(scopeOf('f_dn=100&price_to=9&sort=price&page=2')))).toBe(
      'sort=price',
    )
  })
})

describe('reaches', () => {
  it('is one removable filter and is cleared with the others', () => {
    const scope = scopeOf('reaches=200@60&f_dn=100&page=2')
    const applied = appliedFilters(scope, facets)
    expect(applied.map(({ code }) => code)).toEqual(['dn', 'reaches'])
    expect(applied[1]).toMatchObject({ operatingPoint: { flow: 200, pressure: 60 }, value: null })
    expect(applied[1] && queryOf(applied[1].without)).toBe('f_dn=100')
    expect(queryOf(scope)).toBe('f_dn=100&page=2&reaches=200%4060')
    expect(queryOf(withoutFilters(scope))).toBe('')
  })
})

describe('isRefined', () => {
  it('is true for filtered and sorted lists, not for further pages', () => {
    expect([
      isRefined(scopeOf('f_dn=1')),
      isRefined(scopeOf('sort=name')),
      isRefined(scopeOf('page=2')),
    ]).toEqual([true, true, false])
  })
})
