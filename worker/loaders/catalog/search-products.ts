import type { CatalogScope, CatalogState } from '../../../domain/catalog/catalog.ts'
import { isRefined } from '../../../domain/catalog/catalog-filters.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'

interface ProductSearchResults {
  /** Without filters; null: the total of the CMS search. */
  total: number | null
  /** A page of the list; null for another tab. */
  state: CatalogState | null
  fromService: boolean
}

interface Wish {
  /** Exact match only: the search service may rewrite the query. */
  asTyped: boolean
  listsProducts: boolean
}

/** Products of a search: the search service's results, else the CMS's own (spec §7). */
export async function searchProducts(
  reads: Pick<PublicReads, 'catalogState' | 'foundIds'>,
  scope: CatalogScope,
  { asTyped, listsProducts }: Wish,
): Promise<ProductSearchResults> {
  const ids = asTyped ? null : await reads.foundIds(scope.query ?? '')
  if (ids) {
    if (!listsProducts) return { total: ids.length, state: null, fromService: true }
    const state = await reads.catalogState({ ...scope, productIds: ids })
    if (isRefined(scope)) return { total: ids.length, state, fromService: true }
    // Unknown or deleted ids count as no result.
    if (state.total > 0) return { total: state.total, state, fromService: true }
  }
  if (!listsProducts) return { total: null, state: null, fromService: false }
  const state = await reads.catalogState(scope)
  return { total: isRefined(scope) ? null : state.total, state, fromService: false }
}
