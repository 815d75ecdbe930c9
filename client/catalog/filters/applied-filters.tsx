import type { Facet } from '../../../domain/catalog/catalog.ts'
import { appliedFilters, withoutFilters } from '../../../domain/catalog/catalog-filters.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { filterLabel } from './filter-label.ts'
import { ScopeLink } from '../search/scope-link.tsx'
import type { ListScope } from '../use-list-scope.ts'

interface AppliedFiltersProps {
  list: ListScope
  facets: Facet[]
  /** Focus target after the focused chip was removed. */
  onRemove: () => void
}

/** Chips of all applied filters; each is a link that removes it (UX rule 4). */
export function AppliedFilters({ list, facets, onRemove }: AppliedFiltersProps) {
  const shop = useShop()
  const { text } = shop
  const applied = appliedFilters(list.shown, facets)
  if (applied.length === 0) return null
  return (
    // Keyed by the filters, so that no chip slides under the pointer when another is removed.
    <ul key={list.href(list.shown)} className="chips" aria-label={text('catalog.applied')}>
      {applied.map((filter) => {
        const label = filterLabel(filter, shop)
        return (
          <li key={label}>
            <ScopeLink
              list={list}
              to={filter.without}
              className="chip"
              aria-label={text('catalog.removeFilter', { filter: label })}
              onClick={onRemove}
            >
              {label}
              <Icon name="x" size={16} />
            </ScopeLink>
          </li>
        )
      })}
      <li>
        <ScopeLink
          list={list}
          to={withoutFilters(list.shown)}
          className="chips__clear"
          onClick={onRemove}
        >
          {text('catalog.clearAll')}
        </ScopeLink>
      </li>
    </ul>
  )
}
