import type { Locale } from '../../../../domain/locale.ts'
import type { Dictionary } from '../../catalog/products/dictionary.ts'
import type { MatchedPhrase } from '../match-phrases.ts'
import { stem } from '../stem.ts'
import { stopWordsOf } from '../stop-words.ts'
import type { Token } from '../tokens.ts'
import { type Kind, type Vocabulary, vocabularyOf } from '../vocabulary.ts'
import { foldText } from '../words.ts'
import { filtersOf } from './kind-categories.ts'

interface Asked {
  query: string
  head: MatchedPhrase
  kind: Kind
  tokens: readonly Token[]
  locale: Locale
  dictionary: Dictionary
}

interface Named {
  kind: Kind
  /** The word that names them with the noun of the others. */
  token: Token | null
}

export interface Rival extends Pick<Named, 'token'> {
  categories: readonly number[]
}

/**
 * Categories of other products that a query offers as alternatives to those that it names first:
 * `Rohr oder Schlauch`, and whatever shares a noun with them: `supply and extract valve`.
 */
export function rivalKinds(phrases: readonly MatchedPhrase[], asked: Asked): Rival[] {
  const { kind, dictionary } = asked
  const pathOf = (pk: number) => dictionary.categories.get(pk)?.path.map((each) => each.pk) ?? []
  const isWithin = (pk: number, all: readonly number[]) =>
    all.some((other) => pathOf(pk).includes(other) || pathOf(other).includes(pk))
  const named = [...besides(phrases, asked), ...sharingNoun(phrases, asked)]
  return named.reduce<Rival[]>((rivals, { kind: { categories, isBrand, notStocked }, token }) => {
    const taken = [kind.categories, ...rivals.map((each) => each.categories)]
    const [likeliest] = categories
    if (isBrand || notStocked || likeliest === undefined) return rivals
    if (taken.some((own) => isWithin(likeliest, own.slice(0, 1)))) return rivals
    const own = categories.filter((pk) => pk === likeliest || !isWithin(pk, taken.flat()))
    return [...rivals, { categories: own, token }]
  }, [])
}

/** Products behind a word like `or`. */
function besides(
  phrases: readonly MatchedPhrase[],
  { query, head, kind, locale, dictionary }: Asked,
): Named[] {
  const filters = filtersOf(kind, dictionary)
  const named = phrases.filter(
    ({ entry }) =>
      entry.kind &&
      (entry === head.entry || !entry.facet?.any.some(({ code }) => filters.has(code))),
  )
  const { either } = stopWordsOf(locale)
  const isOffered = (before: MatchedPhrase | undefined, next: MatchedPhrase | undefined) => {
    const words =
      query.slice(before?.tokens.at(-1)?.to, next?.tokens[0]?.from).match(/\p{L}+/gu) ?? []
    return before !== undefined && words.some((word) => either.has(foldText(word)))
  }
  const at = named.findIndex(({ entry }) => entry === head.entry)
  let [first, last] = [at, at]
  while (isOffered(named[first - 1], named[first])) first--
  while (named[last + 1] && isOffered(named[last], named[last + 1])) last++
  return named
    .slice(Math.max(0, first), last + 1)
    .flatMap(({ entry }) =>
      entry.kind && entry !== head.entry ? [{ kind: entry.kind, token: null }] : [],
    )
}

/** Products whose name shares its noun with that of others: `Zu- und Abluftventil`. */
function sharingNoun(phrases: readonly MatchedPhrase[], asked: Asked): Named[] {
  const { query, head, kind, tokens, locale, dictionary } = asked
  const vocabulary = vocabularyOf(dictionary, locale)
  const { either, joining } = stopWordsOf(locale)
  const isJoining = ({ text }: Token) =>
    [either, joining].some((words) => words.has(foldText(text)))
  const has = ({ tokens: own }: MatchedPhrase, { from }: Token) =>
    own.some((each) => each.from === from)
  const named = phrases.filter(({ entry }) => entry.kind)
  return tokens.flatMap((joint, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    if (!before || !after || !isJoining(joint)) return []
    const whole = query.slice(after.from, after.to)
    const isHalf = locale === 'de' && query[before.to] === '-'
    const half = isHalf && has(head, after) ? compoundOf(before.text, whole, vocabulary) : null
    if (half) return [{ kind: half, token: before }]
    return [[before, after] as const, [after, before] as const].flatMap(([own, other]): Named[] => {
      const phrase = named.find((each) => has(each, own) && !has(each, other))
      if (!phrase?.entry.kind || phrase.entry.stems.length < 2) return []
      const found = kindOf(
        phrase.entry.stems.map((each) => (each === own.stem ? other.stem : each)),
        vocabulary,
      )
      if (!found) return []
      if (phrase.entry === head.entry) return [{ kind: found, token: other }]
      // `Přívodní` alone names what `přívodní ventil` does.
      const isHead = has(head, other) && found.categories[0] === kind.categories[0]
      return isHead ? [{ kind: phrase.entry.kind, token: null }] : []
    })
  })
}

/** `Zuluftventil` of `Zu- und Abluftventil`. */
function compoundOf(first: string, whole: string, vocabulary: Vocabulary): Kind | null {
  for (let at = 2; at < whole.length - 3; at++) {
    const kind = kindOf([stem(first + whole.slice(at).toLowerCase(), 'de')], vocabulary)
    if (kind) return kind
  }
  return null
}

/** Of a name that consists of these words. */
function kindOf(stems: readonly string[], { entries }: Vocabulary): Kind | null {
  const found = stems
    .flatMap((each) => entries.get(each) ?? [])
    .find(
      (entry) =>
        entry.stems.length === stems.length && entry.stems.every((each) => stems.includes(each)),
    )
  return found?.kind ?? null
}
