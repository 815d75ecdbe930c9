import { useState } from 'react'
import type { Facet } from '../../../domain/catalog/catalog.ts'
import { isRefined } from '../../../domain/catalog/catalog-filters.ts'
import type { ListScope } from '../use-list-scope.ts'

/**
 * The facets without filters, or as first loaded. They define position and selection of values, so
 * that nothing jumps while filters change; counts and bounds are current.
 */
export function useStableFacets(list: ListScope, facets: Facet[]): Facet[] {
  const [steady, setSteady] = useState(facets)
  if (steady !== facets && !list.pending && !isRefined(list.shown)) setSteady(facets)
  return steady
}
