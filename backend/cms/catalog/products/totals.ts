import { countProducts } from '../../listing/bits.ts'
import { hitsWithout, type Matches } from '../matches.ts'

/** Products of the whole result. */
export function totalOf(matches: readonly Matches[]): number {
  return sum(matches, totalOfSegment)
}

export function totalOfSegment({ segment, hits }: Matches): number {
  return hits === segment.all ? segment.products.length : countProducts(hits, hits, segment.ends)
}

/** Products with a marked variant that matches except for a facet's own filter. */
export function productsWith(
  matches: readonly Matches[],
  facet: string,
  column: 'available' | 'fan',
): number {
  return sum(matches, (match) => {
    const { segment } = match
    const marked = segment.column(column)
    return marked ? countProducts(hitsWithout(match, facet), marked, segment.ends) : 0
  })
}

function sum(matches: readonly Matches[], count: (match: Matches) => number): number {
  return matches.reduce((total, match) => total + count(match), 0)
}
