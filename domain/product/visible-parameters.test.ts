import { describe, expect, it } from 'vitest'
import type { Parameter } from './parameter.ts'
import { isVisibleParameter, mergedParameters, parameterGroups } from './visible-parameters.ts'

const parameter = (code: string, rest: Partial<Parameter>): Parameter => ({
  code,
  title: code,
  group: 'Luft',
  type: 'number',
  unit: '',
  number: null,
  values: [],
  description: null,
  ...rest,
})

describe('§5 Parameters', () => {
  it('shows numbers above 0 and parameters with values, nothing else', () => {
    expect(isVisibleParameter(parameter('q', { number: 95 }))).toBe(true)
    expect(isVisibleParameter(parameter('q', { number: 0 }))).toBe(false)
    expect(isVisibleParameter(parameter('q', { number: null }))).toBe(false)
    expect(
      isVisibleParameter(parameter('u', { type: 'values', values: [{ id: '230', title: '230' }] })),
    ).toBe(true)
    expect(isVisibleParameter(parameter('u', { type: 'values' }))).toBe(false)
  })

  it('omits parameters that the dictionary hides in the table', () => {
    const shown = [
      parameter('q', { number: 95 }),
      parameter('equipment', { number: 1, hideProductDetail: true }),
    ]
    const [group] = parameterGroups(shown)
    expect(group?.parameters.map(({ code }) => code)).toEqual(['q'])
  })

  it('groups them in order of appearance', () => {
    const groups = parameterGroups([
      parameter('q', { number: 95 }),
      parameter('u', { number: 230, group: 'Strom' }),
      parameter('dp', { number: 30 }),
      parameter('gone', { group: 'Leer' }),
    ])
    expect(groups.map(({ title, parameters }) => [title, parameters.length])).toEqual([
      ['Luft', 2],
      ['Strom', 1],
    ])
  })
})

it('prefers the variant’s own values', () => {
  const merged = mergedParameters(
    [parameter('dn', { number: 125 })],
    [parameter('dn', { number: 100 }), parameter('ip', { number: 4 })],
  )
  expect(merged.map(({ number }) => number)).toEqual([125, 4])
})
