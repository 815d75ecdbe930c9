import { describe, it } from 'vitest'
import { understoodValues, withUnderstood, withoutUnderstood } from './understood-values.ts'
import type { Facet } from '../catalog.ts'
import { scopeOfQuery } from '../catalog-query.ts'
import type { UnderstoodFacet } from '../understood.ts'

const value = (id: string) => ({ id, title: id, count: 3 })
const facets: Facet[] = [
  { type: 'values', code: 'dn', title: '', unit: 'mm', values: ['125', '160'].map(value) },
  { type: 'values', code: 'actuator', title: '', unit: '', values: [value('24v')] },
  { type: 'boolean', code: 'gasket', title: '', unit: '', count: 4 },
]
const facet = (code: string, values: string[], more: Partial<UnderstoodFacet> = {}) => ({
  code,
  title: code,
  value: values.join(),
  without: 'rohr',
  choices: [{ code, values }],
  ...more,
})
const valuesOf = (...given: UnderstoodFacet[]) =>
  understoodValues({ facets: given, unknownWords: [], notStocked: null, problem: null }, facets)
function scopeOf(address: string) {
  const query = new URLSearchParams(address)
  return { ...scopeOfQuery(query), query: query.get('q') ?? '' }
}
const of160 = valuesOf(facet('dn', ['160']))

describe('UX rule 4: filters show values parsed from the search query', () => {
  it('if the list offers them', ({ expect }) => {
    expect(of160).toEqual([{ code: 'dn', values: ['160'], without: 'rohr' }])
    expect(valuesOf(facet('gasket', ['1']))).toHaveLength(1)
    const choices = [
      { code: 'u', values: ['24'] },
      { code: 'actuator', values: ['24v'] },
    ]
    expect(valuesOf(facet('u', ['24'], { choices }))).toMatchObject([{ code: 'actuator' }])
  })

  it('but not unavailable, replaced or duplicate ones', ({ expect }) => {
    expect(valuesOf(facet('dn', ['137']))).toEqual([])
    expect(valuesOf(facet('dn', ['160'], { instead: '150 mm' }))).toEqual([])
    expect(valuesOf(facet('dn', ['125']), facet('dn', ['160']))).toEqual([])
    expect(understoodValues(undefined, facets)).toEqual([])
  })

  it('an explicit filter wins over the words', ({ expect }) => {
    expect(withUnderstood(scopeOf('q=rohr 160'), of160).values).toEqual({ dn: ['160'] })
    expect(withUnderstood(scopeOf('q=rohr 160&f_dn=125'), of160).values).toEqual({ dn: ['125'] })
  })

  it('values of the words stay in the query', ({ expect }) => {
    const remaining = withoutUnderstood(scopeOf('q=rohr 160&f_dn=160&f_gasket=1'), of160)
    expect(remaining).toMatchObject({ query: 'rohr 160', values: { gasket: ['1'] } })
    expect(remaining.values).not.toHaveProperty('dn')
  })

  it('removing one removes its words, but never the whole query', ({ expect }) => {
    expect(withoutUnderstood(scopeOf('q=rohr 160'), of160)).toMatchObject({
      query: 'rohr',
      values: {},
    })
    const whole = valuesOf(facet('dn', ['160'], { without: '' }))
    expect(withoutUnderstood(scopeOf('q=160'), whole).query).toBe('160')
  })

  it('adding one keeps both', ({ expect }) => {
    const both = withoutUnderstood(scopeOf('q=rohr 160&f_dn=125&f_dn=160'), of160)
    expect(both).toMatchObject({ query: 'rohr 160', values: { dn: ['125', '160'] } })
  })
})
