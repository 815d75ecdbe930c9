import type { CatalogScope, CatalogState } from '../../../domain/catalog/catalog.ts'
import { type AppliedFilter, appliedFilters } from '../../../domain/catalog/catalog-filters.ts'

/** More than this many chosen at once is a list of one visitor. */
const mostFilters = 4

/**
 * Whether somebody else is likely to ask for the same list. Of typed numbers, made-up names and
 * long choices there is no end, and they must not fill the page cache.
 */
export function shouldCacheListing(scope: CatalogScope, { facets, total }: CatalogState): boolean {
  const applied = appliedFilters(scope, facets)
  return total > 0 && applied.length <= mostFilters && applied.every(isOffered)
}

function isOffered({ facet, value, range, operatingPoint: duty }: AppliedFilter): boolean {
  if (!facet || range || duty) return false
  return value === null || ('values' in facet && facet.values.some(({ id }) => id === value.id))
}
