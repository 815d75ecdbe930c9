import type { Facet } from '../../../domain/catalog/catalog.ts'
import { appliedFilters, withoutFilters } from '../../../domain/catalog/catalog-filters.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { filterLabel } from './filter-label.ts'
import { ScopeLink } from '../search/scope-link.tsx'
import type { ListScope } from '../use-list-scope.ts'

interface AppliedFiltersProps {
  list: ListScope
  facets: Facet[]
  /** Where the focus goes when the chip that had it is gone. */
  onRemove: () => void
}

/** Everything that narrows the list, each a link that takes it away (UX rule 4). */
export function AppliedFilters({ list, facets, onRemove }: AppliedFiltersProps) {
  const shop = useShop()
  const { text } = shop
  const applied = appliedFilters(list.shown, facets)
  if (applied.length === 0)
    return <p className="chips chips--none">{text('catalog.noneApplied')}</p>
  return (
    // Another choice is another list: no chip slides under the pointer as another one goes.
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
