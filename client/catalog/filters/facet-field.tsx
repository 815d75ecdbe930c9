import { useState } from 'react'
import type { Facet } from '../../../domain/catalog/catalog.ts'
import { booleanOn, chosenValues } from '../../../domain/catalog/catalog-filters.ts'
import { filterPrefix } from '../../../domain/catalog/query-of-scope.ts'
import { useShop } from '../../shop.tsx'
import { OperatingPointFacet } from './operating-point-facet.tsx'
import { FacetOption } from './facet-option.tsx'
import { FacetRange } from './facet-range.tsx'
import { FacetValues } from './facet-values.tsx'
import { facetUnit } from './facet-unit.ts'
import type { ListScope } from '../use-list-scope.ts'

interface FacetFieldProps {
  facet: Facet
  /** The facet without filters, which defines the order of values. */
  steady: Facet
  list: ListScope
  /** Open even without chosen values. */
  open: boolean
}

/** A filter under its title; a switch needs none. */
export function FacetField({ facet, steady, list, open }: FacetFieldProps) {
  const { vertical } = useShop()
  const chosen = chosenValues(list.ticked, facet.code)
  const isUsed =
    chosen.length > 0 ||
    list.shown.ranges[facet.code] !== undefined ||
    (facet.type === 'duty' && list.shown.reaches !== undefined)
  // After the first toggle it is controlled by the visitor: clearing the last value must not
  // collapse it.
  const [unfolded] = useState(open || isUsed)
  if (facet.type === 'boolean') {
    const name = facet.code === 'available' ? facet.code : filterPrefix + facet.code
    const value = { id: booleanOn, count: facet.count }
    return (
      <div className="facet">
        <FacetOption name={name} value={value} title={facet.title} checked={chosen.length > 0} />
      </div>
    )
  }
  // Operating points exist in the ventilation vertical only.
  if (facet.type === 'duty' && vertical === undefined) return null
  const unit = facetUnit(facet)
  return (
    <details className="facet" open={unfolded}>
      <summary className="facet__title">
        {facet.title}
        {unit && <span className="facet__unit">{unit}</span>}
      </summary>
      <fieldset aria-label={facet.title}>
        {facet.type === 'range' && <FacetRange facet={facet} list={list} />}
        {facet.type === 'duty' && <OperatingPointFacet list={list} />}
        {'values' in facet && <FacetValues facet={facet} steady={steady} list={list} />}
      </fieldset>
    </details>
  )
}
