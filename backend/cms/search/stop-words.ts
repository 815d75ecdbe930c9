import type { Locale } from '../../../domain/locale.ts'
import { textsOf } from '../../locales/texts-of.ts'
import { fold } from './words.ts'

interface StopWords {
  /** Words that say nothing of a product. */
  silent: ReadonlySet<string>
  /** What follows them is had by what stands before them. */
  having: ReadonlySet<string>
  /** What follows them is not wanted. */
  denying: ReadonlySet<string>
}

const known = new Map<Locale, StopWords>()

/** Words of a language that are no words of the catalogue, folded. */
export function stopWordsOf(locale: Locale): StopWords {
  const words = known.get(locale) ?? readWords(locale)
  known.set(locale, words)
  return words
}

function readWords(locale: Locale): StopWords {
  const { stopWords, having, denying } = textsOf(locale).search
  const set = (list: string) => new Set(list.split(' ').map(fold))
  return { silent: set(stopWords), having: set(having), denying: set(denying) }
}
