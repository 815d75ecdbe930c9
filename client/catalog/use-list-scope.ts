import { useState } from 'react'
import type { CatalogScope } from '../../domain/catalog/catalog.ts'
import {
  type UnderstoodValues,
  withUnderstood,
  withoutUnderstood,
} from '../../domain/catalog/understood-values/understood-values.ts'
import { queryOfScope } from '../../domain/catalog/query-of-scope.ts'
import { navigateTo } from './navigate-to.ts'

/** A list's choice of filters and order, optimistic while the page is loading. */
export interface ListScope {
  shown: CatalogScope
  /** The choice with what the words of a search have chosen: what filters show as ticked. */
  ticked: CatalogScope
  /** The choice behind other ticks. */
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

/** `path`: the list's address without a query, which holds all of its state. */
export function useListScope(
  scope: CatalogScope,
  path: string,
  words: readonly UnderstoodValues[] = [],
): ListScope {
  const [requested, setRequested] = useState<PendingScope | null>(null)
  const pending = requested?.from === scope
  const shown = pending ? requested.scope : scope
  // Of another query nothing is known before its list is there.
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
