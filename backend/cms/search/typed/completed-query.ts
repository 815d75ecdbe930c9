import type { Locale } from '../../../../domain/locale.ts'
import { stem } from '../stem.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { foldText } from '../words.ts'

/**
 * The query with its last word in full, if the one before it begins a product name and neither means
 * anything alone: `fire damp`, `t-k`.
 */
export function completedQuery(query: string, vocabulary: Vocabulary, locale: Locale): string {
  const [, first, last] = /(?<![\p{L}\d])(\p{L}+)[ -](\p{L}+)$/u.exec(query) ?? []
  if (first === undefined || last === undefined) return query
  const { entries, words } = vocabulary
  const [before, own] = [stem(first, locale), stem(last, locale)]
  const isMeant = (each: string) =>
    entries.get(each)?.some(({ stems, problem }) => stems.length === 1 && problem === null)
  if (isMeant(before) || isMeant(own)) return query
  const names = (entries.get(before) ?? []).filter(
    ({ kind, stems }) => kind !== null && !kind.isBrand && stems.length === 2,
  )
  const rest = names.map(({ stems: [, other = ''] }) => words.get(other) ?? other)
  const isBeginning = (word: string) => foldText(word).startsWith(foldText(last))
  if (rest.some((word) => stem(word, locale) === own)) return query
  const [whole] = rest.filter(isBeginning)
  return whole === undefined ? query : query.slice(0, -last.length) + whole
}
