import type { Locale } from '../../locale.ts'
import type { ProblemCode } from './problem-help.ts'

/** A problem of a visitor, with its solutions: articles and products. */
export interface Problem {
  code: ProblemCode
  /** Words and phrases that describe it. */
  words: Partial<Record<Locale, readonly string[]>>
  /** Search text for its articles. */
  reading: Partial<Record<Locale, string>>
  /** Search text for its products; '' if there are none. */
  products: Partial<Record<Locale, string>>
  /** Other products in some rooms, or for some products that have it: the first that applies. */
  others?: readonly (
    | {
        rooms: Partial<Record<Locale, readonly string[]>>
        products: Partial<Record<Locale, string>>
      }
    | { of: Partial<Record<Locale, string>>; products: Partial<Record<Locale, string>> }
  )[]
  /** Products that have the problem, so they are not the requested ones: `Lüfter brummt`. */
  of?: Partial<Record<Locale, readonly string[]>>
  /** They may have to be replaced, so they are shown in turn with the solution: before it or after. */
  replaced?: 'first' | 'second'
}

export const list = (de: string, cs: string, sk: string, en: string) => ({
  de: de.split(', '),
  cs: cs.split(', '),
  sk: sk.split(', '),
  en: en.split(', '),
})

export const text = (de: string, cs: string, sk: string, en: string) => ({ de, cs, sk, en })
