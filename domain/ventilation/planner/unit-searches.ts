import type { CatalogState } from '../../catalog/catalog.ts'
import type { FanSearch } from '../adviser/fan-searches.ts'
import type { OperatingPoint } from '../fans/operating-point.ts'
import type { PlanSystem } from './plan-input.ts'

/** Categories of units, and the parameter of their sound level. */
const unitSources = {
  recovery: { categories: ['B1'], sound: 'lwa', values: {} },
  exhaust: { categories: ['A2.1', 'A2.2', 'A2.3'], sound: 'lpa', values: { u: ['230'] } },
} as const satisfies Record<PlanSystem, object>

export const unitCategories: readonly string[] = Object.values(unitSources).flatMap(
  ({ categories }) => categories,
)

/** Units that reach the operating point, by the listings' filter `reaches`. */
export function unitSearches(system: PlanSystem, duty: OperatingPoint): FanSearch[] {
  return allUnitsSearch(system).map((search) => ({ ...search, reaches: duty }))
}

/** All units. */
export function allUnitsSearch(system: PlanSystem): FanSearch[] {
  return unitSources[system].categories.map((categoryId) => ({
    categoryId,
    values: valuesOf(system),
    ranges: {},
  }))
}

/** The quietest of a search: the lowest fifth of its levels. */
export function quietestUnitsSearch(
  system: PlanSystem,
  search: FanSearch,
  { facets }: CatalogState,
): FanSearch | null {
  const { sound } = unitSources[system]
  const facet = facets.find(({ code }) => code === sound)
  if (facet?.type !== 'range') return null
  const to = facet.min + Math.ceil((facet.max - facet.min) / 5)
  return { ...search, ranges: { [sound]: { from: null, to } } }
}

/** The strongest units, for an operating point that none reaches. */
export function strongestUnitsSearch(
  search: FanSearch,
  { facets }: CatalogState,
): FanSearch | null {
  const facet = facets.find(({ code }) => code === 'q_max')
  if (facet?.type !== 'range') return null
  return { ...search, ranges: { q_max: { from: Math.floor(facet.max * 0.8), to: null } } }
}

function valuesOf(system: PlanSystem): FanSearch['values'] {
  return Object.fromEntries(
    Object.entries(unitSources[system].values).map(([code, ids]) => [code, [...ids]]),
  )
}
