import { expect, test } from 'vitest'
import { lastSearch, recordSearch } from './last-search.ts'

test('§5 Search tracking: a search is reported once, however often and wherever its results are shown', () => {
  recordSearch({ query: '', total: 0, place: 'page' })
  expect(lastSearch.value).toBeNull()
  recordSearch({ query: 'r', total: 0, place: 'page' })
  expect(lastSearch.value).toMatchObject({ query: 'r', total: 0 })
  const typed = { query: 'rohr', total: 9, place: 'dropdown' } as const
  recordSearch(typed)
  recordSearch({ ...typed, place: 'page' })
  expect(lastSearch.value).toBe(typed)
})
