import type { Choice } from '../../../../domain/ventilation/search/trade-facet.ts'
import type { ReadFacet } from './read-facet.ts'

interface Query {
  /** A word like `or` is between two facets. */
  isEither: (a: ReadFacet, b: ReadFacet) => boolean
  /** Some of the requested products have all of the facets. */
  haveAll: (facets: readonly ReadFacet[]) => boolean
}

/**
 * Values of one property, one behind the other, are alternatives unless a product has all of them:
 * `M5 G4`, `100 oder 125`, but not `Nachlauf und Feuchtesensor`.
 */
export function joinAlternatives(
  facets: readonly ReadFacet[],
  { isEither, haveAll }: Query,
): ReadFacet[] {
  const groups = Map.groupBy(facets, (facet) => (isChoice(facet) ? facet.any[0].code : facet))
  return [...groups.values()].flatMap((group) => {
    const [first, second, ...others] = group
    if (!first || !second) return group
    const next = group.slice(1).map((facet, index) => [group[index] ?? first, facet] as const)
    if (next.some(([a, b]) => isEither(a, b))) return [joined([first, second, ...others])]
    const areListed = next.every(([a, b]) => !facets.some((facet) => isBetween(facet, a, b)))
    return areListed && !haveAll(group) ? [joined([first, second, ...others])] : group
  })
}

/** Alternatives that none of the products has, apart from the rest. */
export function splitMissing(
  facet: ReadFacet,
  isMissing: (part: ReadFacet) => boolean,
): { kept: ReadFacet; missing: readonly ReadFacet[] } {
  const missing = (facet.parts ?? []).filter(isMissing)
  const [first, ...others] = (facet.parts ?? []).filter((part) => !missing.includes(part))
  if (!first || missing.length === 0) return { kept: facet, missing: [] }
  return { kept: others.length === 0 ? first : joined([first, ...others]), missing }
}

/** `315 x 900, 100 mm` are no two diameters. */
export function isBetween(facet: ReadFacet, a: ReadFacet, b: ReadFacet): boolean {
  const [from, to] = [a, b].map(startOf).toSorted((x, y) => x - y)
  return startOf(facet) > (from ?? 0) && startOf(facet) < (to ?? 0)
}

function startOf({ spans: [first] }: ReadFacet): number {
  return first?.from ?? 0
}

function isChoice({ any }: ReadFacet): boolean {
  return any.every((choice) => 'values' in choice)
}

function joined(parts: readonly [ReadFacet, ...ReadFacet[]]): ReadFacet {
  const ids = new Map<string, Set<string>>()
  for (const choice of parts.flatMap(({ any }) => any))
    if ('values' in choice)
      ids.set(choice.code, new Set([...(ids.get(choice.code) ?? []), ...choice.values]))
  const [first, ...others] = [...ids].map(([code, values]): Choice => ({
    code,
    values: [...values],
  }))
  return {
    any: [first ?? parts[0].any[0], ...others],
    spans: parts.flatMap(({ spans }) => spans),
    parts,
  }
}
