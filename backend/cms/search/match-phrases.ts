import type { Token } from './tokens.ts'
import type { Entry, Kind, Vocabulary } from './vocabulary.ts'

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
  vocabulary: Vocabulary,
): { phrases: MatchedPhrase[]; left: Token[] } {
  const { entries, synonyms } = vocabulary
  const meansOf = new Map(
    tokens.map((token) => [token, [token.stem, ...(synonyms.get(token.stem) ?? [])]]),
  )
  const means = (token: Token, each: string) => meansOf.get(token)?.includes(each) ?? false
  const possible = tokens
    .flatMap((token) =>
      (meansOf.get(token) ?? []).flatMap((first) =>
        (entries.get(first) ?? []).flatMap((entry) => {
          const own = tokensOf(entry, token, { tokens, means })
          return own ? [{ entry, tokens: own, part: token.part }] : []
        }),
      ),
    )
    .filter(
      (phrase) => !isPurposeOfOther(phrase, vocabulary) && !isList(phrase, tokens, vocabulary),
    )
  const substitutes = ({ entry, tokens: own }: MatchedPhrase) =>
    own.filter((token) => !entry.stems.includes(token.stem)).length
  const weight = (phrase: MatchedPhrase) => weightOf(phrase) - substitutes(phrase) * substituted
  const weightOf = ({ entry, tokens: own }: MatchedPhrase) =>
    (entry.stems.length + entry.described) * 500 +
    entry.stems.join('').length * 10 -
    (entry.problem ? 0 : spread(own)) +
    (entry.kind ? namesProducts : 0) +
    (entry.facet?.ofKind && !entry.kind ? ofSomeProducts : 0) +
    (entry.kind && entry.isDivided && own.some(({ part }) => part !== own[0]?.part) ? joins : 0)
  const taken = new Set<Token>()
  const phrases: MatchedPhrase[] = []
  for (const phrase of possible.toSorted((a, b) => weight(b) - weight(a))) {
    if (phrase.tokens.some((token) => taken.has(token))) continue
    if (possible.some((other) => continues(other, phrase, phrases))) continue
    for (const token of phrase.tokens) taken.add(token)
    phrases.push(phrase)
  }
  for (const phrase of possible.toSorted((a, b) => weight(b) - weight(a))) {
    const own = phrase.tokens.filter((token) => !taken.has(token))
    const others = phrases.filter(({ tokens: some }) =>
      some.some((token) => phrase.tokens.includes(token)),
    )
    if (own.length === 0 || !others.every(({ entry }) => haveCommon(entry, phrase.entry))) continue
    for (const token of own) taken.add(token)
    phrases.push({ ...phrase, tokens: own })
  }
  const at = ({ tokens: [first] }: MatchedPhrase) => first?.from ?? 0
  return {
    phrases: phrases.sort((a, b) => at(a) - at(b)),
    left: tokens.filter((token) => !taken.has(token)),
  }
}

/**
 * A word that goes on with one of a name before is no name of its own: `VZT` of `VZT potrubí SPIRO`
 * are no units, because `spiro potrubí` is also `VZT potrubí`.
 */
function continues(
  other: MatchedPhrase,
  { entry, tokens }: MatchedPhrase,
  taken: readonly MatchedPhrase[],
): boolean {
  if (!entry.kind || haveCommon(entry, other.entry)) return false
  if (tokens.length >= other.tokens.length) return false
  if (!tokens.every((token) => other.tokens.includes(token))) return false
  const shared = taken.filter((each) => each.tokens.some((token) => other.tokens.includes(token)))
  return shared.length > 0 && shared.every((each) => haveCommon(each.entry, other.entry))
}

/** Names that share a word and products: `quiet loft fan` is a quiet fan and a loft fan. */
function haveCommon({ kind: a }: Entry, { kind: b }: Entry): boolean {
  const isName = (kind: Entry['kind']) => kind !== null && !kind.isBrand && !kind.notStocked
  return isName(a) && isName(b) && (a?.categories.some((pk) => b?.categories.includes(pk)) ?? false)
}

/**
 * `Servo na klapku` is no `klapka servo`: the word before `na` names other products, and the head
 * of the phrase is their purpose.
 */
function isPurposeOfOther(
  { entry, tokens }: MatchedPhrase,
  { entries, isHeadLast, branchOf }: Vocabulary,
): boolean {
  const head = entry.stems.at(isHeadLast ? -1 : 0)
  if (!entry.kind || entry.isDivided) return false
  if (!tokens.some(({ stem, isPurpose }) => isPurpose && stem === head)) return false
  const named = kindOf(
    tokens.filter(({ isPurpose }) => !isPurpose),
    entries,
  )
  const purpose = kindOf(
    tokens.filter(({ isPurpose }) => isPurpose),
    entries,
  )
  const has = ({ categories }: Kind) => categories.some((pk) => entry.kind?.categories.includes(pk))
  // `Gebläse für Kamin` and `Haube für Restaurant` are a fan and a hood.
  const isSort = named && branchOf(named) === branchOf(entry.kind)
  return Boolean(named && purpose && !isSort && has(purpose) && !has(named))
}

/**
 * `Wickelfalzrohr und Bogen` is no `Bogen Wickelfalzrohr`, nor `fire damper and disc valve` a
 * `fire disc valve`: each of them is a product.
 */
function isList(
  { entry, tokens: own }: MatchedPhrase,
  tokens: readonly Token[],
  { entries }: Vocabulary,
): boolean {
  if (!entry.kind) return false
  const sideOf = ({ joint, option }: Token) => joint + option
  const sides = [...Map.groupBy(own, sideOf).entries()]
  if (sides.length < 2) return false
  const names = (side: number, some: readonly Token[]) => {
    const all = tokens.filter((token) => sideOf(token) === side).map(({ stem }) => stem)
    const isIn = ({ kind, stems }: Entry) =>
      kind !== null &&
      stems.every((each) => all.includes(each)) &&
      some.every(({ stem }) => stems.includes(stem))
    return all.some((first) => entries.get(first)?.some(isIn))
  }
  return sides.every(([side, some]) => names(side, some))
}

/** What some words name alone. */
function kindOf(own: readonly Token[], entries: Vocabulary['entries']): Kind | null {
  const stems = own.map((token) => token.stem)
  const alone = stems.flatMap((first) => entries.get(first) ?? [])
  const whole = alone.find(
    (each) => each.stems.length === stems.length && each.stems.every((one) => stems.includes(one)),
  )
  return whole?.kind ?? null
}

function tokensOf(
  { stems, isDivided, kind, facet }: Entry,
  first: Token,
  { tokens, means }: { tokens: readonly Token[]; means: (token: Token, stem: string) => boolean },
): Token[] | null {
  const own: Token[] = [first]
  // `Nachlauf oder Feuchte` is not the fan with both; `Bad oder WC Lüfter` is still one name.
  const isOneOption = facet !== null && kind === null
  for (const each of stems.slice(1)) {
    const [found] = tokens
      .filter(
        (token) =>
          means(token, each) &&
          (isDivided || token.part === first.part) &&
          (!isOneOption || token.option === first.option) &&
          !own.includes(token),
      )
      // The word as typed, and the nearest of several: `roof terminal for a pitched roof`.
      .sort((a, b) => distanceOf(a, each, first) - distanceOf(b, each, first))
    if (!found) return null
    own.push(found)
  }
  return own.sort((a, b) => a.from - b.from)
}

function distanceOf(token: Token, typed: string, { from }: Token): number {
  return Math.abs(token.from - from) + (token.stem === typed ? 0 : 1000)
}

/** Of two phrases of the same length, the one with the words as typed. */
const substituted = 500

/** Of two phrases of the same length, the one that names products. */
const namesProducts = 5

/** `Wall kit` names products, `through the wall` only says how some of them are mounted. */
const ofSomeProducts = -600

/** A whole `Gitter mit Klappe` before `Wandgitter`, which leaves the rest. */
const joins = 400

/** Characters between its words, which are rarely more than a size or two. */
function spread(own: readonly Token[]): number {
  const gaps = own.slice(1).map(({ from }, index) => from - (own[index]?.to ?? from))
  const widest = Math.max(0, ...gaps)
  return widest > 12 ? 80 : Math.floor(widest / 2)
}
