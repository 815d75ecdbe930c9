import { type RefObject, useEffect, useState } from 'react'
import { api } from '../../../domain/api.ts'
import { SuggestResponse } from '../../../domain/catalog/search.ts'
import { searchTotals, totalResults } from '../../../domain/catalog/search-tabs.ts'
import { searchTerms } from '../../../domain/catalog/search-terms.ts'
import { getJson } from '../../http/get-json.ts'
import { useShop } from '../../shop.tsx'
import { recordSearch } from '../../catalog/search/last-search.ts'

/** Spec §9 Fetch minimum delay. */
const debounceMs = 200

export interface Suggestions {
  query: string
  /** null: no query, or no response yet. */
  results: SuggestResponse | null
  /** Of all kinds. */
  total: number
  loading: boolean
  /** The search failed; the form still leads to the results page. */
  failed: boolean
}

const nothing: Suggestions = {
  query: '',
  results: null,
  total: 0,
  loading: false,
  failed: false,
}

/** Results of the current input; newer text aborts an older search. */
export function useSuggestions(input: RefObject<HTMLInputElement | null>): Suggestions {
  const { currency } = useShop().context
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
      // Spec §4: an empty or short query clears the results.
      if (searchTerms(query).length === 0) return setShown(nothing)
      setShown((before) => ({ ...before, query, loading: true, failed: false }))
      timer = setTimeout(() => void load(query), debounceMs)
    }

    async function load(query: string) {
      search = new AbortController()
      const { signal } = search
      try {
        const results = await getJson(api.suggest(query, currency), SuggestResponse, signal)
        if (signal.aborted) return
        const failed = results.failed ?? false
        const total = totalResults(searchTotals(results, results.products.total))
        setShown({ query, results, total, loading: false, failed })
        if (!failed) recordSearch({ query, total, place: 'dropdown' })
      } catch {
        // Spec §7: a failed search yields nothing.
        if (!signal.aborted) setShown({ ...nothing, query, failed: true })
      }
    }

    element.addEventListener('input', onInput)
    if (document.activeElement === element) onInput()
    return () => {
      element.removeEventListener('input', onInput)
      clearTimeout(timer)
      search?.abort()
    }
  }, [input, currency])
  return shown
}
