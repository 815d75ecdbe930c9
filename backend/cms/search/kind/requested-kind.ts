import type { Locale } from '../../../../domain/locale.ts'
import type { Problem } from '../../../../domain/ventilation/search/problem.ts'
import { problems } from '../../../../domain/ventilation/search/problems.ts'
import {
  filter,
  hosts,
  implying,
  meter,
  productsWithoutPart,
  reducer,
  spare,
  standards,
} from '../../../../domain/ventilation/search/standards.ts'
import type { Choice, Measure } from '../../../../domain/ventilation/search/trade-facet.ts'
import type { Dictionary } from '../../catalog/products/dictionary.ts'
import { stem } from '../stem.ts'
import { matchPhrases, type MatchedPhrase } from '../match-phrases.ts'
import { readTokens, type Token } from '../tokens.ts'
import { type Kind, vocabularyOf } from '../vocabulary.ts'
import { isAirWord } from './air-word.ts'
import { filtersOf } from './kind-categories.ts'

export interface KindQuery {
  head: MatchedPhrase | null
  /** Named, but with the problem: `Badlüfter brummt`. */
  faulty: MatchedPhrase | null
  phrases: readonly MatchedPhrase[]
  problem: Problem | null
  tokens: readonly Token[]
  denied: readonly Token[]
  measures: readonly Measure[]
  locale: Locale
  dictionary: Dictionary
}

/** The product kind of a query: named, or by a problem or a standard. */
export function requestedKind(query: string, context: KindQuery): Kind | null {
  const { head, phrases, problem, locale, denied } = context
  const kindOfName = (name = '') => kindOf(name, context)
  const kind = head
    ? (kindLacking(head, denied, context) ??
      helpfulKind(narrowedKind(head, phrases, context), context))
    : problem && kindOfName(remedyOf(problem, context)[locale])
  if (isPartOfUnit(phrases)) return kindOfName(spare[locale]) ?? kind
  if (!kind) return measuredKind(query, context)
  const implied = impliedProducts(kind, context)
  if (implied) return namedWith(implied.code, context) ?? kindOfName(implied.products[locale])
  return isStepless(query, kind, context) ? (kindOfName(reducer[locale]) ?? kind) : kind
}

/** Of products with a common name, those against the problem: `klapka proti zápachu`. */
function helpfulKind(kind: Kind | null, context: KindQuery): Kind | null {
  const { problem, locale } = context
  if (!kind || !problem || kind.isBrand) return kind
  const host = (hosts[locale] ?? []).flatMap((name) => kindOf(name, context)?.categories ?? [])
  if (isOfCategories(kind, host, context.dictionary)) return kind
  const against = (products: Partial<Record<Locale, string>>) => {
    const remedy = kindOf(products[locale] ?? '', context)?.categories ?? []
    return kind.categories.filter((pk) => remedy.includes(pk))
  }
  const remedies = problems.filter(({ code }) => code === problem.code)
  const categories = [remedyOf(problem, context), ...remedies.map(({ products }) => products)]
    .map(against)
    .find(({ length }) => length > 0)
  return categories ? { ...kind, categories } : kind
}

/** Products against a problem, which differ by room and by what has it. */
function remedyOf(
  { products, others = [] }: Problem,
  context: KindQuery,
): Partial<Record<Locale, string>> {
  const { faulty, tokens, locale, dictionary } = context
  const isIn = (rooms: readonly string[]) => {
    const stems = rooms.map((room) => stem(room, locale))
    return tokens.some((token) => stems.includes(token.stem))
  }
  const isFaultOf = (name = '') =>
    isOfCategories(faulty?.entry.kind ?? null, kindOf(name, context)?.categories ?? [], dictionary)
  const other = others.find((each) =>
    'rooms' in each ? isIn(each.rooms[locale] ?? []) : isFaultOf(each.of[locale]),
  )
  return other?.products ?? products
}

/** Other products that a measure implies: `damper 5 Nm` is an actuator. */
function impliedProducts(kind: Kind, context: KindQuery) {
  const { measures, phrases, locale, dictionary } = context
  const isKnown = (choice: Choice) =>
    'values' in choice &&
    choice.values.some((id) => dictionary.parameters.get(choice.code)?.values.has(id))
  const stated = phrases.flatMap(({ entry }) => entry.facet ?? [])
  const choices = [...measures.flatMap(({ meanings }) => meanings.flat()), ...stated].map(
    ({ any }) => any[0],
  )
  const likeliest = measures.flatMap(({ meanings: [facets = []] }) =>
    facets.map(({ any }) => any[0]),
  )
  const isOneOf = (name: string | undefined) =>
    name === undefined || isOfCategories(kind, kindOf(name, context)?.categories ?? [], dictionary)
  return implying.find(
    ({ code, id, ifKnown = false, isSure = false, of }) =>
      isOneOf(of && (of[locale] ?? '')) &&
      (isSure ? likeliest : choices).some(
        (choice) => isChoice(choice, code, id) && (!ifKnown || isKnown(choice)),
      ) &&
      !filtersOf(kind, dictionary).has(code) &&
      // `Rohr 200 und Bögen 90°`: the angle is that of the second product.
      !(isSure && namedWith(code, context)),
  )
}

function isChoice(choice: Choice, code: string, id: string | undefined): boolean {
  return choice.code === code && (!id || ('values' in choice && choice.values.includes(id)))
}

/** Whether a property named the products, so that nothing of it is left: `on the wall`. */
export function isInKind(
  { entry: { facet } }: MatchedPhrase,
  kind: Kind | null,
  context: Pick<KindQuery, 'locale' | 'dictionary'>,
): boolean {
  if (!kind) return false
  return implying.some(
    ({ code, id, products }) =>
      facet?.any.some((choice) => isChoice(choice, code, id)) &&
      kindOf(products[context.locale] ?? '', context) === kind,
  )
}

/** Named products that are filtered by a parameter: the filters of `AHU filters 592x592x360`. */
function namedWith(code: string, { phrases, dictionary }: KindQuery): Kind | null {
  const kinds = phrases.flatMap(({ entry: { kind } }) => (kind && !kind.notStocked ? [kind] : []))
  return kinds.find((kind) => filtersOf(kind, dictionary).has(code)) ?? null
}

/** A part with the unit that it is for: `Motor Silva 100`. */
function isPartOfUnit(phrases: readonly MatchedPhrase[]): boolean {
  return isStated(phrases, 'part') && isStated(phrases, 'unit_model')
}

function isStated(phrases: readonly MatchedPhrase[], code: string): boolean {
  return phrases.some(({ entry }) => entry.facet?.any.some((choice) => choice.code === code))
}

/** Another kind of product that lacks the negated part: `KWL ohne Rohre`. */
function kindLacking(
  head: MatchedPhrase,
  denied: readonly Token[],
  context: Pick<KindQuery, 'locale' | 'dictionary'>,
): Kind | null {
  if (denied.length === 0) return null
  const { locale, dictionary } = context
  const namesOf = (names: readonly Partial<Record<Locale, string>>[]) =>
    names.flatMap((name) => kindOf(name[locale] ?? '', context)?.categories ?? [])
  const without = matchPhrases(denied, vocabularyOf(dictionary, locale)).phrases
  const found = productsWithoutPart.find(
    ({ of, parts }) =>
      isOfCategories(head.entry.kind, namesOf([of]), dictionary) &&
      without.some(({ entry }) => isOfCategories(entry.kind, namesOf(parts), dictionary)),
  )
  return found ? kindOf(found.products[locale] ?? '', context) : null
}

/** Whether the likeliest products of a kind are of some categories. */
function isOfCategories(
  kind: Kind | null,
  some: readonly number[],
  { categories }: Dictionary,
): boolean {
  const [likeliest] = kind?.categories ?? []
  if (likeliest === undefined) return false
  return (categories.get(likeliest)?.path ?? []).some(({ pk }) => some.includes(pk))
}

/** Whether the named products are those that have the problem: `Lüfter brummt`. */
export function isFaulty(
  head: MatchedPhrase,
  problem: Problem,
  context: Pick<KindQuery, 'measures' | 'phrases' | 'locale' | 'dictionary'>,
): boolean {
  const { measures, phrases, locale, dictionary } = context
  // `Lüfter Schall unter 25 dB` is a property, not a fault.
  const isLevel = measures.some(({ meanings }) =>
    meanings.flat().some(({ any }) => any[0].code === 'lpa'),
  )
  // `Lüfter laut, suche leisen`.
  const { entries } = vocabularyOf(dictionary, locale)
  const isQuiet = phrases
    .flatMap(({ tokens }) => tokens)
    .flatMap((token) => entries.get(token.stem) ?? [])
    .some(({ stems, facet }) => stems.length === 1 && facet?.any[0].code === 'lpa')
  if (problem.code === 'noise' && (isLevel || isQuiet)) return false
  // `Gitter gegen Insekten` is the remedy.
  const remedy = kindOf(problem.products[locale] ?? '', context)?.categories ?? []
  if (isOfCategories(head.entry.kind, remedy, dictionary)) return false
  const faulty = (problem.of?.[locale] ?? []).flatMap(
    (name) => kindOf(name, context)?.categories ?? [],
  )
  return isOfCategories(head.entry.kind, faulty, dictionary)
}

/**
 * Several phrases are intersected: `Axiallüfter ATEX`. Phrases without an intersection name a part
 * and its purpose.
 */
function narrowedKind(
  head: MatchedPhrase,
  phrases: readonly MatchedPhrase[],
  { locale, dictionary: { categories } }: Pick<KindQuery, 'locale' | 'dictionary'>,
): Kind | null {
  const pathOf = (pk: number) => categories.get(pk)?.path.map(({ pk: each }) => each) ?? []
  const isWithin = (pk: number, all: readonly number[]) =>
    pathOf(pk).some((above) => all.includes(above))
  let { kind } = head.entry
  for (const { entry, part, tokens } of phrases) {
    if (!kind || !entry.kind || entry === head.entry || part !== head.part) continue
    if (entry.kind.isBrand) continue
    // `Větrání` beside `ventilátor do sklepa` is not the one of a flat.
    if (entry.stems.every((each) => isAirWord(each, locale))) continue
    // `Odvětrat do komína`: what is not stocked, as a purpose, says nothing of the product.
    if (entry.kind.notStocked && tokens.every((token) => token.isPurpose)) continue
    const { categories: own } = kind
    const others = entry.kind.categories
    const common = [
      ...own.filter((pk) => isWithin(pk, others)),
      ...others.filter((pk) => isWithin(pk, own) && !own.includes(pk)),
    ]
    const place = (pk: number) =>
      own.findIndex((each) => isWithin(pk, [each]) || isWithin(each, [pk]))
    if (common.length > 0)
      kind = { ...kind, categories: common.toSorted((a, b) => place(a) - place(b)) }
  }
  return kind
}

/**
 * A pipe has one diameter, so a query from one to another means a fitting: `z roury 125 na 150`.
 */
function isStepless(query: string, kind: Kind, { measures, dictionary }: KindQuery): boolean {
  const filters = filtersOf(kind, dictionary)
  if (filters.has('dn2')) return false
  // Two sides of a rectangular duct: `hranaté potrubí 400 na 200`.
  if (filters.has('size_ab') && !filters.has('dn')) return false
  return measures.some((measure) => isStep(query, measure))
}

/** From one diameter to another: `125 auf 100`, `Ø160 > Ø125`. */
function isStep(query: string, { from, to, meanings: [facets = []] }: Measure): boolean {
  const isPair = facets.some(({ any: [{ code }] }) => code === 'dn2')
  return isPair && /\d\D*(?:\s(?:auf|nach|na|to)\s|[>→])/i.test(query.slice(from, to))
}

/** Kind of a query without a product name: two diameters, a filter class or a standard. */
function measuredKind(query: string, context: KindQuery): Kind | null {
  const { tokens, phrases, measures, locale } = context
  const kindOfName = (name = '') => kindOf(name, context)
  if (measures.some((measure) => isStep(query, measure))) return kindOfName(reducer[locale])
  if (isStated(phrases, 'measures')) return kindOfName(meter[locale])
  // `Boreas 160 F7` asks for the filters of the unit.
  const isOfUnit = isStated(phrases, 'unit_model')
  if (tokens.length > 0 && !isOfUnit) return null
  const choices = measures.flatMap(({ meanings: [facets = []] }) =>
    facets.map(({ any: [first] }) => first),
  )
  if (choices.length > 0)
    return choices.every((choice) => isFilterClass(choice, context))
      ? kindOfName(filter[locale])
      : null
  if (isOfUnit) return null
  const standard = standards.find(({ pattern }) => pattern.test(query))
  return standard ? kindOfName(standard.products[locale]) : null
}

/** Whether it is a filter class. Units have one too, but a class alone means filters. */
function isFilterClass(choice: Choice, { dictionary }: KindQuery): boolean {
  if (!('values' in choice) || !/^filter_(?:iso|en779)$/.test(choice.code)) return false
  const known = dictionary.parameters.get(choice.code)?.values
  return choice.values.some((id) => known?.has(id))
}

export function kindOf(
  phrase: string,
  { locale, dictionary }: Pick<KindQuery, 'locale' | 'dictionary'>,
): Kind | null {
  if (phrase === '') return null
  const vocabulary = vocabularyOf(dictionary, locale)
  const tokens = readTokens(phrase, { locale, vocabulary, corrects: false, shortens: false })
  return (
    matchPhrases(tokens, vocabulary).phrases.find(({ entry }) => entry.kind)?.entry.kind ?? null
  )
}
