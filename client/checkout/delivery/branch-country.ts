import type { Locale } from '../../../domain/locale.ts'

const alpha2: Record<string, string> = { CZE: 'CZ', SVK: 'SK', POL: 'PL', DEU: 'DE', AUT: 'AT' }

/** Name of a country (ISO 3166-1 alpha-3) with pick-up points; else its code. */
export function countryName(country: string, locale: Locale): string {
  const code = alpha2[country]
  return (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) ?? country
}
