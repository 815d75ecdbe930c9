import type { UnderstoodQuery } from '../../../domain/catalog/understood.ts'
import { hasHits, type Matches, matchesOf, type Ranks } from '../catalog/matches.ts'
import { type FacetNarrowing, facetNarrowing } from './facets/facet-narrowing.ts'
import { findRanks } from './find-ranks.ts'
import { categoriesWithin, categoryPositions, inOrderOf } from './kind/kind-categories.ts'
import type { Interpretation } from './interpret.ts'
import type { Reading } from './readings.ts'
import type { ReadFacet } from './facets/read-facet.ts'
import type { SearchContext } from './search-context.ts'
import { isEither } from './facets/is-either.ts'
import { joinAlternatives, splitMissing } from './facets/join-alternatives.ts'
import { nearestFacet } from './facets/nearest-facet.ts'
import { offeredValues } from './offered-values.ts'
import { describeQuery, type RelaxedMatch } from './understood-query.ts'

export interface SearchMatches {
  matches: Matches[]
  /** Products to choose from, of which the first ones are shown in turn; else none. */
  alternatives: readonly (readonly Matches[])[]
  ranks: Ranks | null
  spelling: string | null
  understood: UnderstoodQuery | null
  /** Numbers of the categories that the query names, as far as they have hits. */
  named: readonly number[]
}

/** A search strategy, and whether it finds something. */
interface Attempt {
  reading: Reading
  words: string
  matches: Matches[]
  ranks: Ranks | null
}

interface Left {
  unknown?: Reading['words']
  relaxed?: ReadonlyMap<ReadFacet, RelaxedMatch>
  offered?: ReadonlyMap<ReadFacet, readonly string[]>
}

/** In `315 x 900, 100 mm` the last is rather an insulation than another diameter. */
function inOrderOfLikelihood(readings: readonly Reading[]): Reading[] {
  const isJoined = ({ facets }: Reading) => facets.some(({ parts }) => parts)
  const ordered = readings.filter((reading) => !isJoined(reading))
  for (const reading of readings.filter(isJoined)) {
    const before = ordered.findLastIndex(({ words }) => words.length <= reading.words.length)
    ordered.splice(before + 1, 0, reading)
  }
  return ordered
}

/** Segments of a query's meanings, with all relevant columns. */
export async function openSearch(
  query: string,
  interpretation: Interpretation,
  context: SearchContext,
) {
  const { databases, dictionary, cache, columns, saved, chosen, scope, within, locale } = context
  const { known, prices } = context
  const { kind } = interpretation
  const narrowings = new Map<ReadFacet, FacetNarrowing>()
  const narrowingOf = (facet: ReadFacet) => {
    const narrowing = narrowings.get(facet) ?? facetNarrowing(facet, dictionary, prices)
    narrowings.set(facet, narrowing)
    return narrowing
  }
  // An explicit filter wins over earlier words.
  const isChosen = ({ any }: ReadFacet) =>
    any.some(
      ({ code }) =>
        code in scope.values || code in scope.ranges || (code === 'reaches' && scope.reaches),
    )
  const candidates = interpretation.readings
    .flatMap(({ facets }) => facets)
    .flatMap((facet) => narrowingOf(facet).columns)
  const positions = kind && categoryPositions(kind.categories, dictionary)
  const categories = positions && categoriesWithin(positions, within)
  const opened = await cache.open(databases.db, categories ?? within, [...columns, ...candidates])
  const segments = positions ? inOrderOf(positions, opened) : opened
  const textOf = (words: Reading['words']) =>
    words.map(({ from, to }) => query.slice(from, to)).join(' ')

  function matchesWith(facets: readonly ReadFacet[], ranks: Ranks | null): Matches[] {
    const own = facets.filter((facet) => !isChosen(facet)).map(narrowingOf)
    return matchesOf(segments, saved, ranks, [...chosen, ...own])
  }

  const joined = interpretation.readings.map(({ facets, words }) => ({
    words,
    facets: joinAlternatives(facets, {
      isEither: (...parts) => isEither(query, locale, parts),
      haveAll: (some) => hasHits(matchesOf(segments, saved, null, some.map(narrowingOf))),
    }),
  }))

  // A less likely reading must not match with one of its alternatives alone.
  const isWhole = ({ facets }: Reading) =>
    facets.every(({ parts = [] }) =>
      parts.every((part) => hasHits(matchesOf(segments, saved, null, [narrowingOf(part)]))),
    )
  const readings = inOrderOfLikelihood(joined.filter((each, at) => at === 0 || isWhole(each)))

  async function attempt(
    reading: Reading,
    { respells = false } = {},
  ): Promise<Attempt & { spelling: string | null }> {
    const words = textOf(reading.words)
    const ranking =
      words === '' ? null : await findRanks(databases, locale, words, { ...known, respells })
    // Neither words nor facets nor a product kind: an empty query.
    const isEmptyQuery = !ranking && reading.facets.length === 0 && kind === null
    const ranks = isEmptyQuery ? new Uint8Array() : ranking && ranking.ranks
    return {
      reading,
      words,
      ranks,
      matches: matchesWith(reading.facets, ranks),
      spelling: ranking?.spelling ?? null,
    }
  }

  /** Words with a match; each is searched separately. */
  async function knownWords({ words }: Reading): Promise<Reading['words']> {
    const found = await Promise.all(
      words.map((word) =>
        findRanks(databases, locale, textOf([word]), { ...known, respells: false }),
      ),
    )
    return words.filter((_, index) => (found[index]?.ranks.length ?? 0) > 0)
  }

  async function relax(
    reading: Reading,
  ): Promise<{ attempt: Attempt; facets: Map<ReadFacet, RelaxedMatch> } | null> {
    const ranks = reading.words.length > 0 ? (await attempt(reading)).ranks : null
    const relaxed = nearestFacet(reading.facets, {
      narrowingOf,
      dictionary,
      isNamed: kind !== null || reading.words.length > 0,
      matchesWith: (facets) => matchesWith(facets, ranks),
    })
    if (!relaxed) return null
    return {
      attempt: { reading, words: textOf(reading.words), ranks, matches: relaxed.matches },
      facets: relaxed.facets,
    }
  }

  /** Existing values of the first facet that alone makes a query fail. */
  function offered({ facets, words }: Reading): Map<ReadFacet, readonly string[]> {
    if (words.length > 0) return new Map()
    for (const facet of facets) {
      const others = matchesWith(
        facets.filter((each) => each !== facet),
        null,
      )
      const values = offeredValues(facet, others, dictionary)
      if (values.length > 0) return new Map([[facet, values]])
    }
    return new Map()
  }

  /** Names each alternative that nothing has: `M5 oder F9`. */
  function withMissing(
    { facets, words }: Reading,
    { ranks, relaxed }: { ranks: Ranks | null; relaxed: ReadonlyMap<ReadFacet, RelaxedMatch> },
  ) {
    const all = new Map(relaxed)
    const shown = facets.flatMap((facet) => {
      if (relaxed.has(facet)) return [facet]
      const others = facets.filter((each) => each !== facet && !relaxed.has(each))
      const { kept, missing } = splitMissing(
        facet,
        (part) => !hasHits(matchesWith([...others, part], ranks)),
      )
      for (const part of missing) all.set(part, { instead: null })
      return [kept, ...missing]
    })
    return { reading: { facets: shown, words }, relaxed: all }
  }

  function namedIn(matches: readonly Matches[]): number[] {
    const hit = matches.filter((each) => hasHits([each])).map(({ segment }) => segment.categoryN)
    return (kind?.categories ?? []).filter((pk) =>
      hit.some((each) => dictionary.categories.get(each)?.path.some((above) => above.pk === pk)),
    )
  }

  /** By product or by value: `Rohr oder Schlauch`, `AC oder EC`. */
  function alternativesOf(
    { reading, matches, ranks }: Omit<Attempt, 'words'>,
    relaxed: ReadonlyMap<ReadFacet, RelaxedMatch>,
  ) {
    const facets = reading.facets.filter((facet) => !relaxed.has(facet))
    const [chosen] = facets.filter(
      ({ parts: [first, second] = [] }) =>
        first && second && isEither(query, locale, [first, second]),
    )
    const byKind = interpretation.rivals.map((pks) => {
      const own = categoryPositions(pks, dictionary)
      return matches.filter(({ segment }) => own.has(segment.categoryN))
    })
    const others = facets.filter((facet) => facet !== chosen)
    const byValue = chosen?.parts?.map((part) => matchesWith([...others, part], ranks)) ?? []
    return byKind.length > 0 ? byKind : byValue
  }

  function found(
    { reading, matches, ranks }: Attempt,
    { unknown = [], relaxed = new Map(), offered: values = new Map() }: Left = {},
  ): SearchMatches {
    const understood = describeQuery(query, {
      interpretation,
      ...withMissing(reading, { ranks, relaxed }),
      dictionary,
      currency: prices.currency,
      offered: values,
      locale,
      unknownWords: [...interpretation.ignored, ...unknown].map((word) => textOf([word])),
    })
    return {
      matches,
      alternatives: alternativesOf({ reading, matches, ranks }, relaxed),
      ranks,
      spelling: null,
      understood,
      named: namedIn(matches),
    }
  }
  return { readings, attempt, knownWords, relax, offered, found }
}
