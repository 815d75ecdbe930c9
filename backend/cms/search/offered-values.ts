import type { Matches } from '../catalog/matches.ts'
import type { Dictionary } from '../catalog/products/dictionary.ts'
import { facetNarrowing } from './facets/facet-narrowing.ts'
import type { ReadFacet } from './facets/read-facet.ts'
import { distanceOf } from './value-distance.ts'

const maxOffered = 12

/** Values of a facet among the hits, in order; of many, the nearest ones. */
export function offeredValues(
  { any: [first] }: ReadFacet,
  matches: readonly Matches[],
  dictionary: Dictionary,
): string[] {
  const parameter = dictionary.parameters.get(first.code)
  if (!('values' in first) || !parameter || parameter.type === 'boolean') return []
  const requestedValue = first.values[0] ?? ''
  const available = [...parameter.values.keys()].filter((id) => {
    const { passes } = facetNarrowing({ any: [{ code: first.code, values: [id] }] }, dictionary)
    return matches.some(({ segment, hits }) =>
      passes(segment).some((word, index) => (word & (hits[index] ?? 0)) !== 0),
    )
  })
  const distanceTo = (id: string) => distanceOf(requestedValue, id) ?? Infinity
  const nearest = new Set(
    available.toSorted((a, b) => distanceTo(a) - distanceTo(b)).slice(0, maxOffered),
  )
  return available.filter((id) => nearest.has(id))
}
