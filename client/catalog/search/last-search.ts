import { signal } from '@preact/signals-react'
import { searchIsTracked } from '../../../domain/catalog/search-is-tracked.ts'

export interface Search {
  query: string
  /** Total number of results of all kinds. */
  total: number
  place: 'dropdown' | 'page'
}

/** The latest search to report to event consumers; null before the first. */
export const lastSearch = signal<Search | null>(null)

/** Reports a search whose results are shown; idempotent for the same search. */
export function recordSearch(search: Search) {
  const last = lastSearch.peek()
  const isAgain = last?.query === search.query && last.total === search.total
  if (searchIsTracked(search.query) && !isAgain) lastSearch.value = search
}
