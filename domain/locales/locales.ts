/* Separate from the schema: every page needs these, and no page needs the parser. */

export const locales = ['de', 'cs', 'sk', 'en'] as const
type Locale = (typeof locales)[number]

/** For Intl: language with the region of its formats. */
export const localeTags: Record<Locale, string> = {
  de: 'de-DE',
  cs: 'cs-CZ',
  sk: 'sk-SK',
  en: 'en-GB',
}

/** Fallback for missing texts of the locale (spec §1: default de, fallback cs). */
export const fallbackLocale = 'cs' as const satisfies Locale
export const defaultLocale: Locale = 'de'

export function forEachLocale<Value>(of: (locale: Locale) => Value): Record<Locale, Value> {
  const entries = locales.map((locale): [Locale, Value] => [locale, of(locale)])
  // Every locale is a key, because `locales` lists them all.
  return Object.fromEntries(entries) as Record<Locale, Value>
}
