import { useState } from 'react'
import type { Facet } from '../../../domain/catalog/catalog.ts'
import { isRefined } from '../../../domain/catalog/catalog-filters.ts'
import type { ListScope } from '../use-list-scope.ts'

/**
 * The facets as they were when nothing was chosen, or when the list was opened with a choice. What
 * is offered in which place goes by them, so that nothing jumps while filters change; counts and
 * bounds are those of the moment.
 */
export function useSteadyFacets(list: ListScope, facets: Facet[]): Facet[] {
  const [steady, setSteady] = useState(facets)
  if (steady !== facets && !list.pending && !isRefined(list.shown)) setSteady(facets)
  return steady
}
