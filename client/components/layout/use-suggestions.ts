import { type RefObject, useEffect, useState } from 'react'
import { api } from '../../../domain/routes.ts'
import { SearchResults } from '../../../domain/search.ts'
import { searchTerms } from '../../../domain/search-terms.ts'
import { getJson } from '../../state/get-json.ts'

/** Spec §9 Fetch minimum delay. */
const debounceMs = 200

export interface Suggestions {
  query: string
  /** null: nothing to search for, or nothing answered yet. */
  results: SearchResults | null
  loading: boolean
}

const nothing: Suggestions = { query: '', results: null, loading: false }

/** Results for what stands in the input; a newer text aborts the search of an older one. */
export function useSuggestions(input: RefObject<HTMLInputElement | null>): Suggestions {
  const [shown, setShown] = useState(nothing)
  useEffect(() => {
    const element = input.current
    if (!element) return
    let search: AbortController | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    function onInput() {
      clearTimeout(timer)
      search?.abort()
      const query = element?.value.trim() ?? ''
      // Spec §4: an empty or short query empties the results.
      if (searchTerms(query).length === 0) return setShown(nothing)
      setShown((before) => ({ ...before, query, loading: true }))
      timer = setTimeout(() => void load(query), debounceMs)
    }

    async function load(query: string) {
      search = new AbortController()
      const { signal } = search
      try {
        setShown({
          query,
          results: await getJson(api.suggest(query), SearchResults, signal),
          loading: false,
        })
      } catch {
        // Spec §7: a failed search yields nothing here; the form still leads to the results page.
        if (!signal.aborted) setShown({ query, results: null, loading: false })
      }
    }

    element.addEventListener('input', onInput)
    if (document.activeElement === element) onInput()
    return () => {
      element.removeEventListener('input', onInput)
      clearTimeout(timer)
      search?.abort()
    }
  }, [input])
  return shown
}
