import { describe, it } from 'vitest'
import type { Facet } from '../../../domain/catalog/catalog.ts'
import { scopeOfQuery } from '../../../domain/catalog/catalog-query.ts'
import { queryOfScope } from '../../../domain/catalog/query-of-scope.ts'
import { quickLimits, quickValues } from './quick-choices.ts'

const scopeOf = (query: string) => scopeOfQuery(new URLSearchParams(query))
const valuesOf = (counts: Record<string, number>): Facet => ({
  type: 'values',
  code: 'dn',
  title: 'Nennweite',
  unit: 'mm',
  values: Object.entries(counts).map(([id, count]) => ({ id, title: id, count })),
})
const rangeOf = (min: number, max: number): Facet => ({
  type: 'range',
  code: 'q_max',
  title: 'Luftmenge',
  unit: 'm³/h',
  min,
  max,
})

describe('UX rule 5: quick filters above the list', () => {
  it('keep their values in place while filters change, empty ones too (UX rule 6)', ({
    expect,
  }) => {
    const steady = valuesOf({ 80: 1, 100: 9, 125: 8, 150: 7, 160: 6, 200: 5, 250: 4 })
    const now = valuesOf({ 80: 1, 100: 0, 125: 2, 150: 0, 160: 6, 200: 5, 250: 4 })
    const shown = quickValues(now, steady, scopeOf('f_dn=150'))
    expect(shown.map(({ title }) => title)).toEqual(['100', '125', '150', '160', '200', '250'])
    expect(shown.map(({ isEmpty }) => isEmpty)).toEqual([true, false, false, false, false, false])
    expect(shown.filter(({ chosen }) => chosen).map(({ title }) => title)).toEqual(['150'])
    expect(shown[1] && queryOfScope(shown[1].to).getAll('f_dn')).toEqual(['150', '125'])
  })

  it('keep their limits, and disable those without results', ({ expect }) => {
    const shown = quickLimits(rangeOf(60, 300), rangeOf(60, 900), scopeOf('f_q_max_from=200'))
    expect(shown.map(({ title }) => title)).toEqual(['100', '200', '500'])
    expect(shown.map(({ isEmpty }) => isEmpty)).toEqual([false, false, true])
    expect(shown[1]?.chosen).toBe(true)
    expect(shown[1] && queryOfScope(shown[1].to).toString()).toBe('')
  })
})
