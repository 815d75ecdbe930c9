import type { Locale } from '../../locale.ts'
import type { TradeFacet } from './trade-facet.ts'

export interface Attribute {
  facet: TradeFacet
  /** Phrases in the form of `content.search_words`. */
  words: Partial<Record<Locale, readonly string[]>>
}

export const attribute = (
  facet: TradeFacet,
  de: string,
  cs: string,
  sk: string,
  en: string,
): Attribute => {
  const list = (phrases: string) => phrases.split(',').map((phrase) => phrase.trim())
  return { facet, words: { de: list(de), cs: list(cs), sk: list(sk), en: list(en) } }
}
