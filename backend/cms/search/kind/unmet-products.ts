import type { Locale } from '../../../../domain/locale.ts'
import { hosts, namesOfProperties } from '../../../../domain/ventilation/search/standards.ts'
import { plainQuery } from '../../../../domain/ventilation/search/plain-query.ts'
import type { Dictionary } from '../../catalog/products/dictionary.ts'
import type { MatchedPhrase } from '../match-phrases.ts'
import type { Kind } from '../vocabulary.ts'
import { isAirWord } from './air-word.ts'
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
  const others = phrases.filter(({ entry, tokens }) => {
    if (!entry.kind || entry.kind.isBrand || entry.facet || entry === head.entry) return false
    // Words that a phrase has left over, and halves of unknown compounds.
    if (tokens.length < entry.stems.length) return false
    if (tokens.every(({ text, from, to }) => text !== plain.slice(from, to))) return false
    if (tokens.every(({ isPurpose, isModifier }) => isPurpose || isModifier)) return false
    return !entry.stems.every((each) => isAirWord(each, locale))
  })
  if (others.length === 0) return []
  const filters = filtersOf(kind, dictionary)
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
    if (areRelated(likeliest, ofHosts)) return false
    if (notStocked) return true
    if (areRelated(likeliest, ofProperties)) return false
    return !areRelated(categories, kind.categories) && !areRelated(kind.categories, categories)
  })
}
