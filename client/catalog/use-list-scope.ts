import { useState } from 'react'
import type { CatalogScope } from '../../domain/catalog/catalog.ts'
import { queryOfScope } from '../../domain/catalog/query-of-scope.ts'
import { navigateTo } from './navigate-to.ts'

/** A list's choice of filters and order, ahead of the page while that is on its way. */
export interface ListScope {
  shown: CatalogScope
  pending: boolean
  href(scope: CatalogScope): string
  go(scope: CatalogScope, history?: 'auto' | 'replace'): void
}

interface Wanted {
  scope: CatalogScope
  /** The page's scope when it was asked for. */
  from: CatalogScope
}

/** `path`: the list's address without a query, which holds all of its state. */
export function useListScope(scope: CatalogScope, path: string): ListScope {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const pending = wanted?.from === scope
  const shown = pending ? wanted.scope : scope

  function href(next: CatalogScope): string {
    const query = queryOfScope(next).toString()
    return query ? `${path}?${query}` : path
  }

  function go(next: CatalogScope, history?: 'auto' | 'replace') {
    if (href(next) === href(shown)) return
    const mine = { scope: next, from: scope }
    setWanted(mine)
    void navigateTo(href(next), history).then(() =>
      setWanted((latest) => (latest === mine ? null : latest)),
    )
  }

  return { shown, pending, href, go }
}
