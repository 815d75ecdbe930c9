import type { Locale } from '../../../../domain/locale.ts'
import { airWords } from '../../../../domain/ventilation/search/air-words.ts'
import { stem } from '../stem.ts'

const stems = new Map<Locale, ReadonlySet<string>>()

/** Whether a stem says where air goes. */
export function isAirWord(word: string, locale: Locale): boolean {
  const known = stems.get(locale) ?? new Set(airWords[locale].map((each) => stem(each, locale)))
  stems.set(locale, known)
  return known.has(word)
}
