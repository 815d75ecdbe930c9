import type { UnderstoodQuery } from '../../../domain/catalog/understood.ts'
import { type Matches, matchesOf, type Ranks } from '../catalog/matches.ts'
import { isEmpty } from '../listing/bits.ts'
import { type FacetNarrowing, facetNarrowing } from './facet-narrowing.ts'
import { findRanks } from './find-ranks.ts'
import { categoriesWithin, inOrderOf, placesOf } from './requested-kind.ts'
import { interpret, type Interpretation } from './interpret.ts'
import type { Reading } from './readings.ts'
import type { ReadFacet } from './read-facet.ts'
import { isCodeLike, couldBeCode } from './codes/code-in.ts'
import { findCoded } from './codes/find-coded.ts'
import type { SearchContext } from './search-context.ts'
import { nearestFacet } from './nearest-facet.ts'
import { offeredValues } from './offered-values.ts'
import { stem } from './stem.ts'
import { latinQuery, partedQuery, spacedQuery } from './typed/latin-query.ts'
import { plainRequest } from './typed/plain-request.ts'
import { describeQuery, type RelaxedMatch } from './understood-query.ts'
import { vocabularyOf } from './vocabulary.ts'

export interface SearchMatches {
  matches: Matches[]
  ranks: Ranks | null
  spelling: string | null
  understood: UnderstoodQuery | null
}

/** A search strategy, and whether it finds something. */
interface Attempt {
  reading: Reading
  words: string
  matches: Matches[]
  ranks: Ranks | null
}

/**
 * Products that a query asks for. If nothing matches all of it, the least important part is
 * dropped: first misspelt words are corrected, then unknown words dropped, then the least important
 * facet.
 */
export async function findMatches(typed: string, context: SearchContext): Promise<SearchMatches> {
  const described = plainRequest(typed)
  const query = latinQuery(described)
  const found = await findLatin(query, context)
  const isRead = query !== described && found.spelling === null && hasHits(found)
  return isRead ? { ...found, spelling: query } : found
}

async function findLatin(typed: string, context: SearchContext): Promise<SearchMatches> {
  const { locale, dictionary } = context
  const coded = isCodeLike(typed) ? await findCoded(typed, context) : null
  if (coded) return { ...asTyped, matches: coded }
  const { words } = vocabularyOf(dictionary, locale)
  const isWord = (word: string) => words.has(stem(word, locale))
  const parted = spacedQuery(typed, isWord)
  const found = await findTyped(parted, interpret(parted, { locale, dictionary }), context)
  if (found) return inWords(found, parted, typed)
  const spaced = couldBeCode(typed) && !isCodeLike(typed) ? await findCoded(typed, context) : null
  if (spaced) return { ...asTyped, matches: spaced }
  const query = spacedQuery(parted)
  const divided = partedQuery(query, isWord)
  for (const each of new Set([query, divided])) {
    if (each === parted) continue
    const near = await findTyped(each, interpret(each, { locale, dictionary }), context)
    if (near) return inWords(near, each, typed)
  }
  // German compounds have a fallback of their own.
  const rest = locale === 'de' ? query : divided
  return inWords(await findNear(rest, context), rest, typed)
}

/** Names the query that is answered, if it is not the typed one. */
function inWords(found: SearchMatches, query: string, typed: string): SearchMatches {
  return query === typed || found.spelling !== null || !hasHits(found)
    ? found
    : { ...found, spelling: query }
}

/** Products of a query that nothing matches as a whole. */
async function findNear(query: string, context: SearchContext): Promise<SearchMatches> {
  const { locale, dictionary } = context
  const typed = interpret(query, { locale, dictionary })
  const other = interpret(query, { locale, dictionary, corrects: true })
  if (other.corrected !== null) {
    const { corrected } = other
    const near = await findTyped(corrected, interpret(corrected, { locale, dictionary }), context)
    if (near) return { ...near, spelling: corrected }
  }
  const respelt = await findRespelt(query, typed, context)
  if (respelt) return respelt
  const shortened = interpret(query, { locale, dictionary, shortens: true })
  const short = await findTyped(query, shortened, context)
  if (short) return short
  if (other.corrected === null) return findRelaxed(query, shortened, context)
  // One of several misspelt words may have no correction.
  const { corrected } = other
  const rest = interpret(corrected, { locale, dictionary, shortens: true })
  return { ...(await findRelaxed(corrected, rest, context)), spelling: corrected }
}

const asTyped = { ranks: null, spelling: null, understood: null }

async function findTyped(
  query: string,
  interpretation: Interpretation,
  context: SearchContext,
): Promise<SearchMatches | null> {
  const search = await openSearch(query, interpretation, context)
  for (const reading of interpretation.readings) {
    const attempt = await search.attempt(reading)
    if (hasHits(attempt)) return search.found(attempt)
  }
  return null
}

/** Catalogue words with similar spelling. */
async function findRespelt(
  query: string,
  interpretation: Interpretation,
  context: SearchContext,
): Promise<SearchMatches | null> {
  const search = await openSearch(query, interpretation, context)
  for (const reading of interpretation.readings) {
    if (reading.words.length === 0) continue
    const attempt = await search.attempt(reading, { respells: true })
    if (attempt.spelling === null || !hasHits(attempt)) continue
    return { ...search.found(attempt), spelling: inPlace(query, reading, attempt.spelling) }
  }
  return null
}

/** The query with corrected words; its measures stay as typed. */
function inPlace(query: string, { words, facets }: Reading, spelling: string): string {
  if (facets.length === 0) return spelling
  const [first] = words
  const last = words.at(-1)
  return first && last ? query.slice(0, first.from) + spelling + query.slice(last.to) : spelling
}

async function findRelaxed(
  query: string,
  interpretation: Interpretation,
  context: SearchContext,
): Promise<SearchMatches> {
  const search = await openSearch(query, interpretation, context)
  const [reading = { facets: [], words: [] }] = interpretation.readings
  const words = await search.knownWords(reading)
  const unknown = reading.words.filter((word) => !words.includes(word))
  const hasUnderstood = reading.facets.length > 0 || interpretation.kind !== null
  const wordings = [words, ...(words.length > 0 && hasUnderstood ? [[]] : [])]
  for (const some of wordings) {
    if (some.length === 0 && !hasUnderstood) break
    const left = { unknown: some.length > 0 ? unknown : reading.words }
    for (const each of interpretation.readings) {
      if (each.facets.length < reading.facets.length) continue
      const attempt = await search.attempt({ facets: each.facets, words: some })
      if (hasHits(attempt)) return search.found(attempt, left)
    }
    const relaxed = await search.relax({ facets: reading.facets, words: some })
    if (relaxed) return search.found(relaxed.attempt, { ...left, relaxed: relaxed.facets })
  }
  const none = await search.attempt(reading)
  return search.found(none, { unknown: reading.words, offered: search.offered(reading) })
}

function hasHits({ matches }: Pick<Attempt, 'matches'>): boolean {
  return matches.some(({ hits }) => !isEmpty(hits))
}

interface Left {
  unknown?: Reading['words']
  relaxed?: ReadonlyMap<ReadFacet, RelaxedMatch>
  offered?: ReadonlyMap<ReadFacet, readonly string[]>
}

/** Segments of a query's meanings, with all relevant columns. */
async function openSearch(query: string, interpretation: Interpretation, context: SearchContext) {
  const { databases, dictionary, cache, columns, saved, chosen, scope, within, locale } = context
  const { known, prices } = context
  const { kind, readings } = interpretation
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
  const candidates = readings
    .flatMap(({ facets }) => facets)
    .flatMap((facet) => narrowingOf(facet).columns)
  const places = kind && placesOf(kind.categories, dictionary)
  const categories = places && categoriesWithin(places, within)
  const opened = await cache.open(databases.db, categories ?? within, [...columns, ...candidates])
  const segments = places ? inOrderOf(places, opened) : opened
  const textOf = (words: Reading['words']) =>
    words.map(({ from, to }) => query.slice(from, to)).join(' ')

  function matchesWith(facets: readonly ReadFacet[], ranks: Ranks | null): Matches[] {
    const own = facets.filter((facet) => !isChosen(facet)).map(narrowingOf)
    return matchesOf(segments, saved, ranks, [...chosen, ...own])
  }

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

  function found(
    { reading, matches, ranks }: Attempt,
    { unknown = [], relaxed = new Map(), offered: values = new Map() }: Left = {},
  ): SearchMatches {
    const understood = describeQuery(query, {
      interpretation,
      reading,
      dictionary,
      currency: prices.currency,
      relaxed,
      offered: values,
      locale,
      unknownWords: [...interpretation.ignored, ...unknown].map((word) => textOf([word])),
    })
    return { matches, ranks, spelling: null, understood }
  }
  return { attempt, knownWords, relax, offered, found }
}
