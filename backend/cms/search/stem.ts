import type { Locale } from '../../../domain/locale.ts'
import { fold } from './words.ts'

const endings: Record<Locale, readonly string[]> = {
  de: ['en', 'es', 'em', 'e', 'n', 's'],
  cs: [
    'ymi',
    'ami',
    'emi',
    'imi',
    'eho',
    'emu',
    'ych',
    'ich',
    'ech',
    'ach',
    'ovi',
    'ou',
    'em',
    'om',
    'um',
    'im',
    'ym',
    'mi',
    'u',
    'y',
    'a',
    'e',
    'i',
    'o',
  ],
  sk: [
    'ymi',
    'ami',
    'imi',
    'eho',
    'emu',
    'ych',
    'ich',
    'och',
    'ach',
    'iam',
    'ovi',
    'ou',
    'om',
    'im',
    'ym',
    'ie',
    'mi',
    'ej',
    'iu',
    'ia',
    'u',
    'y',
    'a',
    'e',
    'i',
    'o',
  ],
  en: ['ings', 'ing', 'es', 's', 'e'],
}
/** What is left of a word has at least so many letters. */
const shortest = 3

/** A word without diacritics and without its ending, in which the forms of a word differ. */
export function stem(word: string, locale: Locale): string {
  const plain = fold(word)
  const folded = locale === 'de' ? plain.replace(/(?<![aeiouq])([aou])e/g, '$1') : plain
  if (/\d/.test(folded)) return folded
  const first = without(folded, locale)
  // `Rohres` ends twice, as do `ducts` of `ducting`.
  return locale === 'de' || locale === 'en' ? without(first, locale) : first
}

function without(word: string, locale: Locale): string {
  const ending = endings[locale].find(
    (each) => word.endsWith(each) && word.length - each.length >= shortest,
  )
  return ending ? word.slice(0, -ending.length) : word
}
