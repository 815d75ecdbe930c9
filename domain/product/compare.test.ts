import { expect, test } from 'vitest'
import { comparisonRows } from './compare.ts'
import type { Parameter } from './parameter.ts'

const parameter = (code: string, number: number | null, ...values: string[]): Parameter => ({
  code,
  title: code,
  group: 'Maße',
  type: number === null ? 'values' : 'number',
  unit: '',
  number,
  values: values.map((id) => ({ id, title: id })),
  description: null,
})

test('§2 compare: a row holds every product’s value and says whether they differ', () => {
  const rows = comparisonRows([
    { parameters: [parameter('dn', null, '100'), parameter('q_max', 95)] },
    { parameters: [parameter('dn', null, '100'), parameter('q_max', 180)] },
  ])
  expect(rows.map(({ code, differs }) => [code, differs])).toEqual([
    ['dn', false],
    ['q_max', true],
  ])
})

test('§2 compare: a missing property is a difference with a gap', () => {
  const [row] = comparisonRows([
    { parameters: [parameter('ip', null, 'IP44')] },
    { parameters: [] },
  ])
  expect(row?.differs).toBe(true)
  expect(row?.cells[1]).toBeNull()
})

test('§5 compare: empty properties are omitted', () => {
  expect(comparisonRows([{ parameters: [parameter('weight', 0)] }])).toEqual([])
})
