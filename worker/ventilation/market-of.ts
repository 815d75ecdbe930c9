import { countryCode } from '../../domain/country-code.ts'

/** ISO 3166-1 alpha-2 in small letters, as plans name their market. */
export function marketOf(country: string): string {
  return (countryCode(country) ?? country.slice(0, 2)).toLowerCase()
}
