import type { Dictionary } from '../../catalog/products/dictionary.ts'
import type { Segment } from '../../listing/segment.ts'
import type { Kind } from '../vocabulary.ts'

/** Filter parameters of a kind's products. */
export function filtersOf({ categories }: Kind, { filters }: Dictionary): ReadonlySet<string> {
  return new Set(categories.flatMap((pk) => (filters.get(pk) ?? []).map(({ code }) => code)))
}

/** Numbers of a kind's categories and their descendants, in the kind's order. */
export function categoryPositions(
  pks: readonly number[],
  { categories }: Dictionary,
): Map<number, number> {
  const positions = new Map<number, number>()
  for (const [position, pk] of pks.entries())
    for (const { pk: each, path } of categories.values())
      if (!positions.has(each) && path.some((above) => above.pk === pk))
        positions.set(each, position)
  return positions
}

/** The categories of a kind within those of a listing; null if there is none. */
export function categoriesWithin(
  positions: ReadonlyMap<number, number>,
  within: ReadonlySet<number> | null,
): ReadonlySet<number> | null {
  const inside = [...positions.keys()].filter((pk) => within === null || within.has(pk))
  return inside.length > 0 ? new Set(inside) : null
}

export function inOrderOf(
  positions: ReadonlyMap<number, number>,
  segments: readonly Segment[],
): Segment[] {
  const positionOf = ({ categoryN }: Segment) => positions.get(categoryN) ?? positions.size
  return segments.toSorted((a, b) => positionOf(a) - positionOf(b))
}
