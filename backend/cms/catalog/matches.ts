import { type Bits, both, isEmpty, noBits, setRange } from '../listing/bits.ts'
import type { Segment } from '../listing/segment.ts'
import type { Narrowing } from './narrowing.ts'

/** What of a segment a listing shows. */
export interface Matches {
  segment: Segment
  /** Variants that belong to the place when nothing is chosen. */
  base: Bits
  /** Variants that pass every filter. */
  hits: Bits
  /** By facet with a filter: variants that pass all others, which is what its own counts need. */
  without: ReadonlyMap<string, Bits>
}

/** How well a product fits a query, by its number: 0 not at all, else the higher the better. */
export type Ranks = Uint8Array

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
        (bits, filter) => (filter.facet === except ? bits : both(bits, filter.bits)),
        base,
      )
    const without = new Map(filters.map(({ facet }) => [facet, passing(facet)]))
    return { segment, base, hits: passing(null), without }
  })
}

/** The variants that count for a facet: as if nothing of its own were chosen. */
export function hitsFor({ hits, without }: Matches, facet: string): Bits {
  return without.get(facet) ?? hits
}

/** What passes both; the whole segment stays the same object, by which its counts are known. */
function narrowed({ all }: Segment, bits: Bits, passing: Bits): Bits {
  if (passing === all) return bits
  return bits === all ? passing : both(bits, passing)
}

function ranked({ products, starts, variants, all }: Segment, ranks: Ranks): Bits {
  const bits = noBits(variants)
  let count = 0
  for (let index = 0; index < products.length; index++) {
    if (!ranks[products[index] ?? 0]) continue
    count++
    setRange(bits, starts[index] ?? 0, starts[index + 1] ?? 0)
  }
  return count === products.length ? all : bits
}
