import type { Locale } from '../../../domain/locale.ts'
import { plainQuery } from '../../../domain/ventilation/search/plain-query.ts'
import { isNumeral } from '../../../domain/ventilation/search/spelled-sizes.ts'
import type { Span } from '../../../domain/ventilation/search/trade-facet.ts'
import { distance, startsAlike } from './spelling.ts'
import { isAirWord } from './kind/air-word.ts'
import { stem } from './stem.ts'
import { stopWordsOf } from './stop-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { foldText, isAdverb } from './words.ts'

/** A word of a query, or a part of one. */
export interface Token extends Span {
  text: string
  stem: string
  /** Part of the query: a word like `with` begins another. */
  part: number
  /** A word like `or` begins another. */
  option: number
  /** A word like `and` begins another. */
  joint: number
  /** After a word like `for`, or before one like `controlled`. */
  isPurpose: boolean
  /** After a word like `without`. */
  isDenied: boolean
  /** The first half of a compound, which may be dropped. */
  isModifier: boolean
  /** Spelling correction of the word. */
  spelling: string | null
}

interface Reader {
  locale: Locale
  vocabulary: Vocabulary
  /** Unknown words are replaced by the nearest known ones. */
  corrects: boolean
  /** Compounds are reduced to their second half. */
  shortens: boolean
}

/** Words of the remaining query, without stop words. */
export function readTokens(rest: string, reader: Reader): Token[] {
  const { locale } = reader
  const tokens: Token[] = []
  let part = 0
  let option = 0
  let joint = 0
  let isPurpose = false
  let denies = false
  for (const { text, index, to } of wordsIn(rest, reader)) {
    const folded = foldText(text)
    if (stopWordsOf(locale).having.has(folded) && !isReflexive(rest.slice(0, index))) {
      part++
      // `Rohr für Dunstabzugshaube mit Mauerkasten`: the box is requested with the pipe.
      isPurpose = false
    }
    if (stopWordsOf(locale).either.has(folded)) option++
    if (stopWordsOf(locale).joining.has(folded)) joint++
    if (stopWordsOf(locale).purpose.has(folded) || isPurposeVerb(rest, { folded, to }, reader))
      isPurpose = true
    // `Thermostat gesteuert`: the fan is requested, not the thermostat.
    const controls = isControlling(rest, { folded, to, locale }) ? tokens.pop() : undefined
    if (controls) tokens.push({ ...controls, isPurpose: true })
    // `Controlled by a thermostat`.
    else if (stopWordsOf(locale).controlling.has(folded)) isPurpose = true
    const isDenying = stopWordsOf(locale).denying.has(folded) || text === 'NOT'
    if (isExcluded(rest, index)) denies = true
    const isDenied = denies && !isDenying
    // `Wickelfalzrohr-Schelle`
    const isFirstHalf = locale === 'de' && /^-\p{L}/u.test(rest.slice(to))
    const place = { from: index, to, part, option, joint, isPurpose, isDenied }
    denies = isDenying || (denies && stopWordsOf(locale).silent.has(folded))
    const tokenOf = (word: string, isModifier = false, spelling: string | null = null): Token => ({
      ...place,
      text: word,
      stem: stem(word, locale),
      isModifier,
      spelling,
    })
    tokens.push(
      ...partsOf(longOf(text, to, rest, reader), reader).map(({ word, isModifier, spelling }) =>
        tokenOf(word, isModifier || isFirstHalf, spelling),
      ),
    )
  }
  return tokens
}

interface Word {
  text: string
  index: number
  to: number
}

/** Words of a text; pairs that the vocabulary has only as one are joined: `back draught`. */
function wordsIn(rest: string, { locale, vocabulary: { words, entries } }: Reader): Word[] {
  const isKnown = (text: string) => words.has(stem(text, locale))
  const isPhrase = (one: string, other: string) => {
    const pair = [stem(one, locale), stem(other, locale)]
    return pair.some((first) =>
      entries.get(first)?.some(({ stems }) => pair.every((each) => stems.includes(each))),
    )
  }
  const found: Word[] = []
  for (const { 0: text, index } of rest.matchAll(/[\p{L}\d]+/gu)) {
    const to = index + text.length
    const last = found.at(-1)
    const isNext = last !== undefined && /^[ -]$/.test(rest.slice(last.to, index))
    const isPart = isNext && !/\d/.test(last.text + text)
    const isOne =
      isPart &&
      Math.min(last.text.length, text.length) >= 3 &&
      isKnown(last.text + text) &&
      !isPhrase(last.text, text) &&
      // `KWL-Filter Set`
      !isPhrase(found.at(-2)?.text ?? '', last.text)
    if (isOne) found.splice(-1, 1, { text: last.text + text, index: last.index, to })
    else found.push({ text, index, to })
  }
  return found
}

const shortestAbbreviation = 3

/** An unknown word with a full stop is the shortest known one that begins with it: `koup.`, `čid.` */
function longOf(text: string, to: number, rest: string, { locale, vocabulary }: Reader): string {
  const isAbbreviated = rest[to] === '.' && text.length >= shortestAbbreviation && !/\d/.test(text)
  // `Ventil. do koup.` is a fan, `ventil.` at the end of a sentence a valve.
  if (
    isAbbreviated &&
    /^\. ?(?:do|na|pre|pro|v) /.test(rest.slice(to)) &&
    foldText(text) === 'ventil'
  )
    return 'ventilátor'
  if (!isAbbreviated || vocabulary.words.has(stem(text, locale))) return text
  const beginning = foldText(text)
  let long: string | null = null
  for (const [each, word] of vocabulary.words)
    if (each.startsWith(beginning) && word.length < (long?.length ?? Infinity)) long = word
  return long ?? text
}

/** `rohr -verzinkt`, the exclusion syntax of search engines. */
function isExcluded(rest: string, at: number): boolean {
  return /(?<=\s)[-−]$/.test(rest.slice(0, at)) && /^\p{L}/u.test(rest.slice(at))
}

/** Czech `co se šroubuje`, `který se zapne`: no `with`. */
function isReflexive(before: string): boolean {
  return /(?<!\p{L})(?:co|kter[yae]|aby|kdyz|ze|jak) $/u.test(before)
}

/** `Controlled` between what controls and the products, but not in `fan controlled by thermostat`. */
function isControlling(
  rest: string,
  { folded, to, locale }: { folded: string; to: number; locale: Locale },
): boolean {
  const { controlling, silent } = stopWordsOf(locale)
  const [next = ''] = /[\p{L}\d]+/u.exec(rest.slice(to)) ?? []
  return controlling.has(folded) && next !== '' && !silent.has(foldText(next))
}

/** `Anemometer to balance valves`: English `to` before a word that alone names nothing, thus a verb. */
function isPurposeVerb(
  rest: string,
  { folded, to }: { folded: string; to: number },
  { locale, vocabulary }: Reader,
): boolean {
  if (locale !== 'en' || folded !== 'to') return false
  const [, next] = /^ (\p{L}{3,})/u.exec(rest.slice(to)) ?? []
  if (next === undefined) return false
  // `To fix` is no `fixing`, which has the same stem.
  return !vocabulary.entries
    .get(stem(next, locale))
    ?.some(({ stems, label }) => stems.length === 1 && !/ing$/i.test(label))
}

interface Part {
  word: string
  isModifier: boolean
  spelling: string | null
}

function partsOf(word: string, { locale, vocabulary, corrects, shortens }: Reader): Part[] {
  const whole: Part = { word, isModifier: false, spelling: null }
  const isSilent = stopWordsOf(locale).silent.has(foldText(word)) || isNumeral(plainQuery(word))
  if (isSilent || vocabulary.words.has(stem(word, locale)) || /\d/.test(word)) return [whole]
  // Where the air goes: `Außenluft Filter` is no `Luft`.
  if (isAirWord(stem(word, locale), locale)) return [{ ...whole, isModifier: true }]
  // Only if a word remains: `stiller`, `silberfarbenes` and `Gitterchen`, but not `Lüfter`.
  const adjective =
    locale === 'de' ? word.replace(/(?:farb(?:en|ig)(?:e[rsnm]?)?|er|chen|lein)$/i, '') : word
  if (adjective.length > 3 && vocabulary.words.has(stem(adjective, locale)))
    return [{ ...whole, word: adjective }]
  const split = locale === 'de' ? compoundOf(word, vocabulary, shortens) : null
  if (split) return split
  if (!corrects) return [whole]
  const nearest = nearestStem(foldText(word), stem(word, locale), vocabulary)
  return nearest ? [{ ...whole, word: nearest, spelling: nearest }] : [whole]
}

const shortestHead = 3
const safeHead = 4

/** The second half of a German compound, the longest known: `Gäste-WC-Lüfter`, `Kellerlüfter`. */
function compoundOf(
  word: string,
  { words, entries }: Vocabulary,
  shortens: boolean,
): Part[] | null {
  const { silent } = stopWordsOf('de')
  if (isAdverb(word)) return null
  for (let at = 3; at <= word.length - shortestHead; at++) {
    const head = word.slice(at)
    if (!words.has(stem(head, 'de'))) continue
    const before = word.slice(0, at)
    // `Ersatzventilator` is a fan.
    if (before.length > 4 && silent.has(foldText(before)))
      return [{ word: head, isModifier: false, spelling: null }]
    const modifier = words.has(stem(before, 'de')) ? before : before.replace(/s$/, '')
    // `Badezimmertür`, but no unknown word that ends in `set` or `bad`.
    const isSure = words.has(stem(modifier, 'de'))
    // `Rohrvent` is short for a fan.
    if ((head.length < safeHead && !isSure) || isBrand(stem(head, 'de'), entries)) continue
    if (!shortens && !isSure && !isProblem(stem(head, 'de'), entries)) continue
    return [
      { word: modifier, isModifier: true, spelling: null },
      { word: head, isModifier: false, spelling: null },
    ]
  }
  return null
}

/** A short one is no half of a compound: `ERR`. */
function isBrand(of: string, entries: Vocabulary['entries']): boolean {
  return entries.get(of)?.some(({ kind, stems }) => kind?.isBrand && stems.length === 1) ?? false
}

/** `Uringeruch` is a smell, whatever it smells of. */
function isProblem(of: string, entries: Vocabulary['entries']): boolean {
  return entries.get(of)?.some(({ problem, stems }) => problem && stems.length === 1) ?? false
}

/** The known word with the smallest distance: one, or two in a long word; null if none is near. */
function nearestStem(typed: string, word: string, { words, entries }: Vocabulary): string | null {
  if (word.length < 5) return null
  const maxDistance = word.length >= 8 ? 2 : 1
  let nearest: { word: string; distance: number } | null = null
  for (const [each, written] of words) {
    if (
      each.length < 4 ||
      !startsAlike(each, word) ||
      Math.abs(each.length - word.length) > maxDistance ||
      /\d/.test(each)
    )
      continue
    const found = distance(word, each)
    if (found > maxDistance || (nearest && found >= nearest.distance)) continue
    if (isOtherEnding(typed, foldText(written)) || isOtherBrand(typed, each, entries)) continue
    nearest = { word: written, distance: found }
  }
  return nearest && nearest.word
}

/** A short word is like many a brand: `Maiko` sounds like `Maico`, but `kolik` is no `Konika`. */
function isOtherBrand(typed: string, known: string, entries: Vocabulary['entries']): boolean {
  const own = entries.get(known) ?? []
  if (typed.length > 5 || own.length === 0 || !own.every(({ kind }) => kind?.notStocked))
    return false
  return [...typed].some((letter, at) => !startsAlike(letter, known[at] ?? letter))
}

const shortWord = 7

/** A short word that goes on differently is another one: `alert` is no misspelt `alergia`. */
function isOtherEnding(typed: string, known: string): boolean {
  const alike = [...typed].findIndex((letter, at) => letter !== known[at])
  const isAtEnd = alike === typed.length - 1
  return isAtEnd && typed.length < shortWord && known.length > typed.length + 1
}
