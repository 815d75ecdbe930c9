import type { ComponentProps, ReactElement } from 'react'
import type { Facet } from '../../../domain/catalog.ts'
import { chosenValues } from '../../../domain/catalog-filters.ts'
import { filterPrefix } from '../../../domain/query-of-scope.ts'
import { useShop } from '../../shop.tsx'
import { valueText } from '../product/parameter-text.ts'
import { FacetOption } from './facet-option.tsx'
import type { ListScope } from './use-list-scope.ts'

type Option = ComponentProps<typeof FacetOption>

/** Spec §9: catalog filter checkbox values shown. */
const shownValues = 7
const compactLength = 6

interface FacetValuesProps {
  facet: Extract<Facet, { values: unknown }>
  list: ListScope
}

/** Checkboxes of one filter; those beyond the seventh wait behind a click. */
export function FacetValues({ facet, list }: FacetValuesProps) {
  const { text } = useShop()
  const chosen = chosenValues(list.shown, facet.code)
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
  const look = isCompact ? 'facet__values facet__values--compact' : 'facet__values'
  const [first, rest] = split(options)
  return (
    <>
      <div className={look}>{first}</div>
      {rest.length > 0 && (
        <details className="facet__rest" open={rest.some(({ props }) => props.checked)}>
          <summary>{text('catalog.more', { n: rest.length })}</summary>
          <div className={look}>{rest}</div>
        </details>
      )}
    </>
  )
}

/** The first seven that can be chosen, and the others; both in the order of the values. */
function split(options: ReactElement<Option>[]): [ReactElement<Option>[], ReactElement<Option>[]] {
  const usable = options.filter(({ props }) => props.checked || props.value.count > 0)
  const first = new Set((usable.length > 0 ? usable : options).slice(0, shownValues))
  // Room is left only where fewer can be chosen: there the others stand between them.
  for (const option of options) if (first.size < shownValues) first.add(option)
  return [
    options.filter((option) => first.has(option)),
    options.filter((option) => !first.has(option)),
  ]
}
