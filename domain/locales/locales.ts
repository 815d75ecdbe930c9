/* Apart from the schema: every page needs these at once, and no page its parser. */

export const locales = ['de', 'cs', 'sk', 'en'] as const
type Locale = (typeof locales)[number]

/** For Intl: language and the region whose formats it is written in. */
export const localeTags: Record<Locale, string> = {
  de: 'de-DE',
  cs: 'cs-CZ',
  sk: 'sk-SK',
  en: 'en-GB',
}

/** Where a text is looked for when the locale itself has none (spec §1: default de, fallback cs). */
export const fallbackLocale = 'cs' as const satisfies Locale
export const defaultLocale: Locale = 'de'

export function forEachLocale<Value>(of: (locale: Locale) => Value): Record<Locale, Value> {
  const entries = locales.map((locale): [Locale, Value] => [locale, of(locale)])
  // Every locale is a key, because `locales` lists them all.
  return Object.fromEntries(entries) as Record<Locale, Value>
}
