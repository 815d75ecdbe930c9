import type { Sort } from '../../domain/catalog/catalog.ts'
import { parseSort, sortOrders } from '../../domain/catalog/sort-orders.ts'
import type { TextKey } from '../i18n/text.ts'
import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { filterFormId } from './filters/filter-form-id.ts'
import type { ListScope } from './use-list-scope.ts'

const sortKeys: Record<Sort, TextKey> = {
  default: 'catalog.sortBy.default',
  price: 'catalog.sortBy.price',
  'price-desc': 'catalog.sortBy.priceDesc',
  name: 'catalog.sortBy.name',
  rating: 'catalog.sortBy.rating',
  newest: 'catalog.sortBy.newest',
}
const explanationId = 'sort-explained'

/** Sort order, part of the filters' form, and how the ranking works (§ 5b UWG). */
export function SortField({ list }: { list: ListScope }) {
  const { text } = useShop()
  function change(value: string) {
    const sort = parseSort(value)
    if (sort) list.go({ ...list.shown, sort, page: 1 })
  }
  return (
    <div className="sort">
      <label className="sort__label">
        <span className="sort__title">{text('catalog.sort')}</span>
        <span className="select">
          <select
            className="input select__input"
            name="sort"
            aria-label={text('catalog.sort')}
            form={filterFormId}
            value={list.shown.sort}
            onChange={(event) => change(event.target.value)}
          >
            {sortOrders.map((sort) => (
              <option key={sort} value={sort}>
                {text(sortKeys[sort])}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="select__arrow" />
        </span>
      </label>
      <button type="submit" form={filterFormId} className="button button--secondary sort__submit">
        {text('catalog.sort')}
      </button>
      <button
        type="button"
        className="icon-button"
        popoverTarget={explanationId}
        aria-label={text('catalog.sortExplained.title')}
        title={text('catalog.sortExplained.title')}
      >
        <Icon name="info" />
      </button>
      <div id={explanationId} popover="auto" className="sort__explanation">
        <p className="sort__question">{text('catalog.sortExplained.title')}</p>
        <p>{text('catalog.sortExplained.text')}</p>
      </div>
    </div>
  )
}
