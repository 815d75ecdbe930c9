import type { Facet } from '../../../domain/catalog.ts'
import { filterPrefix } from '../../../domain/query-of-scope.ts'
import { useShop } from '../../shop.tsx'
import { amountText } from './filter-label.ts'
import { RangeEnd } from './range-end.tsx'
import type { ListScope } from './use-list-scope.ts'

interface FacetRangeProps {
  facet: Extract<Facet, { type: 'range' }>
  list: ListScope
}

/** Two numbers with their unit; comma or dot (UX rule 7). */
export function FacetRange({ facet, list }: FacetRangeProps) {
  const shop = useShop()
  const { text, frame, context } = shop
  const { from, to } = list.shown.ranges[facet.code] ?? { from: null, to: null }
  const name = facet.code === 'price' ? facet.code : filterPrefix + facet.code
  const currency = frame.globals.currencies.find(({ code }) => code === context.currency)
  const unit = facet.code === 'price' ? (currency?.symbol ?? facet.unit) : facet.unit
  const ends = { from: amountText(facet, facet.min, shop), to: amountText(facet, facet.max, shop) }
  return (
    <>
      <div className="facet__range">
        <RangeEnd
          name={`${name}_from`}
          label={text('catalog.from')}
          value={from}
          unit={unit}
          limit={facet.min}
        />
        <RangeEnd
          name={`${name}_to`}
          label={text('catalog.to')}
          value={to}
          unit={unit}
          limit={facet.max}
        />
      </div>
      <p className="facet__hint">{text('catalog.rangeHint', ends)}</p>
    </>
  )
}
