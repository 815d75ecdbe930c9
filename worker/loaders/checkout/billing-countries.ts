import type { Country } from '../../../domain/account/address.ts'
import { namedCountries } from '../../../domain/country-code.ts'
import { countryName } from '../../../domain/country-name.ts'
import type { Locale } from '../../../domain/locale.ts'

/** Countries of an invoice address, which has no limit: those delivered to, then all others by name. */
export function billingCountries(delivered: readonly Country[], locale: Locale): Country[] {
  const others = namedCountries
    .filter((code) => !delivered.some((country) => country.code === code))
    .map((code) => ({ code, phonePrefix: '', title: countryName(code, locale) }))
  return [...delivered, ...others.toSorted((a, b) => a.title.localeCompare(b.title, locale))]
}
