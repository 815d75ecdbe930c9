import type { Country } from '../../domain/account/address.ts'
import { countryCode } from '../../domain/country-code.ts'
import { onePerLanguage } from '../../domain/time/one-per-language.ts'
import { phonePrefixes } from '../../domain/merchant/country-codes.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import type { Caller } from '../request/caller.ts'
import { marketOf } from '../request/market.ts'

const namesIn = onePerLanguage(
  (tag: string, type: 'region') => new Intl.DisplayNames(tag, { type }),
)

/** Countries that the caller's market delivers to, named in their language. */
export function deliveryCountries({ shipping }: Merchant, caller: Caller): Country[] {
  const names = namesIn(caller.locale, 'region')
  return (shipping.countries[marketOf(caller)] ?? []).map((code) => {
    const region = countryCode(code)
    return {
      code,
      phonePrefix: phonePrefixes[code],
      title: (region && names.of(region)) ?? code,
    }
  })
}
