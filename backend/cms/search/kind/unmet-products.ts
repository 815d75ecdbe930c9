import type { Locale } from '../../../../domain/locale.ts'
import { hosts, namesOfProperties } from '../../../../domain/ventilation/search/standards.ts'
import { plainQuery } from '../../../../domain/ventilation/search/plain-query.ts'
import type { Dictionary } from '../../catalog/products/dictionary.ts'
import type { MatchedPhrase } from '../match-phrases.ts'
import type { Entry, Kind } from '../vocabulary.ts'
import { isAirWord } from './air-word.ts'
import { isJoining } from './is-joining.ts'
import { filtersOf } from './kind-categories.ts'
import { kindOf } from './requested-kind.ts'

interface Named {
  query: string
  head: MatchedPhrase
  kind: Kind
  locale: Locale
  dictionary: Dictionary
}

/**
 * Products that a query names besides those that are shown, and that are neither their purpose nor
 * one of their properties: the elbow of `rozvody rekuperace 90 koleno`.
 */
export function unmetProducts(
  phrases: readonly MatchedPhrase[],
  { query, head, kind, locale, dictionary }: Named,
): MatchedPhrase[] {
  const plain = plainQuery(query)
  const joined = joinedProducts(phrases, { query, head, locale })
  const filters = filtersOf(kind, dictionary)
  // `Duct` beside a valve is no mounting of it, nor is the remote control of a fan its control.
  const isProperty = ({ entry, part }: MatchedPhrase) =>
    entry.facet !== null &&
    (entry.facet.any.some(({ code }) => filters.has(code)) ||
      (!joined.has(entry) && part === head.part))
  const others = phrases.filter((phrase) => {
    const { entry, tokens } = phrase
    if (!entry.kind || entry.kind.isBrand || entry === head.entry) return false
    if (isProperty(phrase)) return false
    // Words that a phrase has left over, and halves of unknown compounds.
    if (tokens.length < entry.stems.length) return false
    if (tokens.every(({ text, from, to }) => text !== plain.slice(from, to))) return false
    if (tokens.every(({ isPurpose, isModifier }) => isPurpose || isModifier)) return false
    return !entry.stems.every((each) => isAirWord(each, locale))
  })
  if (others.length === 0) return []
  const pathOf = (pk: number) => dictionary.categories.get(pk)?.path.map((each) => each.pk) ?? []
  const areRelated = (a: readonly number[], b: readonly number[]) =>
    a.some((pk) => pathOf(pk).some((above) => b.includes(above)))
  const categoriesOf = (names: readonly string[] = []) =>
    names.flatMap((name) => kindOf(name, { locale, dictionary })?.categories ?? [])
  const ofHosts = categoriesOf(hosts[locale])
  const ofProperties = namesOfProperties
    .filter(({ code }) => filters.has(code))
    .flatMap(({ names }) => categoriesOf(names[locale]))
  return others.filter(({ entry }) => {
    const { categories = [], notStocked = false } = entry.kind ?? {}
    const likeliest = categories.slice(0, 1)
    const isJoined = joined.has(entry)
    if (!isJoined && areRelated(likeliest, ofHosts)) return false
    if (notStocked) return true
    if (!isJoined && areRelated(likeliest, ofProperties)) return false
    return !areRelated(categories, kind.categories) && !areRelated(kind.categories, categories)
  })
}

/**
 * Products that a word like `and` joins to the requested ones, so that they are no purpose of them:
 * `Tellerventil 125 und Rohr`, but not `Schelle Rohr und Schlauch`.
 */
function joinedProducts(
  phrases: readonly MatchedPhrase[],
  { query, head, locale }: Pick<Named, 'query' | 'head' | 'locale'>,
): ReadonlySet<Entry> {
  // `Bogen 125, T-Stück 125 und Schlauch 125`
  const isList = isJoining(query, locale)
  const areJoined = (a: MatchedPhrase, b: MatchedPhrase) => {
    const between = query.slice(a.tokens.at(-1)?.to, b.tokens[0]?.from)
    return isJoining(between, locale) || (isList && between.includes(','))
  }
  const joined = new Set([head.entry])
  const named = phrases.filter(({ entry: { kind } }) => kind && !kind.isBrand)
  for (const [at, phrase] of named.entries()) {
    const [before, next] = [named[at - 1], named[at + 1]]
    if (before && joined.has(before.entry) && areJoined(before, phrase)) joined.add(phrase.entry)
    if (next?.entry === head.entry && areJoined(phrase, next)) joined.add(phrase.entry)
  }
  return joined
}
