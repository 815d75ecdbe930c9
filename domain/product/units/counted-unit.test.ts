import { expect, it } from 'vitest'
import { isCounted } from './counted-unit.ts'

it.each([
  ['piece', 1, true],
  ['pack', 10, true],
  ['roll', 0.5, false],
  ['metre', 1, false],
  ['squareMetre', 1, false],
  ['kg', 1, false],
])('§3 Variant: amounts in %s by %d are whole: %s', (unit, step, expected) => {
  expect(isCounted({ unit, step })).toBe(expected)
})
