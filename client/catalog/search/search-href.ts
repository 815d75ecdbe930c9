import type { Routes } from '../../../domain/routes.ts'
import type { SearchTab } from '../../../domain/catalog/search-tabs.ts'

interface Searched {
  query: string
  tab: SearchTab
  /** From 1. */
  page?: number
  asTyped?: boolean
}

/** URL of a results tab. */
export function searchHref(
  routes: Routes,
  { query, tab, page = 1, asTyped = false }: Searched,
): string {
  const rest = [
    `&tab=${tab}`,
    ...(page > 1 ? [`&page=${page}`] : []),
    ...(asTyped ? ['&typed=1'] : []),
  ]
  return routes.search(query) + rest.join('')
}
