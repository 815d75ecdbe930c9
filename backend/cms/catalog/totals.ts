import { countProducts } from '../listing/bits.ts'
import { hitsFor, type Matches } from './matches.ts'
import { availableOf } from './narrowing.ts'

/** Products of the whole result. */
export function totalOf(matches: readonly Matches[]): number {
  return sum(matches, totalOfSegment)
}

export function totalOfSegment({ segment, hits }: Matches): number {
  return hits === segment.all ? segment.products.length : countProducts(hits, hits, segment.ends)
}

/** Products of which a matching variant can be bought. */
export function availableProducts(matches: readonly Matches[]): number {
  return sum(matches, (match) =>
    countProducts(hitsFor(match, 'available'), availableOf(match.segment), match.segment.ends),
  )
}

function sum(matches: readonly Matches[], count: (match: Matches) => number): number {
  return matches.reduce((total, match) => total + count(match), 0)
}
