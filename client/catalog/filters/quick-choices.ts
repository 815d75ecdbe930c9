import type { CatalogScope, Facet } from '../../../domain/catalog/catalog.ts'
import { chosenValues, toggleValue, withRange } from '../../../domain/catalog/catalog-filters.ts'
import { limitEdge, rangeSteps } from '../../../domain/catalog/range-steps.ts'

const visibleValueCount = 6

export interface QuickChoice {
  /** Value, or the limit that `edge` refers to. */
  title: string
  edge?: 'from' | 'to'
  chosen: boolean
  /** Without any product. */
  isEmpty: boolean
  to: CatalogScope
}

/** The values with the most products, in their natural order. */
export function quickValues(facet: Facet, steady: Facet, scope: CatalogScope): QuickChoice[] {
  if (!('values' in facet) || !('values' in steady)) return []
  const chosen = chosenValues(scope, facet.code)
  const byCount = steady.values.filter(({ count }) => count > 0)
  byCount.sort((a, b) => b.count - a.count)
  const likeliest = new Set(byCount.slice(0, visibleValueCount).map(({ id }) => id))
  return facet.values
    .filter(({ id }) => likeliest.has(id))
    .map(({ id, title, count }) => ({
      title,
      chosen: chosen.includes(id),
      isEmpty: count === 0 && !chosen.includes(id),
      to: toggleValue(scope, facet.code, id),
    }))
}

/** A few round limits within a range. */
export function quickLimits(facet: Facet, steady: Facet, scope: CatalogScope): QuickChoice[] {
  if (facet.type !== 'range' || steady.type !== 'range') return []
  const { code, min, max } = facet
  const edge = limitEdge(code)
  const open = { from: null, to: null }
  const limit = scope.ranges[code]?.[edge] ?? null
  return rangeSteps(steady.min, steady.max).map((step) => ({
    title: String(step),
    edge,
    chosen: limit === step,
    isEmpty: limit !== step && (edge === 'from' ? step > max : step < min),
    to: withRange(scope, code, limit === step ? open : { ...open, [edge]: step }),
  }))
}
