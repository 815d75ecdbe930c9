import type { Locale } from '../../../domain/locale.ts'
import type { Problem } from '../../../domain/ventilation/search/problems.ts'
import { reducer, standards } from '../../../domain/ventilation/search/standards.ts'
import type { Measure } from '../../../domain/ventilation/search/trade-facet.ts'
import type { Dictionary } from '../catalog/products/dictionary.ts'
import { matchPhrases, type MatchedPhrase } from './match-phrases.ts'
import { readTokens, type Token } from './tokens.ts'
import { type Kind, vocabularyOf } from './vocabulary.ts'

interface KindQuery {
  head: MatchedPhrase | null
  phrases: readonly MatchedPhrase[]
  problem: Problem | null
  tokens: readonly Token[]
  measures: readonly Measure[]
  locale: Locale
  dictionary: Dictionary
}

/** The product kind of a query: named, or by a problem or a standard. */
export function requestedKind(query: string, context: KindQuery): Kind | null {
  const { head, phrases, problem, locale, dictionary } = context
  const kindOfName = (name = '') => kindOf(name, context)
  const kind = head
    ? narrowedKind(head, phrases, dictionary)
    : problem && kindOfName(problem.products[locale])
  if (!kind) return standardKind(query, context)
  return isStepless(query, kind, context) ? (kindOfName(reducer[locale]) ?? kind) : kind
}

/** The phrase that names the products; other phrases name their purpose or properties. */
export function headOf(phrases: readonly MatchedPhrase[], locale: Locale): MatchedPhrase | null {
  const named = phrases.filter(({ entry }) => entry.kind)
  const [first] = named
  if (!first) return null
  const inFirstPart = named.filter(({ part }) => part === first.part)
  const pure = inFirstPart.filter(({ entry }) => !entry.facet)
  const candidates = pure.length > 0 ? pure : inFirstPart
  // In English the head noun is last: `roof fan controller`.
  return (locale === 'en' ? candidates.at(-1) : candidates[0]) ?? null
}

/**
 * Several phrases are intersected: `Axiallüfter ATEX`. Phrases without an intersection name a part
 * and its purpose.
 */
function narrowedKind(
  head: MatchedPhrase,
  phrases: readonly MatchedPhrase[],
  { categories }: Dictionary,
): Kind | null {
  const pathOf = (pk: number) => categories.get(pk)?.path.map(({ pk: each }) => each) ?? []
  const isWithin = (pk: number, all: readonly number[]) =>
    pathOf(pk).some((above) => all.includes(above))
  let { kind } = head.entry
  for (const { entry, part } of phrases) {
    if (!kind || !entry.kind || entry === head.entry || part !== head.part) continue
    const { categories: own } = kind
    const others = entry.kind.categories
    const common = [
      ...own.filter((pk) => isWithin(pk, others)),
      ...others.filter((pk) => isWithin(pk, own) && !own.includes(pk)),
    ]
    if (common.length > 0) kind = { ...kind, categories: common }
  }
  return kind
}

/**
 * A pipe has one diameter, so a query from one to another means a fitting: `z roury 125 na 150`.
 */
function isStepless(query: string, kind: Kind, { measures, dictionary }: KindQuery): boolean {
  const step = measures.find(({ meanings: [facets = []] }) =>
    facets.some(({ any: [{ code }] }) => code === 'dn2'),
  )
  if (!step || filtersOf(kind, dictionary).has('dn2')) return false
  return /\d\D*\s(?:auf|na|to)\s/i.test(query.slice(step.from, step.to))
}

/** A query of a standard alone asks for the products of the standard. */
function standardKind(query: string, context: KindQuery): Kind | null {
  const { tokens, measures, locale } = context
  const isMeasured = measures.some(({ meanings }) => meanings.some(({ length }) => length > 0))
  if (tokens.length > 0 || isMeasured) return null
  const standard = standards.find(({ pattern }) => pattern.test(query))
  return standard ? kindOf(standard.products[locale] ?? '', context) : null
}

function kindOf(phrase: string, { locale, dictionary }: KindQuery): Kind | null {
  if (phrase === '') return null
  const vocabulary = vocabularyOf(dictionary, locale)
  const tokens = readTokens(phrase, { locale, vocabulary, corrects: false, shortens: false })
  return (
    matchPhrases(tokens, vocabulary).phrases.find(({ entry }) => entry.kind)?.entry.kind ?? null
  )
}

/** Filter parameters of a kind's products. */
export function filtersOf({ categories }: Kind, { filters }: Dictionary): ReadonlySet<string> {
  return new Set(categories.flatMap((pk) => (filters.get(pk) ?? []).map(({ code }) => code)))
}
