import type { Locale } from '../../../../domain/locale.ts'
import { defaultLocale, fallbackLocale } from '../../../../domain/locales/locales.ts'

/** Languages in which a text is looked for, one after the other. */
export function localeChain(locale: Locale): Locale[] {
  return [...new Set([locale, fallbackLocale, defaultLocale])]
}
