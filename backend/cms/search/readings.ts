import {
  equalEnds,
  type Measure,
  type Span,
  type TradeFacet,
} from '../../../domain/ventilation/search/trade-facet.ts'
import { isBetween } from './facets/join-alternatives.ts'
import type { ReadFacet } from './facets/read-facet.ts'
import type { Token } from './tokens.ts'

/** One interpretation of a query. */
export interface Reading {
  facets: readonly ReadFacet[]
  /** Remaining words for full-text search. */
  words: readonly Span[]
}

const maxReadings = 8

interface Rest {
  words: readonly Token[]
  /** Whether two diameters are those of one part. */
  hasTwoEnds: (a: ReadFacet, b: ReadFacet) => boolean
}

/** Combinations of the meanings of measures, the likeliest first. */
export function readingsOf(
  measures: readonly Measure[],
  attributes: readonly ReadFacet[],
  { words, hasTwoEnds }: Rest,
): Reading[] {
  let readings: (Reading & { cost: number })[] = [{ facets: attributes, words, cost: 0 }]
  for (const { meanings, isOfType = false, from, to } of measures) {
    const span = { from, to }
    readings = readings
      .flatMap((reading) =>
        meanings.map((facets, place) => ({
          facets: [...reading.facets, ...facets.map((facet) => ({ ...facet, spans: [span] }))],
          words:
            facets.length > 0 || meanings.length === 1 || isOfType
              ? reading.words
              : [...reading.words, span],
          cost: reading.cost + place,
        })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, maxReadings)
  }
  return readings.map(({ facets, words: left }) => ({
    facets: withPairs(withEqualEnds(joinAlike(facets)), hasTwoEnds).sort(bySpan),
    words: left,
  }))
}

/** Two diameters mean a part with two ends, because a variant has only one main diameter. */
function withPairs(facets: readonly ReadFacet[], hasTwoEnds: Rest['hasTwoEnds']): ReadFacet[] {
  const diameters = facets.filter(({ any: [first] }) => first.code === 'dn' && 'values' in first)
  const [a, b] = diameters
  if (!a || !b || facets.some(({ any }) => any[0].code === 'dn2')) return [...facets]
  const areListed = !facets.some((facet) => isBetween(facet, a, b))
  if (areListed && !hasTwoEnds(a, b)) return [...facets]
  const sizeOf = ({ any: [first] }: TradeFacet) => ('values' in first ? Number(first.values[0]) : 0)
  const [large, small] = sizeOf(a) >= sizeOf(b) ? [a, b] : [b, a]
  const second: ReadFacet = { ...small, any: [{ code: 'dn2', values: [String(sizeOf(small))] }] }
  return [...facets.filter((facet) => facet !== a && facet !== b), large, second]
}

/** The second diameter of an `equal tee` is its first one. */
function withEqualEnds(facets: readonly ReadFacet[]): ReadFacet[] {
  const isEqual = ({ any: [first] }: TradeFacet) =>
    first.code === 'dn2' && 'values' in first && first.values.includes(equalEnds)
  if (!facets.some(isEqual)) return [...facets]
  const [main] = facets.flatMap(({ any: [first] }) =>
    first.code === 'dn' && 'values' in first ? [first.values] : [],
  )
  return facets.map((facet) => {
    if (!isEqual(facet)) return facet
    return { ...facet, any: [main ? { code: 'dn2', values: main } : { code: 'dn2', sameAs: 'dn' }] }
  })
}

function bySpan({ spans: [a] }: ReadFacet, { spans: [b] }: ReadFacet): number {
  return (a?.from ?? 0) - (b?.from ?? 0)
}

/** Duplicates count once: `125/125/125`, `leise unter 25 dB`. */
function joinAlike(read: readonly ReadFacet[]): ReadFacet[] {
  const limit = ({ any: [first, second] }: TradeFacet) =>
    !second && 'range' in first && first.range.from === null ? first.range.to : null
  const facets = read.filter((facet) => {
    const own = limit(facet)
    const isLooser = (other: ReadFacet) =>
      own !== null && other.any[0].code === facet.any[0].code && (limit(other) ?? own) < own
    return !read.some(isLooser)
  })
  const alike = Map.groupBy(facets, ({ any }) => JSON.stringify(any))
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, spans: [first, ...others].flatMap(({ spans }) => spans) }] : [],
  )
}
