import type { OperatingPoint } from '../ventilation/fans/operating-point.ts'
import type { CatalogScope, Facet, Range } from './catalog.ts'

export type FacetValue = Extract<Facet, { values: unknown }>['values'][number]

/** Value id of a boolean filter that is on: `f_backdraught=1`. */
export const booleanOn = '1'

/** An applied filter, with the scope after removing it. */
export interface AppliedFilter {
  code: string
  /** Missing if the listing no longer has this filter. */
  facet: Facet | undefined
  value: Pick<FacetValue, 'id' | 'title'> | null
  range: Range | null
  /** Operating point that a fan must reach. */
  operatingPoint?: OperatingPoint
  without: CatalogScope
}

export function chosenValues(scope: CatalogScope, code: string): string[] {
  if (code === 'brand') return scope.brands
  if (code === 'available') return scope.availableOnly ? [booleanOn] : []
  return scope.values[code] ?? []
}

/** Toggles a value and returns to the first page. */
export function toggleValue(scope: CatalogScope, code: string, id: string): CatalogScope {
  const chosen = chosenValues(scope, code)
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
  if (code === 'brand') return { ...scope, brands: next, page: 1 }
  if (code === 'available') return { ...scope, availableOnly: next.length > 0, page: 1 }
  return { ...scope, values: { ...scope.values, [code]: next }, page: 1 }
}

/** Sets a range, or clears it if both ends are open. */
export function withRange(scope: CatalogScope, code: string, range: Range): CatalogScope {
  const ranges = { ...scope.ranges, [code]: range }
  if (range.from === null && range.to === null) delete ranges[code]
  return { ...scope, ranges, page: 1 }
}

export function withoutFilters(scope: CatalogScope): CatalogScope {
  return {
    ...withoutOperatingPoint(scope),
    values: {},
    ranges: {},
    brands: [],
    availableOnly: false,
  }
}

function withoutOperatingPoint(scope: CatalogScope): CatalogScope {
  const rest = { ...scope, page: 1 }
  delete rest.reaches
  return rest
}

/** All applied filters, in the order of the facets (UX rule 4: removable one by one). */
export function appliedFilters(scope: CatalogScope, facets: Facet[]): AppliedFilter[] {
  const codes = new Set([
    ...Object.keys(scope.values),
    ...Object.keys(scope.ranges),
    'brand',
    'available',
    'reaches',
  ])
  const known = facets.map(({ code }) => code).filter((code) => codes.has(code))
  return [...new Set([...known, ...codes])].flatMap((code) => {
    const facet = facets.find((entry) => entry.code === code)
    return [
      ...appliedValues(scope, code, facet),
      ...appliedRange(scope, code, facet),
      ...(code === 'reaches' ? appliedOperatingPoint(scope, facet) : []),
    ]
  })
}

/** Whether a list is filtered or sorted, so that it is not indexed. */
export function isRefined(scope: CatalogScope): boolean {
  return scope.sort !== 'default' || appliedFilters(scope, []).length > 0
}

function appliedValues(
  scope: CatalogScope,
  code: string,
  facet: Facet | undefined,
): AppliedFilter[] {
  return chosenValues(scope, code).map((id) => {
    const values = facet && 'values' in facet ? facet.values : []
    const value = values.find((entry) => entry.id === id) ?? { id, title: id }
    const isSwitch = facet?.type === 'boolean' || code === 'available'
    const without = toggleValue(scope, code, id)
    return { code, facet, value: isSwitch ? null : value, range: null, without }
  })
}

function appliedRange(
  scope: CatalogScope,
  code: string,
  facet: Facet | undefined,
): AppliedFilter[] {
  const range = scope.ranges[code]
  if (!range) return []
  return [
    { code, facet, value: null, range, without: withRange(scope, code, { from: null, to: null }) },
  ]
}

function appliedOperatingPoint(scope: CatalogScope, facet: Facet | undefined): AppliedFilter[] {
  if (!scope.reaches) return []
  const without = withoutOperatingPoint(scope)
  return [
    { code: 'reaches', facet, value: null, range: null, operatingPoint: scope.reaches, without },
  ]
}
