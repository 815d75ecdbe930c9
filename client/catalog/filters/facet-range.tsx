import { useState } from 'react'
import type { Facet } from '../../../domain/catalog/catalog.ts'
import { withRange } from '../../../domain/catalog/catalog-filters.ts'
import { parseAmount } from '../../../domain/catalog/catalog-query.ts'
import { filterPrefix } from '../../../domain/catalog/query-of-scope.ts'
import { useShop } from '../../shop.tsx'
import { amountText } from './filter-label.ts'
import { RangeInput } from './range-input.tsx'
import { RangeSlider } from './range-slider.tsx'
import { ScopeLink } from '../search/scope-link.tsx'
import { amountToType, withoutGrouping } from './typed-amount.ts'
import type { ListScope } from '../use-list-scope.ts'

interface FacetRangeProps {
  facet: Extract<Facet, { type: 'range' }>
  list: ListScope
}

const open = { from: null, to: null }
type Edge = keyof typeof open

/** Two numbers with their unit, comma or dot, in sync with a slider (UX rule 7). */
export function FacetRange({ facet, list }: FacetRangeProps) {
  const shop = useShop()
  const { text, site, context } = shop
  const { code, min, max } = facet
  const range = list.shown.ranges[code]
  const [draft, setDraft] = useState<Partial<Record<Edge, string>>>({})
  const name = code === 'price' ? code : filterPrefix + code
  const currency = site.globals.currencies.find((one) => one.code === context.currency)
  const unit = code === 'price' ? (currency?.symbol ?? facet.unit) : facet.unit
  const ends = { from: amountText(facet, min, shop), to: amountText(facet, max, shop) }
  const written = (edge: Edge) => {
    const value = range?.[edge] ?? null
    return draft[edge] ?? (value === null ? '' : amountToType(value, context.locale))
  }
  const amount = (edge: Edge) => parseAmount(withoutGrouping(written(edge), context.locale))
  const end = (edge: Edge, label: string, limit: number) => (
    <RangeInput
      name={`${name}_${edge}`}
      label={label}
      written={written(edge)}
      unit={unit}
      limit={limit}
      onWrite={(value) => setDraft((before) => ({ ...before, [edge]: value }))}
      onLeave={() => setDraft({})}
    />
  )
  return (
    <>
      <div className="facet__range">
        {end('from', text('catalog.from'), min)}
        {end('to', text('catalog.to'), max)}
      </div>
      <RangeSlider
        facet={facet}
        range={{ from: amount('from'), to: amount('to') }}
        onMove={({ from, to }) =>
          setDraft({
            from: from === null ? '' : amountToType(from, context.locale),
            to: to === null ? '' : amountToType(to, context.locale),
          })
        }
        onRelease={(range) => {
          setDraft({})
          list.go(withRange(list.shown, code, range))
        }}
      />
      <p className="facet__hint">
        {range ? (
          <ScopeLink list={list} to={withRange(list.shown, code, open)}>
            {text('catalog.resetFilter')}
          </ScopeLink>
        ) : (
          text('catalog.rangeHint', ends)
        )}
      </p>
    </>
  )
}
