import { type Bits, intersect, isEmpty, emptyBits, setRange } from '../listing/bits.ts'
import type { Segment } from '../listing/segment.ts'
import type { Narrowing } from './narrowing.ts'

/** Matches of a listing within a segment. */
export interface Matches {
  segment: Segment
  /** Variants of the listing without filters. */
  base: Bits
  /** Variants that match all filters. */
  hits: Bits
  /** By filtered facet: variants that match all other filters, for the facet's counts. */
  without: ReadonlyMap<string, Bits>
}

/** Relevance of a product by row number: 0 for no match, else higher is better. */
export type Ranks = Uint8Array

export function hasHits(matches: readonly Matches[]): boolean {
  return matches.some(({ hits }) => !isEmpty(hits))
}

/** Filters the products of a listing. `saved` are the filters that define the listing itself. */
export function matchesOf(
  segments: readonly Segment[],
  saved: readonly Narrowing[],
  ranks: Ranks | null,
  narrowings: readonly Narrowing[],
): Matches[] {
  return segments.flatMap((segment) => {
    const found = ranks ? ranked(segment, ranks) : segment.all
    const base = saved.reduce((bits, { passes }) => narrowed(segment, bits, passes(segment)), found)
    if (base !== segment.all && isEmpty(base)) return []
    const filters = narrowings.map(({ facet, passes }) => ({ facet, bits: passes(segment) }))
    const passing = (except: string | null) =>
      filters.reduce(
        (bits, filter) => (filter.facet === except ? bits : intersect(bits, filter.bits)),
        base,
      )
    const without = new Map(filters.map(({ facet }) => [facet, passing(facet)]))
    return { segment, base, hits: passing(null), without }
  })
}

/** Variants to count for a facet: without its own filter. */
export function hitsWithout({ hits, without }: Matches, facet: string): Bits {
  return without.get(facet) ?? hits
}

/** Intersection; returns the whole segment's own object if possible, whose counts are cached. */
function narrowed({ all }: Segment, bits: Bits, passing: Bits): Bits {
  if (passing === all) return bits
  return bits === all ? passing : intersect(bits, passing)
}

function ranked({ products, starts, variants, all }: Segment, ranks: Ranks): Bits {
  const bits = emptyBits(variants)
  let count = 0
  for (let index = 0; index < products.length; index++) {
    if (!ranks[products[index] ?? 0]) continue
    count++
    setRange(bits, starts[index] ?? 0, starts[index + 1] ?? 0)
  }
  return count === products.length ? all : bits
}
