import { describe, it } from 'vitest'
import { matchingVariants } from './matching-variants.ts'

const parameter = (code: string, n: number, ids: string[]) =>
  [code, { pk: n, code, values: new Map(ids.map((id) => [id, { id, title: id }])) }] as const

// Of a dictionary only its parameters are looked at, and of those only key and values.
const dictionary = {
  parameters: new Map([
    parameter('dn', 1, ['100', '125']),
    parameter('filter_en779', 2, ['g4', 'f7']),
  ]),
} as unknown as Parameters<typeof matchingVariants>[1]

const columns = (query: string) =>
  matchingVariants(query, dictionary).map(({ facet, column }) => [facet, column])

describe('UX rule 11: variants that a query names', () => {
  it('are those of a diameter and of an EN 779 filter class', ({ expect }) => {
    expect(columns('spiro 125')).toEqual([['dn', 'value:1']])
    expect(columns('Filter F7')).toEqual([['filter_en779', 'value:2']])
    expect(columns('filterkasten dn100 g4')).toEqual([
      ['dn', 'value:1'],
      ['filter_en779', 'value:2'],
    ])
  })

  it('are none where nothing has what the query names', ({ expect }) => {
    for (const query of ['spiro 126', 'filter f8', 'h7', 'badlüfter', '']) {
      expect(columns(query), query).toEqual([])
    }
  })
})
