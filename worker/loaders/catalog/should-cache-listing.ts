import type { CatalogScope, CatalogState } from '../../../domain/catalog/catalog.ts'
import { type AppliedFilter, appliedFilters } from '../../../domain/catalog/catalog-filters.ts'

/** Above this number of chosen values a listing is one visitor's. */
const maxFilters = 4

/**
 * Whether a second request for the same list is likely. Typed numbers, made-up names and long
 * choices are an unbounded key space that must not fill the page cache.
 */
export function shouldCacheListing(scope: CatalogScope, { facets, total }: CatalogState): boolean {
  const applied = appliedFilters(scope, facets)
  return total > 0 && applied.length <= maxFilters && applied.every(isOffered)
}

function isOffered({ facet, value, range, operatingPoint: duty }: AppliedFilter): boolean {
  if (!facet || range || duty) return false
  return value === null || ('values' in facet && facet.values.some(({ id }) => id === value.id))
}
