import type { Country } from '../../../domain/account/address.ts'
import { countryCode, namedCountries } from '../../../domain/country-code.ts'
import type { Locale } from '../../../domain/locale.ts'
import { onePerLanguage } from '../../../domain/time/one-per-language.ts'

const namesIn = onePerLanguage(
  (tag: string, type: 'region') => new Intl.DisplayNames(tag, { type }),
)

/** Countries of an invoice address, which has no limit: those delivered to, then all others by name. */
export function billingCountries(delivered: readonly Country[], locale: Locale): Country[] {
  const names = namesIn(locale, 'region')
  const others = namedCountries
    .filter((code) => !delivered.some((country) => country.code === code))
    .map((code) => ({ code, phonePrefix: '', title: names.of(countryCode(code) ?? code) ?? code }))
  return [...delivered, ...others.toSorted((a, b) => a.title.localeCompare(b.title, locale))]
}
