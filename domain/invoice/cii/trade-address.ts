import type { Address } from '../../account/address.ts'
import { filled } from './elements.ts'
import { countryCode } from './country-code.ts'

export function tradeAddress({ street, houseNumber, postcode, city, country }: Address) {
  return {
    ...filled('ram:PostcodeCode', postcode),
    ...filled('ram:LineOne', `${street} ${houseNumber}`),
    ...filled('ram:CityName', city),
    'ram:CountryID': countryCode(country),
  }
}
