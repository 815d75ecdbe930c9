import { countryCode } from '../../../../domain/invoice/cii/country-code.ts'
import type { Locale } from '../../../../domain/locale.ts'

/** The country's name, in capitals as the post wants it; empty at home. */
export function countryLine(country: string, home: string, locale: Locale): string {
  if (country === home) return ''
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return (names.of(countryCode(country)) ?? country).toLocaleUpperCase(locale)
}
