import { countryCode } from './country-code.ts'
import type { Locale } from './locale.ts'
import { onePerLanguage } from './time/one-per-language.ts'

const namesIn = onePerLanguage(
  (tag: string, type: 'region') => new Intl.DisplayNames(tag, { type }),
)

/** Name of a country (ISO 3166-1 alpha-3) in a language; the code of one that is unknown. */
export function countryName(country: string, locale: Locale): string {
  const code = countryCode(country)
  return (code && namesIn(locale, 'region').of(code)) ?? country
}
