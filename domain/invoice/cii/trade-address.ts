import type { Address } from '../../account/address.ts'
import { filled } from './elements.ts'
import { countryCode } from '../../country-code.ts'

export function tradeAddress({ street, houseNumber, postcode, city, country }: Address) {
  const code = countryCode(country)
  // Better no invoice than one with a country that nobody meant.
  if (!code) throw new Error(`No two-letter code of the country ${country}`)
  return {
    ...filled('ram:PostcodeCode', postcode),
    ...filled('ram:LineOne', `${street} ${houseNumber}`),
    ...filled('ram:CityName', city),
    'ram:CountryID': code,
  }
}
