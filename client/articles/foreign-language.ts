import type { Locale } from '../../domain/locale.ts'

/** `lang` of a text that is not in the language of the page around it. */
export function foreignLanguage(written: Locale, shown: Locale): Locale | undefined {
  return written === shown ? undefined : written
}
