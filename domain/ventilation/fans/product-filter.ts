import type { CatalogScope, Range } from '../../catalog/catalog.ts'
import { serializeOperatingPoint } from './operating-point-filter.ts'
import type { OperatingPoint } from './operating-point.ts'

/** Ids of the categories that calculators link to, and their top categories'. */
export const ventilationCategories = {
  bathFans: { id: 'A1', top: 'A' },
  ductFans: { id: 'A2', top: 'A' },
  industrialFans: { id: 'A4', top: 'A' },
  homeUnits: { id: 'B1', top: 'B' },
  roomUnits: { id: 'B2', top: 'B' },
  semiRigid: { id: 'B3', top: 'B' },
  spiral: { id: 'C1', top: 'C' },
  hoses: { id: 'C2', top: 'C' },
  plasticDucts: { id: 'C3', top: 'C' },
  bends: { id: 'D1', top: 'D' },
  tees: { id: 'D2', top: 'D' },
  reducers: { id: 'D3', top: 'D' },
  couplings: { id: 'D4', top: 'D' },
  backdraught: { id: 'D8', top: 'D' },
  valves: { id: 'E2', top: 'E' },
  silencers: { id: 'G1', top: 'G' },
  clamps: { id: 'L1', top: 'L' },
  flanges: { id: 'L4', top: 'L' },
  controllers: { id: 'H1', top: 'H' },
  hoods: { id: 'J1', top: 'J' },
  commercialHoods: { id: 'J2', top: 'J' },
} as const satisfies Record<string, { id: string; top: string }>
export type CategoryKey = keyof typeof ventilationCategories

/** Category id of each category key in this shop. */
export type CategoryIdsByKey = Partial<
  Record<CategoryKey, { id: string; title: string; slug: string }>
>

/** A category filtered by a calculated result. */
export interface ProductFilter {
  category: CategoryKey
  values: Record<string, string[]>
  ranges: Record<string, Range>
  /** Operating point that a fan must reach, in m³/h and Pa. */
  reaches?: OperatingPoint
}

/** First products of a filter. */
export function scopeOfProducts(
  { values, ranges, reaches }: ProductFilter,
  categoryId: string,
  perPage: number,
): CatalogScope {
  return {
    categoryId,
    values,
    ranges,
    brands: [],
    availableOnly: false,
    ...(reaches && { reaches }),
    sort: 'default',
    page: 1,
    perPage,
  }
}

/**
 * Query of a filter's listing: like `queryOfScope`, without loading the rest of a listing's script.
 */
export function queryOfProducts({ values, ranges, reaches }: ProductFilter): string {
  const query = new URLSearchParams()
  for (const [code, ids] of Object.entries(values)) {
    for (const id of ids) query.append(`f_${code}`, id)
  }
  for (const [code, { from, to }] of Object.entries(ranges)) {
    if (from !== null) query.set(`f_${code}_from`, String(from))
    if (to !== null) query.set(`f_${code}_to`, String(to))
  }
  if (reaches) query.set('reaches', serializeOperatingPoint(reaches))
  query.sort()
  return query.toString()
}
