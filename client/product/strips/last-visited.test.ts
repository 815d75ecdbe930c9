import { expect, it } from 'vitest'
import { addVisit } from './last-visited.ts'

it('§4 Last visited products: newest first, duplicates removed, max 8', () => {
  const eight = ['1', '2', '3', '4', '5', '6', '7', '8']
  expect(addVisit(eight, '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7'])
  expect(addVisit(eight, '5')).toEqual(['5', '1', '2', '3', '4', '6', '7', '8'])
})
