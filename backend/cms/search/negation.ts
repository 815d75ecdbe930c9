import {
  type Choice,
  type KnownValues,
  type TradeFacet,
  valueFacet,
} from '../../../domain/ventilation/search/trade-facet.ts'
import type { ReadFacet } from './facets/read-facet.ts'
import { matchPhrases, type MatchedPhrase } from './match-phrases.ts'
import type { Token } from './tokens.ts'
import { negatedStem, type Vocabulary } from './vocabulary.ts'

/** A word after `without` negates the rest of its phrase: `bez čidla vlhkosti`. */
export function negateWholePhrases(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const denied = new Set(tokens.filter(({ isDenied }) => isDenied))
  for (const [index, token] of tokens.entries()) {
    if (!token.isDenied) continue
    for (const { stems, kind, facet, problem } of vocabulary.entries.get(token.stem) ?? []) {
      // `nicht verzinktes Rohr` is a pipe.
      if (kind && !facet && !problem) continue
      const own = tokens.slice(index, index + stems.length)
      const isWhole = own.every((each) => stems.includes(each.stem)) && own.length === stems.length
      if (isWhole) for (const each of own) denied.add(each)
    }
  }
  return tokens.map((token) => (denied.has(token) ? { ...token, isDenied: true } : token))
}

/** Phrases including negated ones; remaining negated words are matched as properties. */
export function matchWithNegations(tokens: readonly Token[], vocabulary: Vocabulary) {
  const marked = tokens.map((token) =>
    token.isDenied ? { ...token, stem: negatedStem(token.stem) } : token,
  )
  const { phrases, left } = matchPhrases(marked, vocabulary)
  // `Unsere Dusche hat keinen Abzug` asks for one.
  const hasSubject = tokens.findIndex(({ isDenied }) => isDenied) >= 2
  const isUnnamed = phrases.every(({ entry }) => entry.facet?.ofKind && !entry.kind)
  const wanted = hasSubject && isUnnamed ? matchPhrases(tokens, vocabulary) : null
  if (wanted?.phrases.some(({ entry }) => entry.kind && !entry.facet))
    return { ...wanted, denied: [] }
  const isLeft = ({ from }: Token) => left.some((each) => each.from === from)
  return {
    phrases,
    left: left.filter(({ isDenied }) => !isDenied),
    denied: tokens.filter((token) => token.isDenied && isLeft(token)),
  }
}

export interface NegatedFacet {
  /** Positive replacement. */
  facet: TradeFacet
  /** Negated values. */
  of: Choice
  tokens: readonly Token[]
}

/** Replacements of negations: the plain model, the other colours, a quiet one. */
export function negatedFacets(
  denied: readonly Token[],
  {
    vocabulary,
    known,
    filters,
  }: { vocabulary: Vocabulary; known: KnownValues; filters: ReadonlySet<string> | null },
): NegatedFacet[] {
  const quiet: TradeFacet = { any: [{ code: 'lpa', range: { from: null, to: 30 } }] }
  return matchPhrases(denied, vocabulary).phrases.flatMap((phrase): NegatedFacet[] => {
    const facet = phrase.entry.problem?.code === 'noise' ? quiet : othersOf(phrase, known)
    const isAvailable = facet?.any.some(
      (choice) => filters && ('lacking' in choice || filters.has(choice.code)),
    )
    const [first] = facet?.any ?? []
    const of = phrase.entry.facet?.any[0] ?? first
    return facet && of && isAvailable ? [{ facet, of, tokens: phrase.tokens }] : []
  })
}

/** `Feuchtesensor, kein Timer`: the positive values without the negated ones. */
export function withoutNegated(
  requested: readonly ReadFacet[],
  denied: readonly NegatedFacet[],
): ReadFacet[] {
  const rest = requested.map((facet): ReadFacet => {
    const [first] = facet.any
    const deniedValues = denied.find(({ of }) => of.code === first.code)
    if (!deniedValues || !('values' in first) || !('values' in deniedValues.of)) return facet
    const refused = deniedValues.of.values
    const values = first.values.filter((id) => !refused.includes(id))
    return values.length === 0 ? facet : { ...facet, any: [{ ...first, values }] }
  })
  const isRequested = ({ of }: NegatedFacet) => requested.some(({ any }) => any[0].code === of.code)
  return [
    ...rest,
    ...denied
      .filter((each) => !isRequested(each))
      .map(({ facet, tokens }) => ({ ...facet, spans: tokens })),
  ]
}

function othersOf({ entry: { facet } }: MatchedPhrase, known: KnownValues): TradeFacet | null {
  const choice = facet?.any[0]
  if (!choice || !('values' in choice)) return null
  if (choice.code === 'equipment') return valueFacet('equipment', 'standard')
  const all = known.idsOf(choice.code)
  const others = all.filter((id) => !choice.values.includes(id))
  // A yes/no property, or one of several controls: products without the value match.
  if (others.length === 0 || choice.code === 'ctrl')
    return { any: [{ code: choice.code, lacking: choice.values }] }
  return others.length < all.length ? valueFacet(choice.code, ...others) : null
}
