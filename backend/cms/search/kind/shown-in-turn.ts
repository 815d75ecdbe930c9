import type { Problem } from '../../../../domain/ventilation/search/problem.ts'
import type { MatchedPhrase } from '../match-phrases.ts'
import type { Kind } from '../vocabulary.ts'
import type { Rival } from './rival-kinds.ts'

/** What has failed comes before its noise, and what drips from a duct before moisture. */
export function problemOf(phrases: readonly MatchedPhrase[]): Problem | null {
  const stated = phrases
    .map(({ entry }) => entry)
    .filter(({ problem }) => problem !== null)
    .toSorted((a, b) => b.stems.length - a.stems.length)
    .flatMap(({ problem }) => problem ?? [])
  return stated.find(({ replaced }) => replaced === 'first') ?? stated[0] ?? null
}

/** Categories of products to choose from: named, or what has a fault beside the solution. */
export function shownInTurn(
  { categories }: Kind,
  {
    rivals,
    problem,
    faulty,
    phrases,
  }: {
    rivals: readonly Rival[]
    problem: Problem | null
    faulty: MatchedPhrase | null
    phrases: readonly MatchedPhrase[]
  },
): (readonly number[])[] {
  // `Lüfter läuft dauernd, Nachlaufrelais gesucht` names the solution.
  const isNamed = phrases.some(
    ({ entry }) =>
      entry !== faulty?.entry && entry.kind?.categories.some((pk) => categories.includes(pk)),
  )
  const own = (!isNamed && problem?.replaced && faulty?.entry.kind?.categories) || []
  if (own.length > 0) return problem?.replaced === 'first' ? [own, categories] : [categories, own]
  return [categories, ...rivals.map((rival) => rival.categories)]
}
