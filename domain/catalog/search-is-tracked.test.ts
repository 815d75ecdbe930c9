import { expect, test } from 'vitest'
import { searchIsTracked } from './search-is-tracked.ts'

test('§5 Search tracking: only if the length is at least the configured minimum, default 1', () => {
  expect(searchIsTracked('r')).toBe(true)
  expect(searchIsTracked('')).toBe(false)
  expect(searchIsTracked('  ')).toBe(false)
  expect(searchIsTracked('ro', 3)).toBe(false)
  expect(searchIsTracked('roh', 3)).toBe(true)
})
