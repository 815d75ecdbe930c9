import type { CatalogScope } from '../../../domain/catalog/catalog.ts'
import { queryOfScope } from '../../../domain/catalog/query-of-scope.ts'
import { atPage } from '../../../domain/catalog/page-range.ts'
import type { Category } from '../../../domain/catalog/category.ts'
import type { FilteredCategory } from '../../../domain/catalog/filtered-category.ts'
import type { VirtualCategoryLink } from '../../../domain/catalog/virtual-category.ts'
import { canonicalQuery } from '../../request/query.ts'

interface StandIns {
  virtual: readonly VirtualCategoryLink[]
  filtered: readonly FilteredCategory[]
}

type Canonical =
  | { kind: 'virtual'; category: VirtualCategoryLink }
  | { kind: 'filtered'; category: FilteredCategory }

/**
 * What an editor has published for exactly these filters (spec §5): a saved filter of this
 * category, which is then the canonical URL, or texts for the listing itself.
 */
export function canonicalOf(
  { pageMeta }: Pick<Category, 'pageMeta'>,
  scope: CatalogScope,
  { virtual, filtered }: StandIns,
): Canonical | null {
  const chosen = serialized(queryOfScope({ ...atPage(scope, 1), sort: 'default' }))
  const saved = virtual.find(({ canonical_slugs: slugs }) =>
    slugs.some((slug) => {
      const [path, query = ''] = slug.split('?')
      return (
        path === pageMeta.slug && query !== '' && serialized(new URLSearchParams(query)) === chosen
      )
    }),
  )
  if (saved) return { kind: 'virtual', category: saved }
  const described = filtered.find(
    ({ parameters }) =>
      parameters.length > 0 &&
      chosen ===
        serialized(
          queryOfScope({
            ...nothingChosen,
            values: Object.fromEntries(
              parameters.map(({ entityId, values }) => [entityId, values]),
            ),
          }),
        ),
  )
  return described ? { kind: 'filtered', category: described } : null
}

const nothingChosen: CatalogScope = {
  values: {},
  ranges: {},
  brands: [],
  availableOnly: false,
  sort: 'default',
  page: 1,
  perPage: 1,
}

/** Order-independent key of chosen filters. */
function serialized(query: URLSearchParams): string {
  return canonicalQuery(query, 'category').toString()
}
