import { searchMinLength } from '../../../domain/catalog/search-terms.ts'
import type { Locale } from '../../../domain/locale.ts'
import { type Problem, problems } from '../../../domain/ventilation/search/problems.ts'
import { readMeasures } from '../../../domain/ventilation/search/read-measures.ts'
import { readNumber } from '../../../domain/ventilation/search/read-number.ts'
import {
  type KnownValues,
  type Measure,
  type Span,
  type TradeFacet,
  valueFacet,
} from '../../../domain/ventilation/search/trade-facet.ts'
import type { Dictionary } from '../catalog/products/dictionary.ts'
import { matchPhrases, type MatchedPhrase } from './match-phrases.ts'
import { stopWordsOf } from './stop-words.ts'
import { readTokens, type Token } from './tokens.ts'
import { type Kind, type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { fold } from './words.ts'

/** A facet with the pieces of the query that it was read from. */
export interface ReadFacet extends TradeFacet {
  spans: readonly Span[]
}

/** One way to understand a query. */
export interface Reading {
  facets: readonly ReadFacet[]
  /** What is left to be searched for as words. */
  words: readonly Span[]
}

export interface Interpretation {
  /** The likeliest first; at least one. */
  readings: readonly Reading[]
  kind: Kind | null
  /** What the query calls the kind. */
  kindName: string | null
  problem: Problem | null
  /** The query with its misspelt words corrected; null where none is. */
  corrected: string | null
}

interface Reader {
  locale: Locale
  dictionary: Dictionary
  corrects?: boolean
  shortens?: boolean
}

const maxReadings = 8

/**
 * Only beside products that have it: the name of a unit is a size of its filters, else the unit
 * itself is asked for.
 */
const needsKind = new Set(['unit_model', 'actuator', 'end'])

/** A room, whose calculator says what it needs. */
const area = /\d ?(?:m ?[2²]|qm|sqm)(?![\p{L}\d])/iu

/** What a query asks for: a kind of products, what they are to be, and other words. */
export function interpret(
  query: string,
  { locale, dictionary, corrects = false, shortens = false }: Reader,
): Interpretation {
  const vocabulary = vocabularyOf(dictionary, locale)
  const known = knownValues(dictionary)
  const { measures, rest } = readMeasures(query, known)
  const tokens = readTokens(rest, { locale, vocabulary, corrects, shortens })
  const required = tokens.filter(({ isDenied }) => !isDenied)
  const matched = matchPhrases(required, vocabulary)
  const statedProblem = matched.phrases.find(({ entry }) => entry.problem)?.entry.problem ?? null
  const head = headOf(matched.phrases, locale)
  const kind =
    head?.entry.kind ??
    (statedProblem && kindOf(statedProblem.products[locale] ?? '', { locale, dictionary }))
  const filters = kind && filtersOf(kind, dictionary)
  const isSized = area.test(query) && filters?.has('room_m2')
  const sizing = isSized ? problems.find(({ code }) => code === 'size') : undefined
  const problem = statedProblem ?? sizing ?? null
  const phrases = matched.phrases.filter(
    ({ entry: { kind: named, facet } }) =>
      named || !facet || !needsKind.has(facet.any[0].code) || filters?.has(facet.any[0].code),
  )
  const released = matched.phrases.filter((phrase) => !phrases.includes(phrase))
  const left = [...matched.left, ...released.flatMap(({ tokens: own }) => own)].sort(
    (x, y) => x.from - y.from,
  )
  const attributes = phrases.flatMap(({ entry, tokens: own }) => {
    const { facet } = entry
    if (!facet || (entry === head?.entry && !addsTo(facet, filters))) return []
    return [{ ...facet, spans: own }]
  })
  const denied = tokens.filter(({ isDenied }) => isDenied)
  if (filters?.has('equipment') && isEquipment(denied, vocabulary))
    attributes.push({ ...valueFacet('equipment', 'standard'), spans: denied })
  const isDropped = problem !== null && head === null
  const numbers = left
    .filter(({ text }) => /^\d{1,4}$/.test(text))
    .map((token) => ({ token, meanings: readNumber(token.text, known, filters) }))
    .filter(({ meanings }) => meanings.length > 1)
  const words = isDropped
    ? []
    : left.filter(
        (token) =>
          isWord(token, locale) &&
          !numbers.some((number) => number.token === token) &&
          !(token.isModifier && kind),
      )
  const uncertain: Measure[] = [
    ...measures.map((measure) => ({ ...measure, meanings: byFilters(measure.meanings, filters) })),
    ...numbers.map(({ token: { from, to }, meanings }) => ({ from, to, meanings })),
  ]
  return {
    readings: readingsOf(uncertain, attributes, words),
    kind,
    kindName: head && head.tokens.map(({ from, to }) => query.slice(from, to)).join(' '),
    problem,
    corrected: correctedQuery(query, tokens),
  }
}

function knownValues({ parameters }: Dictionary): KnownValues {
  return {
    idsOf: (code) => [...(parameters.get(code)?.values.keys() ?? [])],
    has: (code) => parameters.has(code),
  }
}

/** The phrase that names the products; the others name what they are for, or what they have. */
function headOf(phrases: readonly MatchedPhrase[], locale: Locale): MatchedPhrase | null {
  const named = phrases.filter(({ entry }) => entry.kind)
  const [first] = named
  if (!first) return null
  const inFirstPart = named.filter(({ part }) => part === first.part)
  const pure = inFirstPart.filter(({ entry }) => !entry.facet)
  const candidates = pure.length > 0 ? pure : inFirstPart
  // English names what something is last: `roof fan controller`.
  return (locale === 'en' ? candidates.at(-1) : candidates[0]) ?? null
}

/** `ohne Nachlauf`: the plain model. */
function isEquipment(denied: readonly Token[], vocabulary: Vocabulary): boolean {
  return matchPhrases(denied, vocabulary).phrases.some(
    ({ entry: { facet } }) => facet?.any[0].code === 'equipment',
  )
}

/** What the products asked for can be filtered by is likelier than what they cannot have. */
function byFilters(
  meanings: Measure['meanings'],
  filters: ReadonlySet<string> | null,
): Measure['meanings'] {
  if (!filters) return meanings
  const isHad = (facets: readonly TradeFacet[]) =>
    facets.every(({ any }) => any.some(({ code }) => code === 'reaches' || filters.has(code)))
  return meanings.toSorted((a, b) => Number(isHad(b)) - Number(isHad(a)))
}

function kindOf(phrase: string, reader: Reader): Kind | null {
  if (phrase === '') return null
  const vocabulary = vocabularyOf(reader.dictionary, reader.locale)
  const tokens = readTokens(phrase, { ...reader, vocabulary, corrects: false, shortens: false })
  return (
    matchPhrases(tokens, vocabulary).phrases.find(({ entry }) => entry.kind)?.entry.kind ?? null
  )
}

function filtersOf({ categories }: Kind, { filters }: Dictionary): ReadonlySet<string> {
  return new Set(categories.flatMap((pk) => (filters.get(pk) ?? []).map(({ code }) => code)))
}

/** `Nippel` are connectors of one end, while `Bewegungsmelder` have no equipment. */
function addsTo({ any }: TradeFacet, filters: ReadonlySet<string> | null): boolean {
  return any.some(({ code }) => code === 'end' && filters?.has(code))
}

function isWord({ text }: Token, locale: Locale): boolean {
  return (
    (text.length >= searchMinLength || /\d/.test(text)) &&
    !stopWordsOf(locale).silent.has(fold(text))
  )
}

function readingsOf(
  measures: readonly Measure[],
  attributes: readonly ReadFacet[],
  words: readonly Token[],
): Reading[] {
  let readings: (Reading & { cost: number })[] = [{ facets: attributes, words, cost: 0 }]
  for (const { meanings, ...span } of measures) {
    readings = readings
      .flatMap((reading) =>
        meanings.map((facets, place) => ({
          facets: [...reading.facets, ...facets.map((facet) => ({ ...facet, spans: [span] }))],
          words:
            facets.length > 0 || meanings.length === 1 ? reading.words : [...reading.words, span],
          cost: reading.cost + place,
        })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, maxReadings)
  }
  return readings.map(({ facets, words: left }) => ({
    facets: withPairs(joinAlike(facets)).sort(bySpan),
    words: left,
  }))
}

/** Two diameters are those of a part with two: no variant has both as its first. */
function withPairs(facets: readonly ReadFacet[]): ReadFacet[] {
  const diameters = facets.filter(({ any: [first] }) => first.code === 'dn' && 'values' in first)
  const [a, b] = diameters
  if (!a || !b || facets.some(({ any }) => any[0].code === 'dn2')) return [...facets]
  const sizeOf = ({ any: [first] }: TradeFacet) => ('values' in first ? Number(first.values[0]) : 0)
  const [large, small] = sizeOf(a) >= sizeOf(b) ? [a, b] : [b, a]
  const second: ReadFacet = { ...small, any: [{ code: 'dn2', values: [String(sizeOf(small))] }] }
  return [...facets.filter((facet) => facet !== a && facet !== b), large, second]
}

function correctedQuery(query: string, tokens: readonly Token[]): string | null {
  const wrong = tokens.filter(({ spelling }) => spelling !== null)
  if (wrong.length === 0) return null
  return wrong
    .toReversed()
    .reduce(
      (text, { from, to, spelling }) => text.slice(0, from) + spelling + text.slice(to),
      query,
    )
}

function bySpan({ spans: [a] }: ReadFacet, { spans: [b] }: ReadFacet): number {
  return (a?.from ?? 0) - (b?.from ?? 0)
}

/** What is said twice is asked for once: `125/125/125`. */
function joinAlike(facets: readonly ReadFacet[]): ReadFacet[] {
  const alike = Map.groupBy(facets, ({ any }) => JSON.stringify(any))
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, spans: [first, ...others].flatMap(({ spans }) => spans) }] : [],
  )
}
