import type { Locale } from '../../../../domain/locale.ts'
import { stopWordsOf } from '../stop-words.ts'
import { foldText } from '../words.ts'

/** Whether a text has a word or sign like `and`. */
export function isJoining(text: string, locale: Locale): boolean {
  const words = text.match(/\p{L}+/gu) ?? []
  return /[+&]/.test(text) || words.some((word) => stopWordsOf(locale).joining.has(foldText(word)))
}
