import type { Locale } from '../../../domain/locale.ts'
import { hasHits } from '../catalog/matches.ts'
import { interpret, type Interpretation } from './interpret.ts'
import type { Reading } from './readings.ts'
import { isCodeLike, couldBeCode } from './exact/code-in.ts'
import { findCoded } from './exact/find-coded.ts'
import { findNamed } from './exact/find-named.ts'
import { unitIn } from './facets/unit-in.ts'
import type { SearchContext } from './search-context.ts'
import { stem } from './stem.ts'
import { completedQuery } from './typed/completed-query.ts'
import { latinQuery, partedQuery, spacedQuery } from './typed/latin-query.ts'
import { plainRequest } from './typed/plain-request.ts'
import { vocabularyOf } from './vocabulary.ts'
import { foldText } from './words.ts'
import { type SearchMatches, openSearch } from './open-search.ts'

/**
 * Products that a query asks for. If nothing matches all of it, the least important part is
 * dropped: first misspelt words are corrected, then unknown words dropped, then the least important
 * facet.
 */
export async function findMatches(typed: string, context: SearchContext): Promise<SearchMatches> {
  // A pasted `ü` may be a `u` and a mark.
  const composed = typed.normalize('NFC')
  const named = await findNamed(composed, context)
  if (named) return { ...asTyped, matches: named }
  const described = plainRequest(composed)
  const query = latinQuery(described)
  const found = await findLatin(query, context)
  if (!hasHits(found.matches)) return (await findBeginnings(query, found, context)) ?? found
  const isRead = query !== described && found.spelling === null
  return isRead ? { ...found, spelling: query } : found
}

/**
 * Products with words that begin like those of a query without hits, whatever these mean alone:
 * suggestions of `Mauer` or `nach` come before `Mauerkasten` and `Nachlauf` are typed.
 */
function findBeginnings(
  query: string,
  { understood }: SearchMatches,
  context: SearchContext,
): Promise<SearchMatches | null> {
  const isExplained =
    understood !== null &&
    (understood.facets.length > 0 || (understood.notStocked ?? understood.problem) !== null)
  const words = [{ from: 0, to: query.length }]
  const plain = { ...uninterpreted, readings: [{ facets: [], words }] }
  return isExplained ? Promise.resolve(null) : findTyped(query, plain, context)
}

async function findLatin(typed: string, context: SearchContext): Promise<SearchMatches> {
  const { locale, dictionary } = context
  const coded = isCodeLike(typed) ? await findCoded(typed, context) : null
  if (coded) return { ...asTyped, matches: coded }
  const vocabulary = vocabularyOf(dictionary, locale)
  const isWord = (word: string) => vocabulary.words.has(stem(word, locale))
  const parted = completedQuery(spacedQuery(typed, isWord), vocabulary, locale)
  const found = await findTyped(parted, interpret(parted, { locale, dictionary }), context)
  if (found) return inWords(found, parted, { typed, locale })
  const spaced = couldBeCode(typed) && !isCodeLike(typed) ? await findCoded(typed, context) : null
  if (spaced) return { ...asTyped, matches: spaced }
  const query = spacedQuery(parted)
  const divided = partedQuery(query, isWord)
  for (const each of new Set([query, divided])) {
    if (each === parted) continue
    const near = await findTyped(each, interpret(each, { locale, dictionary }), context)
    if (near) return inWords(near, each, { typed, locale })
  }
  // German compounds have a fallback of their own.
  const rest = locale === 'de' ? query : divided
  const near = await findNear(rest, context)
  const whole = new Set(query.split(' '))
  // Halves that say nothing are no words of their own: `samo lepiaca`.
  const isLost = near.understood?.unknownWords.some((word) => !whole.has(word))
  return isLost && rest !== query
    ? inWords(await findNear(query, context), query, { typed, locale })
    : inWords(near, rest, { typed, locale })
}

/**
 * Names the query that is answered, if it is not the typed one. German compounds are written as one
 * word: `Lichtschalter` is not corrected to `Licht Schalter`.
 */
function inWords(
  found: SearchMatches,
  query: string,
  { typed, locale }: { typed: string; locale: Locale },
): SearchMatches {
  const joined = (text: string) => text.replace(/(?<=\p{L}) (?=\p{L})/gu, '')
  const isSame = query === typed || (locale === 'de' && joined(query) === joined(typed))
  return isSame || found.spelling !== null || !hasHits(found.matches)
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
  const relaxed = await findRelaxed(corrected, rest, context)
  return isHelpful(query, corrected, relaxed)
    ? { ...relaxed, spelling: corrected }
    : findRelaxed(query, shortened, context)
}

/** Whether a corrected word found anything: `konstant` is no misspelt `kontakt` of a regulator. */
function isHelpful(query: string, corrected: string, { understood }: SearchMatches): boolean {
  const typed = new Set(query.split(' '))
  const dropped = new Set(understood?.unknownWords)
  return corrected.split(' ').some((word) => !typed.has(word) && !dropped.has(word))
}

const uninterpreted = {
  kind: null,
  rivals: [],
  notStocked: null,
  apart: [],
  ofApart: [],
  problem: null,
  ignored: [],
  corrected: null,
}

const asTyped = { alternatives: [], ranks: null, spelling: null, understood: null, named: [] }

async function findTyped(
  query: string,
  interpretation: Interpretation,
  context: SearchContext,
): Promise<SearchMatches | null> {
  const search = await openSearch(query, interpretation, context)
  for (const reading of search.readings) {
    const attempt = await search.attempt(reading)
    if (hasHits(attempt.matches)) return search.found(attempt)
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
  for (const reading of search.readings) {
    if (reading.words.length === 0) continue
    const attempt = await search.attempt(reading, { respells: true })
    if (attempt.spelling === null || !hasHits(attempt.matches)) continue
    const spelling = inPlace(query, reading, attempt.spelling)
    return { ...search.found(attempt), spelling: asWritten(spelling, query, context) }
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

/** Corrected words with their diacritics, and the others as typed: the index has neither. */
function asWritten(spelling: string, typed: string, { locale, dictionary }: SearchContext): string {
  const { words } = vocabularyOf(dictionary, locale)
  const before = typed.split(/\s+/)
  return spelling
    .split(/\s+/)
    .map((word) => {
      const same = before.find((each) => foldText(each) === word)
      const known = words.get(stem(word, locale))
      return same ?? (known !== undefined && foldText(known) === word ? known : word)
    })
    .join(' ')
}

/** Of the likeliest readings, the one that has to change least: a class may have two names. */
async function nearest(
  { readings, relax }: Awaited<ReturnType<typeof openSearch>>,
  { facets }: Pick<Reading, 'facets'>,
  words: Reading['words'],
) {
  let best: { relaxed: Awaited<ReturnType<typeof relax>>; left: number } | null = null
  for (const each of readings.slice(0, maxRelaxed)) {
    if (each.facets.length < facets.length) continue
    const relaxed = await relax({ facets: each.facets, words })
    if (!relaxed) continue
    const left = relaxed.facets.size
    if (best === null || left < best.left) best = { relaxed, left }
  }
  return best?.relaxed ?? null
}

const maxRelaxed = 3

async function findRelaxed(
  query: string,
  interpretation: Interpretation,
  context: SearchContext,
): Promise<SearchMatches> {
  const search = await openSearch(query, interpretation, context)
  const [reading = { facets: [], words: [] }] = search.readings
  const words = await search.knownWords(reading)
  const unknown = reading.words.filter((word) => !words.includes(word))
  const hasUnderstood = reading.facets.length > 0 || interpretation.kind !== null
  const wordings = [words, ...(words.length > 0 && hasUnderstood ? [[]] : [])]
  for (const some of wordings) {
    if (some.length === 0 && !hasUnderstood) break
    const left = { unknown: some.length > 0 ? unknown : reading.words }
    for (const each of search.readings) {
      if (each.facets.length < reading.facets.length) continue
      const attempt = await search.attempt({ facets: each.facets, words: some })
      if (hasHits(attempt.matches)) return search.found(attempt, left)
    }
    // Of named products, a property counts for more than the `hours` of some description.
    const isTextOnly = some.every(({ from, to }) => !/\d/.test(query.slice(from, to)))
    if (some.length > 0 && interpretation.kind !== null && isTextOnly) {
      const plain = await search.attempt({ facets: reading.facets, words: [] })
      if (hasHits(plain.matches)) return search.found(plain, { unknown: reading.words })
    }
    const relaxed = await nearest(search, reading, some)
    if (relaxed) return search.found(relaxed.attempt, { ...left, relaxed: relaxed.facets })
  }
  const ofUnit = await findOfUnit(query, { interpretation, reading }, context)
  if (ofUnit) return ofUnit
  const none = await search.attempt(reading)
  return search.found(none, { unknown: reading.words, offered: search.offered(reading) })
}

/**
 * What there is for a unit, and the unit itself, if it lacks the requested part: those of another
 * unit would not fit.
 */
async function findOfUnit(
  query: string,
  { interpretation, reading }: { interpretation: Interpretation; reading: Reading },
  context: SearchContext,
): Promise<SearchMatches | null> {
  const unit = unitIn(reading.facets)
  if (!unit || interpretation.kind === null) return null
  const named = { facets: [unit], words: [] }
  const others = { ...interpretation, kind: null, rivals: [], ignored: [], readings: [named] }
  return findTyped(query, { ...others, notStocked: query.trim() }, context)
}
