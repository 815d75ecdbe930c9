import type { Locale } from '../../../../domain/locale.ts'
import { defaultLocale, fallbackLocale } from '../../../../domain/locales/locales.ts'

/** Fallback chain of languages. */
export function localeChain(locale: Locale): Locale[] {
  return [...new Set([locale, fallbackLocale, defaultLocale])]
}
