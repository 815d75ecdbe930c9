import type { Address } from '../../../domain/address.ts'
import type { Market } from '../../request/market.ts'

export interface Branch {
  id: string
  market: Market
  name: string
  address: Address
  openingHours: string
}

/** Own branches where goods can be collected. */
export const branches: Branch[] = [
  branch(
    'leipzig',
    'DE',
    'LuftBasis Leipzig',
    'Musterallee',
    '12',
    '04109',
    'Leipzig',
    'DEU',
    '8:00–17:00',
  ),
  branch(
    'berlin',
    'DE',
    'LuftBasis Berlin',
    'Nonnendammallee',
    '44',
    '13599',
    'Berlin',
    'DEU',
    '7:00–17:00',
  ),
  branch('brno', 'CZ', 'LuftBasis Brno', 'Vídeňská', '121', '619 00', 'Brno', 'CZE', '7:00–16:30'),
  branch(
    'praha',
    'CZ',
    'LuftBasis Praha',
    'Průmyslová',
    '1472',
    '102 00',
    'Praha',
    'CZE',
    '7:00–17:00',
  ),
  branch(
    'bratislava',
    'SK',
    'LuftBasis Bratislava',
    'Rožňavská',
    '30',
    '821 04',
    'Bratislava',
    'SVK',
    '7:00–16:00',
  ),
]

/** As the contract writes an address in one line: `Vídeňská 121, 619 00 Brno`. */
export function addressLine({ street, houseNumber, postcode, city }: Address): string {
  return `${street} ${houseNumber}, ${postcode} ${city}`
}

function branch(
  id: string,
  market: Market,
  name: string,
  street: string,
  houseNumber: string,
  postcode: string,
  city: string,
  country: string,
  openingHours: string,
): Branch {
  return {
    id,
    market,
    name,
    address: { street, houseNumber, postcode, city, country },
    openingHours,
  }
}
