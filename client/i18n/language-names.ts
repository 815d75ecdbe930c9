import type { Locale } from '../../domain/locale.ts'
import type { TextKey } from './text.ts'

/** Literal keys, from which the build sees which texts a screen needs. */
export const languageNames: Record<Locale, TextKey> = {
  de: 'language.de',
  cs: 'language.cs',
  sk: 'language.sk',
  en: 'language.en',
}
