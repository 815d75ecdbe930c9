import type { Country } from '../../domain/account/address.ts'
import { countryName } from '../../domain/country-name.ts'
import { phonePrefixes } from '../../domain/merchant/country-codes.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import type { Caller } from '../request/caller.ts'
import { marketOf } from '../request/market.ts'

/** Countries that the caller's market delivers to, named in their language. */
export function deliveryCountries({ shipping }: Merchant, caller: Caller): Country[] {
  return (shipping.countries[marketOf(caller)] ?? []).map((code) => ({
    code,
    phonePrefix: phonePrefixes[code],
    title: countryName(code, caller.locale),
  }))
}
