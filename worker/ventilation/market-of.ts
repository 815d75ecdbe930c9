import { countryCode } from '../../domain/country-code.ts'

/** Market of a plan: ISO 3166-1 alpha-2 in lower case. */
export function marketOf(country: string): string {
  return (countryCode(country) ?? country.slice(0, 2)).toLowerCase()
}
