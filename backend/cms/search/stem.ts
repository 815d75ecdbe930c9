import { textsOf } from '../../locales/texts-of.ts'
import type { Locale } from '../../../domain/locale.ts'
import { foldText } from './words.ts'

/** Minimum length of a stem. */
const shortest = 3

/** A vowel of the genitive plural only: `trubek` of `trubka`, `koupelen`, `rúrok`. */
const fleeting = /[^aeiouy]{1}(?:i?ek|en|ok)$/

/** Dative and locative of feminine nouns, Czech: `v trubce`, `ke klapce`. */
const softened = /(?<=[^aeiouy]{1})ce$/

/** Stem of a word: without diacritics and ending. */
export function stem(word: string, locale: Locale): string {
  const plain = foldText(word)
  const folded = locale === 'de' ? plain.replace(/(?<![aeiouq])([aou])e/g, '$1') : plain
  if (/\d/.test(folded)) return folded
  if ((locale === 'cs' || locale === 'sk') && fleeting.test(folded))
    return folded.replace(/i?.(.)$/, '$1')
  if (locale === 'cs' && folded.length > shortest + 1 && softened.test(folded))
    return folded.replace(softened, 'k')
  const first = without(folded, locale)
  // `Rohres` has two endings, as has `ducting`.
  return locale === 'de' || locale === 'en' ? without(first, locale) : first
}

function without(word: string, locale: Locale): string {
  const ending = textsOf(locale).search.endings.find(
    (each) =>
      word.endsWith(each) &&
      word.length - each.length >= shortest &&
      // `Außen` is not `aus`.
      !(locale === 'de' && each === 's' && word.endsWith('ss')),
  )
  return ending ? word.slice(0, -ending.length) : word
}
