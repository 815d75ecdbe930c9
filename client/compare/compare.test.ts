import { expect, test } from 'vitest'
import { toggled } from './compare.ts'

test('§4 compare: a product goes in, and out again', () => {
  expect(toggled(['a'], 'b')).toEqual({ ids: ['a', 'b'], kind: 'added' })
  expect(toggled(['a', 'b'], 'a')).toEqual({ ids: ['b'], kind: 'removed' })
})

test('§4 compare: holds four', () => {
  expect(toggled(['a', 'b', 'c', 'd'], 'e')).toEqual({ ids: ['a', 'b', 'c', 'd'], kind: 'full' })
})
