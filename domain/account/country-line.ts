import { countryCode } from '../country-code.ts'
import type { Locale } from '../locale.ts'

/** Country name in capitals, as postal services require; empty for domestic ones. */
export function countryLine(country: string, home: string, locale: Locale): string {
  if (country === home) return ''
  const code = countryCode(country)
  const name = code && new Intl.DisplayNames([locale], { type: 'region' }).of(code)
  return (name ?? country).toLocaleUpperCase(locale)
}
