import type { ReactNode, RefObject } from 'react'
import { appliedFilters } from '../../domain/catalog/catalog-filters.ts'
import type { ListView } from '../../domain/catalog/category.ts'
import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { filterFormId } from './filters/filter-form-id.ts'
import { SortField } from './sort-field.tsx'
import type { ListScope } from './use-list-scope.ts'
import { ViewSwitch } from './view-switch.tsx'

interface ListToolbarProps {
  list: ListScope
  total: number
  /** The list's default view. */
  view: ListView
  /** Focus target when the focused control was removed. */
  countRef: RefObject<HTMLOutputElement | null>
  /** Applied filters, beside the count on wide screens. */
  children: ReactNode
}

/** Product count, sort order and view; on small screens also the button that opens the filters. */
export function ListToolbar({ list, total, view, countRef, children }: ListToolbarProps) {
  const { text } = useShop()
  const applied = appliedFilters(list.shown, []).length
  return (
    <div className="toolbar no-print">
      <output className="toolbar__count" tabIndex={-1} ref={countRef}>
        {text.count('catalog.results', total)}
      </output>
      {children}
      <button
        type="button"
        className="button button--secondary toolbar__filters"
        popoverTarget={filterFormId}
      >
        <Icon name="sliders-horizontal" />
        {text('catalog.filters')}
        {applied > 0 && <span className="toolbar__badge">{applied}</span>}
      </button>
      <SortField list={list} />
      <ViewSwitch standard={view} />
    </div>
  )
}
