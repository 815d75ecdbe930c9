import type { Locale } from '../../../domain/locale.ts'
import { textsOf } from '../../locales/texts-of.ts'
import { foldText } from './words.ts'

interface StopWords {
  /** Words without meaning for a product. */
  silent: ReadonlySet<string>
  /** Words like `with`. */
  having: ReadonlySet<string>
  /** Words like `for`: a purpose follows. */
  purpose: ReadonlySet<string>
  /** Words like `controlled`, after what controls: `thermostat controlled`. */
  controlling: ReadonlySet<string>
  /** Words like `without`. */
  denying: ReadonlySet<string>
  /** Words like `or`. */
  either: ReadonlySet<string>
  /** Words like `and`. */
  joining: ReadonlySet<string>
}

const known = new Map<Locale, StopWords>()

/** Stop words of a language, folded. */
export function stopWordsOf(locale: Locale): StopWords {
  const words = known.get(locale) ?? readWords(locale)
  known.set(locale, words)
  return words
}

function readWords(locale: Locale): StopWords {
  const { stopWords, having, purpose, controlling, denying, either, joining } =
    textsOf(locale).search
  // People without umlauts write `fuer`.
  const set = (list: string) =>
    new Set(
      list
        .split(' ')
        .flatMap((word) => [word, apart(word)])
        .map(foldText),
    )
  return {
    silent: set(stopWords),
    having: set(having),
    purpose: set(purpose),
    controlling: set(controlling),
    denying: set(denying),
    either: set(either),
    joining: set(joining),
  }
}

function apart(word: string): string {
  return word.replace(/[äöü]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
}
