import { signal } from '@preact/signals-react'
import { searchIsTracked } from '../../../domain/catalog/search-is-tracked.ts'

export interface Search {
  query: string
  /** How much it found, of all kinds. */
  total: number
  place: 'dropdown' | 'page'
}

/** The latest search that is to be counted, for whoever counts; null before the first. */
export const lastSearch = signal<Search | null>(null)

/** Tells of a search whose results are shown; of one that is shown again it tells nothing. */
export function noteSearch(search: Search) {
  const last = lastSearch.peek()
  const isAgain = last?.query === search.query && last.total === search.total
  if (searchIsTracked(search.query) && !isAgain) lastSearch.value = search
}
