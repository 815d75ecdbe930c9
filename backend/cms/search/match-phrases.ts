import type { Token } from './tokens.ts'
import type { Entry, Vocabulary } from './vocabulary.ts'

/** A vocabulary phrase found in a query. */
export interface MatchedPhrase {
  entry: Entry
  tokens: readonly Token[]
  part: number
}

/**
 * Vocabulary phrases of a query; longer ones take precedence: `leise Badlüfter` before `Badlüfter`.
 * Words of a phrase need not be adjacent, but must not be separated by a word like `with`, unless the
 * phrase contains one.
 */
export function matchPhrases(
  tokens: readonly Token[],
  { entries }: Vocabulary,
): { phrases: MatchedPhrase[]; left: Token[] } {
  const possible = tokens.flatMap((token) =>
    (entries.get(token.stem) ?? []).flatMap((entry) => {
      const own = tokensOf(entry, token, tokens)
      return own ? [{ entry, tokens: own, part: token.part }] : []
    }),
  )
  const weight = ({ entry, tokens: own }: MatchedPhrase) =>
    entry.stems.length * 1000 +
    entry.stems.join('').length * 10 -
    (entry.problem ? 0 : spread(own)) +
    (entry.kind ? namesProducts : 0)
  const taken = new Set<Token>()
  const phrases: MatchedPhrase[] = []
  for (const phrase of possible.toSorted((a, b) => weight(b) - weight(a))) {
    if (phrase.tokens.some((token) => taken.has(token))) continue
    for (const token of phrase.tokens) taken.add(token)
    phrases.push(phrase)
  }
  const at = ({ tokens: [first] }: MatchedPhrase) => first?.from ?? 0
  return {
    phrases: phrases.sort((a, b) => at(a) - at(b)),
    left: tokens.filter((token) => !taken.has(token)),
  }
}

function tokensOf(
  { stems, isDivided }: Entry,
  first: Token,
  tokens: readonly Token[],
): Token[] | null {
  const own: Token[] = [first]
  for (const each of stems.slice(1)) {
    const found = tokens.find(
      (token) =>
        token.stem === each && (isDivided || token.part === first.part) && !own.includes(token),
    )
    if (!found) return null
    own.push(found)
  }
  return own.sort((a, b) => a.from - b.from)
}

/** Of two phrases of the same length, the one that names products. */
const namesProducts = 5

/** Characters between its words, which are rarely more than a size or two. */
function spread(own: readonly Token[]): number {
  const gaps = own.slice(1).map(({ from }, index) => from - (own[index]?.to ?? from))
  const widest = Math.max(0, ...gaps)
  return widest > 12 ? 80 : Math.floor(widest / 2)
}
