import type { Locale } from '../../../../domain/locale.ts'
import type { Measure, Span } from '../../../../domain/ventilation/search/trade-facet.ts'
import type { MatchedPhrase } from '../match-phrases.ts'
import { stopWordsOf } from '../stop-words.ts'
import { foldText } from '../words.ts'

interface Named {
  query: string
  locale: Locale
  phrases: readonly MatchedPhrase[]
  /** Products that are not shown. */
  others: readonly MatchedPhrase[]
  /** Filters of the products that are shown. */
  filters: ReadonlySet<string> | null
}

/**
 * Sizes of products that a query names besides those that are shown, if the latter have sizes of
 * their own: `Tellerventil 125 und Rohrventilator 160`.
 */
export function secondSizes(
  measures: readonly Measure[],
  { query, locale, phrases, others, filters }: Named,
): Map<MatchedPhrase, readonly Span[]> {
  if (others.length === 0) return new Map()
  const { joining, having } = stopWordsOf(locale)
  const named = phrases.filter(({ entry: { kind } }) => kind && !kind.isBrand)
  const ownerOf = ({ from }: Span) => {
    const before = named.findLast(({ tokens: [first] }) => first && first.from < from)
    const next = named.find(({ tokens: [first] }) => first && first.from > from)
    const gap = query.slice(before?.tokens.at(-1)?.to ?? 0, from)
    const begins = (gap.match(/\p{L}+/gu) ?? []).some((word) => {
      const folded = foldText(word)
      return joining.has(folded) || having.has(folded)
    })
    // `Bogen 125 und 2 m Rohr 160`
    return begins ? next : before
  }
  const codeOf = ({ meanings: [facets = []] }: Measure) => facets[0]?.any[0].code
  const owned = Map.groupBy(measures, ownerOf)
  const isOther = (measure: Measure) => others.some((each) => owned.get(each)?.includes(measure))
  const ownCodes = new Set(measures.filter((each) => !isOther(each)).map(codeOf))
  return new Map(
    others.map((each) => [
      each,
      (owned.get(each) ?? []).filter((measure) => {
        const code = codeOf(measure)
        return ownCodes.has(code) || !filters?.has(code ?? '')
      }),
    ]),
  )
}
