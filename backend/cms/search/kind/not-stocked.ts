import type { MatchedPhrase } from '../match-phrases.ts'

/** Requested products, or their brand, that the shop does not sell; null: it sells them. */
export function notStockedIn(
  query: string,
  phrases: readonly MatchedPhrase[],
  head: MatchedPhrase | null,
): string | null {
  const brands = phrases.filter(({ entry: { kind } }) => kind?.isBrand && kind.notStocked)
  if (head?.entry.kind?.notStocked && !head.entry.kind.isBrand) return typedName(query, head.tokens)
  // A maker with its type: `Systemair RVK`, `PKTM-90`.
  const [first, last] = [brands[0]?.tokens[0], brands.at(-1)?.tokens.at(-1)]
  if (!first || !last) return null
  const [number = ''] = /^-\d+(?![\p{L}\d])/u.exec(query.slice(last.to)) ?? []
  return query.slice(first.from, last.to) + number
}

/** A name as typed, without what stands between its words, apart from a hyphen. */
export function typedName(query: string, tokens: MatchedPhrase['tokens']): string {
  return tokens
    .map(({ from, to }, at) => {
      const before = query.slice(tokens[at - 1]?.to ?? from, from)
      return (at === 0 || before === '-' ? before : ' ') + query.slice(from, to)
    })
    .join('')
}
