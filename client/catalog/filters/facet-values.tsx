import { type ComponentProps, type ReactElement, useState } from 'react'
import type { Facet } from '../../../domain/catalog/catalog.ts'
import { chosenValues, type FacetValue } from '../../../domain/catalog/catalog-filters.ts'
import { filterPrefix } from '../../../domain/catalog/query-of-scope.ts'
import { useShop } from '../../shop.tsx'
import { valueText } from '../../product/details/parameter-text.ts'
import { FacetOption } from './facet-option.tsx'
import type { ListScope } from '../use-list-scope.ts'

type Option = ComponentProps<typeof FacetOption>

/** Spec §9: catalog filter checkbox values shown. */
const visibleValueCount = 7
const compactLength = 6

interface FacetValuesProps {
  facet: Extract<Facet, { values: unknown }>
  steady: Facet
  list: ListScope
}

/** Checkboxes of a filter; those beyond the seventh are collapsed. */
export function FacetValues({ facet, steady, list }: FacetValuesProps) {
  const { text } = useShop()
  const chosen = chosenValues(list.ticked, facet.code)
  const name = facet.code === 'brand' ? 'brand' : filterPrefix + facet.code
  const isCompact =
    facet.type === 'values' && facet.values.every(({ title }) => title.length <= compactLength)
  const options = facet.values.map((value) => (
    <FacetOption
      key={value.id}
      name={name}
      value={value}
      title={isCompact ? value.title : valueText(facet.code, value.title, facet.unit)}
      checked={chosen.includes(value.id)}
    />
  ))
  const className = isCompact ? 'facet__values facet__values--compact' : 'facet__values'
  const [first, rest] = split(options, 'values' in steady ? steady.values : facet.values)
  const [unfolded] = useState(rest.some(({ props }) => props.checked))
  return (
    <>
      <div className={className}>{first}</div>
      {rest.length > 0 && (
        <details className="facet__rest" open={unfolded}>
          <summary>{text('catalog.more', { n: rest.length })}</summary>
          <div className={className}>{rest}</div>
        </details>
      )}
    </>
  )
}

/**
 * The first seven values that were available without filters, and the others; both in the order of
 * the values.
 */
function split(
  options: ReactElement<Option>[],
  values: FacetValue[],
): [ReactElement<Option>[], ReactElement<Option>[]] {
  const usable = values.filter(({ count }) => count > 0)
  const first = new Set((usable.length > 0 ? usable : values).slice(0, visibleValueCount))
  // With fewer available values the others are shown between them.
  for (const value of values) if (first.size < visibleValueCount) first.add(value)
  const ids = new Set([...first].map(({ id }) => id))
  const isFirst = ({ props }: ReactElement<Option>) => ids.has(props.value.id)
  return [options.filter(isFirst), options.filter((option) => !isFirst(option))]
}
