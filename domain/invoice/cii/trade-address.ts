import type { Address } from '../../account/address.ts'
import { filled } from './elements.ts'
import { countryCode } from '../../country-code.ts'

export function tradeAddress(address: Address) {
  const { street, houseNumber, postNumber = '', postcode, city, country } = address
  const code = countryCode(country)
  // Better no invoice than one with a wrong country.
  if (!code) throw new Error(`No two-letter code of the country ${country}`)
  return {
    ...filled('ram:PostcodeCode', postcode),
    ...filled('ram:LineOne', `${street} ${houseNumber}`),
    ...filled('ram:LineTwo', postNumber),
    ...filled('ram:CityName', city),
    'ram:CountryID': code,
  }
}
