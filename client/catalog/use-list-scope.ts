import { useState } from 'react'
import type { CatalogScope } from '../../domain/catalog/catalog.ts'
import {
  type UnderstoodValues,
  withUnderstood,
  withoutUnderstood,
} from '../../domain/catalog/understood-values/understood-values.ts'
import { queryOfScope } from '../../domain/catalog/query-of-scope.ts'
import { navigateTo } from './navigate-to.ts'

/** A list's filters and sort, optimistic while the page is loading. */
export interface ListScope {
  shown: CatalogScope
  /** Filters including those parsed from the search query: shown as ticked. */
  ticked: CatalogScope
  /** The scope of other filter values. */
  behind(ticked: CatalogScope): CatalogScope
  pending: boolean
  href(scope: CatalogScope): string
  go(scope: CatalogScope, history?: 'auto' | 'replace'): void
}

interface PendingScope {
  scope: CatalogScope
  /** The page's scope at the time of the request. */
  from: CatalogScope
}

/** `path`: the list's URL without a query, which holds all of its state. */
export function useListScope(
  scope: CatalogScope,
  path: string,
  words: readonly UnderstoodValues[] = [],
): ListScope {
  const [requested, setRequested] = useState<PendingScope | null>(null)
  const pending = requested?.from === scope
  const shown = pending ? requested.scope : scope
  // Another query's filters are unknown until its list has loaded.
  const understoodValues = shown.query === scope.query ? words : []

  function href(next: CatalogScope): string {
    const query = queryOfScope(next).toString()
    return query ? `${path}?${query}` : path
  }

  function go(next: CatalogScope, history?: 'auto' | 'replace') {
    if (href(next) === href(shown)) return
    const request = { scope: next, from: scope }
    setRequested(request)
    void navigateTo(href(next), history).then(() =>
      setRequested((latest) => (latest === request ? null : latest)),
    )
  }

  return {
    shown,
    ticked: withUnderstood(shown, understoodValues),
    behind: (ticked) => withoutUnderstood(ticked, understoodValues),
    pending,
    href,
    go,
  }
}
