import type { CatalogScope, Facet } from '../../../domain/catalog.ts'
import { chosenValues, toggleValue, withRange } from '../../../domain/catalog-filters.ts'
import { limitEdge, rangeSteps } from '../../../domain/range-steps.ts'
import { useShop } from '../../shop.tsx'
import { facetUnit } from './facet-unit.ts'
import { ScopeLink } from './scope-link.tsx'
import type { ListScope } from './use-list-scope.ts'

const shownValues = 6

interface Choice {
  id: string
  label: string
  chosen: boolean
  to: CatalogScope
}

interface QuickFilterProps {
  facet: Facet
  list: ListScope
}

/** One row: a filter's title and its likeliest values, as links that switch them. */
export function QuickFilter({ facet, list }: QuickFilterProps) {
  const { text, format } = useShop()
  const choices = facet.type === 'range' ? rangeChoices() : valueChoices()
  if (choices.length === 0) return null

  function valueChoices(): Choice[] {
    if (!('values' in facet)) return []
    const chosen = chosenValues(list.shown, facet.code)
    return likeliest(facet.values, chosen).map(({ id, title }) => ({
      id,
      label: title,
      chosen: chosen.includes(id),
      to: toggleValue(list.shown, facet.code, id),
    }))
  }

  function rangeChoices(): Choice[] {
    if (facet.type !== 'range') return []
    const edge = limitEdge(facet.code)
    const open = { from: null, to: null }
    const limit = list.shown.ranges[facet.code]?.[edge] ?? null
    const { min, max } = facet
    return rangeSteps(limit === null ? min : Math.min(min, limit), max).map((step) => {
      const amount = format.number(step)
      return {
        id: String(step),
        label:
          edge === 'from'
            ? text('catalog.rangeFrom', { from: amount })
            : text('catalog.rangeTo', { to: amount }),
        chosen: limit === step,
        to: withRange(list.shown, facet.code, limit === step ? open : { ...open, [edge]: step }),
      }
    })
  }

  return (
    <fieldset className="quick__row" aria-label={`${facet.title} ${facetUnit(facet)}`}>
      <span className="quick__title" aria-hidden="true">
        {facet.title} <span className="no-wrap">{facetUnit(facet)}</span>
      </span>
      <ul className="quick__values">
        {choices.map(({ id, label, chosen, to }) => (
          <li key={id}>
            <ScopeLink
              list={list}
              to={to}
              className="quick__value"
              aria-current={chosen ? 'true' : undefined}
            >
              {label}
            </ScopeLink>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Those with most products, in their natural order; chosen ones always. */
function likeliest<Value extends { id: string; count: number }>(
  values: Value[],
  chosen: string[],
): Value[] {
  const byCount = values.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  const kept = new Set([...chosen, ...byCount.slice(0, shownValues).map(({ id }) => id)])
  return values.filter(({ id }) => kept.has(id))
}
