import { signal } from '@preact/signals-react'
import { searchIsTracked } from '../../domain/search-is-tracked.ts'

export interface Search {
  query: string
  /** How much it found, of all kinds. */
  total: number
  place: 'dropdown' | 'page'
}

/** The latest search that is to be counted, for whoever counts; null before the first. */
export const lastSearch = signal<Search | null>(null)

/** Tells of a search whose results are shown. */
export function noteSearch(search: Search) {
  if (searchIsTracked(search.query)) lastSearch.value = search
}
