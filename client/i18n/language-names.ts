import type { Locale } from '../../domain/locale.ts'
import type { TextKey } from './text.ts'

/** Literal keys, from which the build derives the texts of a screen. */
export const languageNames: Record<Locale, TextKey> = {
  de: 'language.de',
  cs: 'language.cs',
  sk: 'language.sk',
  en: 'language.en',
}
