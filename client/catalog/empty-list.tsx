import type { Facet } from '../../domain/catalog/catalog.ts'
import { appliedFilters, withoutFilters } from '../../domain/catalog/catalog-filters.ts'
import { useShop } from '../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { filterLabel } from './filters/filter-label.ts'
import { ScopeLink } from './search/scope-link.tsx'
import type { ListScope } from './use-list-scope.ts'

interface EmptyListProps {
  list: ListScope
  facets: Facet[]
  onReset: () => void
}

/** No results: each filter can be removed here (UX rule 7). */
export function EmptyList({ list, facets, onReset }: EmptyListProps) {
  const shop = useShop()
  const { text, routes } = shop
  const applied = appliedFilters(list.shown, facets)
  if (applied.length === 0) {
    return (
      <div className="empty-list">
        <Icon name="wind" size={40} />
        <h2>{text('catalog.empty.category')}</h2>
        <ButtonLink href={routes.home()}>{text('catalog.empty.home')}</ButtonLink>
      </div>
    )
  }
  return (
    <div className="empty-list">
      <Icon name="sliders-horizontal" size={40} />
      <h2>{text('catalog.empty.title')}</h2>
      <p>{text('catalog.empty.text')}</p>
      <ul className="empty-list__steps">
        {applied.map((filter) => (
          <li key={filterLabel(filter, shop)}>
            <ScopeLink
              list={list}
              to={filter.without}
              className="button button--secondary"
              onClick={onReset}
            >
              <Icon name="undo-2" />
              {filterLabel(filter, shop)}
            </ScopeLink>
          </li>
        ))}
        {applied.length > 1 && (
          <li>
            <ScopeLink
              list={list}
              to={withoutFilters(list.shown)}
              className="button button--quiet"
              onClick={onReset}
            >
              {text('catalog.clearAll')}
            </ScopeLink>
          </li>
        )}
      </ul>
    </div>
  )
}
