import { countryName } from '../country-name.ts'
import type { Locale } from '../locale.ts'

/** Country name in capitals, as postal services require; empty for domestic ones. */
export function countryLine(country: string, home: string, locale: Locale): string {
  if (country === home) return ''
  return countryName(country, locale).toLocaleUpperCase(locale)
}
