import { expect, it } from 'vitest'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { RoundEquivalent } from './round-equivalent.tsx'

const size = (...ids: string[]): Parameter => ({
  code: 'size_ab',
  title: 'Maß',
  group: '',
  type: 'values',
  unit: 'mm',
  number: null,
  values: ids.map((id) => ({ id, title: id })),
  description: null,
})
const render = (...parameters: Parameter[]) =>
  renderInShop(<RoundEquivalent categoryId="C4" parameters={parameters} />)

it('domain 2.3: shows the round duct of the same friction, and the hydraulic diameter', () => {
  expect(render(size('220x90'))).toContain('Ø 150 mm (Huebscher)')
  expect(render(size('220x90'))).toContain('ist 128 mm')
})

it('is empty for round ducts, several sizes and junk', () => {
  expect(render()).toBe('')
  expect(render(size('220x90', '110x54'))).toBe('')
  expect(render(size('flat'))).toBe('')
})
