import { searchMinLength } from '../../../domain/catalog/search-terms.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Problem } from '../../../domain/ventilation/search/problem.ts'
import { problems } from '../../../domain/ventilation/search/problems.ts'
import { plainQuery } from '../../../domain/ventilation/search/plain-query.ts'
import { readMeasures } from '../../../domain/ventilation/search/read-measures.ts'
import { readNumber } from '../../../domain/ventilation/search/read-number.ts'
import type { KnownValues, Measure, Span } from '../../../domain/ventilation/search/trade-facet.ts'
import { isNumeral } from '../../../domain/ventilation/search/spelled-sizes.ts'
import { squareMetres } from '../../../domain/ventilation/search/unit-rules.ts'
import type { Dictionary } from '../catalog/products/dictionary.ts'
import { addsTo, attributesIn, lettersIn, sharingIn } from './facets/attributes-in.ts'
import { byFilters, ownFirst } from './facets/filterable-meanings.ts'
import { findNamesake } from './kind/find-namesake.ts'
import { headOf } from './kind/head-of.ts'
import { rivalKinds } from './kind/rival-kinds.ts'
import { problemOf, shownInTurn } from './kind/shown-in-turn.ts'
import { notStockedIn, typedName } from './kind/not-stocked.ts'
import { filtersOf } from './kind/kind-categories.ts'
import { isFaulty, isInKind, requestedKind } from './kind/requested-kind.ts'
import { secondSizes } from './kind/second-sizes.ts'
import { unmetProducts } from './kind/unmet-products.ts'
import {
  negatedFacets,
  matchWithNegations,
  withoutNegated,
  negateWholePhrases,
} from './negation.ts'
import type { MatchedPhrase } from './match-phrases.ts'
import { stopWordsOf } from './stop-words.ts'
import { isEither } from './facets/is-either.ts'
import { isOfKind, isPlaceOrDrive } from './facets/facet-subject.ts'
import { sizedSeries } from './facets/sized-series.ts'
import { type Reading, readingsOf } from './readings.ts'
import { readTokens, type Token } from './tokens.ts'
import { type Kind, vocabularyOf } from './vocabulary.ts'
import { foldText } from './words.ts'

export interface Interpretation {
  /** The likeliest first; at least one. */
  readings: readonly Reading[]
  kind: Kind | null
  /** Categories of products to choose from: `Rohr oder Schlauch`. */
  rivals: readonly (readonly number[])[]
  /** Product or brand of the query that the shop does not sell. */
  notStocked: string | null
  /** Other products that the query names, as typed. */
  apart: readonly string[]
  /** Their sizes, with the properties that these would be of the products that are shown. */
  ofApart: readonly { code: string; span: Span }[]
  problem: Problem | null
  /** Dropped: unknown halves of compounds, and properties that the products do not have. */
  ignored: readonly Span[]
  /** The spell-corrected query; null if unchanged. */
  corrected: string | null
}

interface Reader {
  locale: Locale
  dictionary: Dictionary
  corrects?: boolean
  shortens?: boolean
}

/** The floor area of a room, for the air flow calculator. */
const area = new RegExp(`\\d ?(?:${squareMetres})(?![\\p{L}\\d])`, 'u')

/** Asks which product suits: `Welcher Lüfter für die Küche?` */
const choice =
  /^(?:welche[rmns]?|jak(?:y|ou|eho)|ak(?:y|u|eho)|which|what (?:kind|type|sort)|what) /

/** A size in the type of another maker's product, with the letters of its equipment: `Silent 100T`. */
const figureOfType = /^\d{1,4}$|^\p{L}{0,4}\d{2,4}\p{L}{0,4}$/u
const parseFigure = ({ text }: Token) => /\d+/.exec(text)?.[0] ?? ''

/** Interprets a query: a kind of products, their properties, and other words. */
export function interpret(
  query: string,
  { locale, dictionary, corrects = false, shortens = false }: Reader,
): Interpretation {
  const vocabulary = vocabularyOf(dictionary, locale)
  const known = knownValues(dictionary)
  const { measures, rest } = readMeasures(query, known)
  const tokens = negateWholePhrases(
    readTokens(rest, { locale, vocabulary, corrects, shortens }),
    vocabulary,
  )
  const matched = matchWithNegations(tokens, vocabulary)
  const statedProblem = problemOf(matched.phrases)
  const namesakeOf = (phrase: MatchedPhrase) =>
    findNamesake(phrase, { measures, figures: tokens.map(({ text }) => text), locale, dictionary })
  const named = headOf(matched.phrases, {
    query,
    measures,
    locale,
    dictionary,
    hasNamesake: (phrase) => namesakeOf(phrase) !== null,
  })
  const isFault =
    named &&
    statedProblem &&
    isFaulty(named, statedProblem, { measures, phrases: matched.phrases, locale, dictionary })
  const literal = isFault ? null : named
  const head = literal && (namesakeOf(literal) ?? literal)
  const found = matched.phrases.map((phrase) => (head && phrase === literal ? head : phrase))
  const requested = requestedKind(query, {
    head,
    faulty: isFault ? named : null,
    phrases: found,
    problem: statedProblem,
    tokens,
    denied: matched.denied,
    measures,
    locale,
    dictionary,
  })
  const rivals =
    head && requested && !statedProblem
      ? rivalKinds(found, { query, head, kind: requested, tokens, locale, dictionary })
      : []
  const inTurn = requested
    ? shownInTurn(requested, {
        rivals,
        problem: statedProblem,
        faulty: isFault ? named : null,
        phrases: found,
      })
    : []
  const kind = requested && { ...requested, categories: [...new Set(inTurn.flat())] }
  const filters = kind && filtersOf(kind, dictionary)
  const plain = plainQuery(query)
  const isSized = area.test(plain)
    ? filters?.has('q_max')
    : choice.test(plain) && filters?.has('room_m2')
  const sizing = isSized ? problems.find(({ code }) => code === 'size') : undefined
  const problem = statedProblem ?? sizing ?? null
  const isDropped = problem !== null && head === null
  const phrases = found.filter(
    ({ entry: { kind: named, facet } }) =>
      named || !facet || !isOfKind(facet) || facet.any.some(({ code }) => filters?.has(code)),
  )
  const others = found.filter((phrase) => !phrases.includes(phrase))
  const models = others.flatMap((phrase) => modelOf(phrase) ?? [])
  const irrelevant = others.filter(({ entry }) => entry.facet?.ofKind)
  const released = others.filter(
    (phrase) => modelOf(phrase) === null && !irrelevant.includes(phrase),
  )
  const sharing = sharingIn(head, matched.left, { vocabulary, filters })
  const isShared = (token: Token) => sharing.some(({ spans }) => spans.includes(token))
  const unread = matched.left.filter((token) => !isShared(token))
  const left = [...unread, ...released.flatMap(({ tokens: own }) => own)].sort(
    (x, y) => x.from - y.from,
  )
  const stated = phrases.flatMap(({ entry, tokens: own, part }) => {
    const { facet } = entry
    if (!facet || (entry === head?.entry && !addsTo(facet, filters))) return []
    // The damper of `servomotor for damper` is no property of the servomotor.
    const isBeside = facet.ofKind && part === head?.part
    if (isBeside && filters && !facet.any.some(({ code }) => filters.has(code))) return []
    // In `black mould` the colour is no property of a fan.
    const isStated = isDropped && facet.any.some(({ code }) => code === 'color_ral')
    // Nor is the water that drips from a pipe one of its insulation.
    if (isStated || (isDropped && !facet.any.some(({ code }) => filters?.has(code)))) return []
    if (filters && isPlaceOrDrive(facet) && !facet.any.some(({ code }) => filters.has(code)))
      return []
    return [{ ...facet, spans: own }]
  })
  const { denied } = matched
  const ofHead = head?.entry.kind?.categories ?? []
  const isOther = kind !== null && !kind.categories.some((pk) => ofHead.includes(pk))
  const lettered = filters?.has('equipment') ? lettersIn(query, left) : []
  const series = sizedSeries(stated, measures, filters)
  const attributes = withoutNegated(
    [
      ...series.facets,
      ...sharing,
      ...lettered,
      ...attributesIn(phrases, { vocabulary, filters, isOther }),
    ].map((facet) => (filters ? ownFirst(facet, filters) : facet)),
    negatedFacets(denied, { vocabulary, known, filters }),
  )
  const isOfType = matched.phrases.some(
    ({ entry: { kind: own } }) => own?.isBrand && own.notStocked,
  )
  const numbers = left
    .filter(({ text }) => (isOfType ? figureOfType : /^\d{1,4}$/).test(text))
    .map((token) => ({ token, meanings: readNumber(parseFigure(token), known, filters) }))
    .filter(({ meanings: [first = []] }) => first.length > 0)
  const words = isDropped
    ? []
    : left.filter(
        (token) =>
          isWord(token, locale) &&
          !lettered.some(({ spans }) => spans.includes(token)) &&
          !numbers.some((number) => number.token === token) &&
          !(token.isModifier && kind) &&
          !rivals.some((rival) => rival.token === token),
      )
  const measured: Measure[] = series.rest.map((measure) => ({
    ...measure,
    isOfType,
    meanings: byFilters(measure.meanings, filters),
  }))
  const bare: Measure[] = numbers.map(({ token: { from, to }, meanings }) => ({
    from,
    to,
    isOfType,
    // `Maico PPB 30`: no size, unless a product has it.
    meanings: isOfType ? [...meanings.filter(({ length }) => length > 0), []] : meanings,
  }))
  const unmet =
    head && kind && !problem ? unmetProducts(found, { query, head, kind, locale, dictionary }) : []
  const second = secondSizes([...measured, ...bare], {
    query,
    locale,
    phrases: found,
    others: unmet,
    filters,
  })
  const secondSpans = [...second.values()].flat()
  const isOwn = (measure: Measure) => !secondSpans.includes(measure)
  const nameOf = (phrase: MatchedPhrase) =>
    [
      typedName(query, phrase.tokens),
      ...(second.get(phrase) ?? []).map(({ from, to }) => query.slice(from, to)),
    ].join(' ')
  const missing = unmet.filter(({ entry }) => entry.kind?.notStocked).map(nameOf)
  // The last one yields first: the class in another maker's type before a size.
  const [sizes, figures] = [measured.filter(isOwn), bare.filter(isOwn)]
  const uncertain = isOfType ? [...figures, ...sizes, ...models] : [...sizes, ...figures, ...models]
  return {
    readings: readingsOf(uncertain, attributes, {
      words,
      hasTwoEnds: (...ends) =>
        (filters === null || filters.has('dn2')) && !isEither(query, locale, ends),
    }),
    kind,
    rivals: inTurn.length > 1 ? inTurn : [],
    notStocked: notStockedIn(query, matched.phrases, head) ?? missing[0] ?? null,
    apart: unmet.filter(({ entry }) => !entry.kind?.notStocked).map(nameOf),
    ofApart: [...measured, ...bare].flatMap((measure) =>
      (isOwn(measure) ? [] : measure.meanings.slice(0, 1))
        .flat()
        .map(({ any: [{ code }] }) => ({ code, span: measure })),
    ),
    problem,
    ignored: [
      ...irrelevant
        .filter((phrase) => !isInKind(phrase, requested, { locale, dictionary }))
        .flatMap(({ tokens: own }) => own),
      ...(shortens && kind ? left.filter((token) => token.isModifier) : []),
    ],
    corrected: correctedQuery(query, tokens),
  }
}

/** A ventilation unit by its model name; without a match, the name is searched as words. */
function modelOf({ entry, tokens }: MatchedPhrase): Measure | null {
  const [first, last] = [tokens[0], tokens.at(-1)]
  const model = entry.facet?.any.find(({ code }) => code === 'model')
  return model && first && last
    ? { from: first.from, to: last.to, meanings: [[{ any: [model] }], []] }
    : null
}

function knownValues({ parameters }: Dictionary): KnownValues {
  return {
    idsOf: (code) => [...(parameters.get(code)?.values.keys() ?? [])],
    has: (code) => parameters.has(code),
  }
}

function isWord({ text }: Token, locale: Locale): boolean {
  return (
    (text.length >= searchMinLength || /\d/.test(text)) &&
    !stopWordsOf(locale).silent.has(foldText(text)) &&
    !isNumeral(plainQuery(text))
  )
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
