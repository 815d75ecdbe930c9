import type { Locale } from '../../../../domain/locale.ts'
import type { Span } from '../../../../domain/ventilation/search/trade-facet.ts'
import { stopWordsOf } from '../stop-words.ts'
import { foldText } from '../words.ts'

interface Spanned {
  spans: readonly Span[]
}

/** Whether a word like `or` is between two parts of a query. */
export function isEither(
  query: string,
  locale: Locale,
  [a, b]: readonly [Spanned, Spanned],
): boolean {
  const [first, second] = [...a.spans, ...b.spans].toSorted((x, y) => x.from - y.from)
  if (!first || !second) return false
  const between = query.slice(first.to, second.from).match(/\p{L}+/gu) ?? []
  return between.some((word) => stopWordsOf(locale).either.has(foldText(word)))
}
