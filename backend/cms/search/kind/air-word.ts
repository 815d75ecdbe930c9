import type { Locale } from '../../../../domain/locale.ts'
import { airWords, roomWords } from '../../../../domain/ventilation/search/air-words.ts'
import { stem } from '../stem.ts'

type Words = typeof airWords

const known = new Map<Words, Map<Locale, ReadonlySet<string>>>()

function stemsOf(words: Words, locale: Locale): ReadonlySet<string> {
  const byLocale = known.get(words) ?? new Map<Locale, ReadonlySet<string>>()
  known.set(words, byLocale)
  const stems = byLocale.get(locale) ?? new Set(words[locale].map((each) => stem(each, locale)))
  byLocale.set(locale, stems)
  return stems
}

/** Whether a stem says where air goes. */
export function isAirWord(word: string, locale: Locale): boolean {
  return stemsOf(airWords, locale).has(word)
}

/** Whether stems say where air goes, in a room or not: `Abluft Bad`. */
export function areAirWords(stems: readonly string[], locale: Locale): boolean {
  return (
    stems.some((each) => isAirWord(each, locale)) &&
    stems.every((each) => isAirWord(each, locale) || stemsOf(roomWords, locale).has(each))
  )
}
