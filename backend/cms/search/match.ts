import type { Locale } from '../../../domain/locale.ts'
import { searchMinLength } from '../../../domain/catalog/search-terms.ts'
import { stem } from './stem.ts'
import { stopWordsOf } from './stop-words.ts'
import { foldText, indexCode, joinDiameters, queryWords, umlautVariants } from './words.ts'

/** A standard and the format of its classes: beside the class, the standard's name adds nothing. */
const standards: readonly { name: RegExp; class: RegExp }[] = [
  { name: /(?<![\p{L}\d])en[\s-]*779(?!\d)/giu, class: /(?<![\p{L}\d])[gmf]\d(?!\d)/iu },
  { name: /(?<![\p{L}\d])iso(?:[\s-]*16890)?(?![\p{L}\d])/giu, class: /epm\d|coarse/iu },
]

/** Removes the names of standards whose class a query contains: `EN 779 F7` is `F7`. */
function withoutStandards(query: string): string {
  return standards
    .filter((standard) => standard.class.test(query))
    .reduce((rest, { name }) => rest.replace(name, ' '), query)
}

/** FTS5 queries, from narrow to wide. */
export interface Match {
  exactlyInName: string
  inName: string
  anywhere: string
}

const maxTerms = 10

/** Query for the full-text tables of products; null if it has no word that is long enough. */
export function matchOf(
  query: string,
  { locale, diameters }: { locale: Locale; diameters: ReadonlySet<string> },
): Match | null {
  const terms = termsOf(query, diameters)
  if (!terms.length) return null
  const all = (ending: string) =>
    terms.map((term) => anyOf([term, stem(term, locale)], ending)).join(' AND ')
  const orCode = (ending: string) =>
    isCode(query) ? ` OR {code} : "${indexCode(query)}"${ending}` : ''
  return {
    exactlyInName: `{name} : (${all('')})${orCode('')}`,
    inName: `{name} : (${all('*')})${orCode('*')}`,
    anywhere: `(${all('*')})${orCode('*')}`,
  }
}

/** Product codes and EANs are one word in the index, whatever their separators. */
function isCode(query: string): boolean {
  return /^(?=.*\d)[\p{L}\d][\p{L}\d ./-]{3,38}[\p{L}\d]$/u.test(query.trim())
}

/**
 * Query for all other content. Its texts are indexed without normalisation except for diacritics,
 * so the query includes spelling variants.
 */
export function documentMatch(query: string, locale: Locale): string | null {
  const terms = withoutStopWords(termsOf(query, new Set()), locale)
  const wordsOf = (term: string) =>
    [term, ...stemsOf(term, locale)].flatMap((word) =>
      umlautVariants(word.replace(/^dn(?=\d)/, '')),
    )
  return terms.length ? terms.map((term) => anyOf(wordsOf(term), '*')).join(' AND ') : null
}

/** Less than half of a word begins too many others: `zap` of `zápach`, as `zaplatit`. */
function stemsOf(term: string, locale: Locale): string[] {
  const short = stem(term, locale)
  return short.length * 2 > term.length ? [short] : []
}

/** A sentence is found by its nouns; alone, `Lieferung` is a topic, and `und` is none. */
function withoutStopWords(terms: readonly string[], locale: Locale): string[] {
  const { silent } = stopWordsOf(locale)
  const others = terms.filter((term) => !silent.has(foldText(term)))
  return others.length > 0 ? others : terms.filter((term) => term.length >= topicMinLength)
}

const topicMinLength = 5

/**
 * Search words: short ones are dropped unless they have a digit (`80`, `G4`). A bare number that is
 * a diameter means the diameter.
 */
function termsOf(query: string, diameters: ReadonlySet<string>): string[] {
  const words = joinDiameters(withoutStandards(query))
    .split(/\s+/)
    .filter(isLongEnough)
    .flatMap(queryWords)
    .filter(isLongEnough)
    .map((word) => (diameters.has(word) ? `dn${word}` : word))
  // Spec §5: the typed query; it may consist of a filter class only.
  const isRequested =
    words.some((word) => word.length >= searchMinLength) ||
    isCode(query) ||
    withoutStandards(query) !== query
  return isRequested ? [...new Set(words)].slice(0, maxTerms) : []
}

function isLongEnough(part: string): boolean {
  return part.length >= searchMinLength || /^\p{L}?\d+$/u.test(part)
}

/** Words consist of letters and digits only, so quoting is safe. */
function anyOf(words: readonly string[], ending: string): string {
  const quoted = [...new Set(words)].map((word) => `"${word}"${isNumber(word) ? '' : ending}`)
  return quoted.length === 1 ? quoted.join('') : `(${quoted.join(' OR ')})`
}

/** `12` is no prefix of `125`. */
function isNumber(word: string): boolean {
  return /^(?:dn|\p{L})?\d{1,4}$/u.test(word)
}
