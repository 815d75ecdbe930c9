import type { Address } from '../../../../domain/account/address.ts'
import type { PickupPlace } from '../../../../domain/checkout/checkout.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { countryOf, type Market } from '../../../request/market.ts'

export interface Branch {
  id: string
  market: Market
  name: string
  address: Address
  latitude: number
  longitude: number
  /** On working days. */
  openingHours: string
  /** Warehouse that fills it. */
  warehouseId: string
}

/** Own branches where goods can be collected; the CMS tells more of them, by the same ids. */
export const branches: Branch[] = [
  branch('leipzig', 'DE', 'Leipzig', ['Musterallee', '12', '04109'], {
    latitude: 51.3431,
    longitude: 12.3667,
    openingHours: '8:00–17:00',
  }),
  branch('berlin', 'DE', 'Berlin', ['Nonnendammallee', '44', '13599'], {
    latitude: 52.5385,
    longitude: 13.2384,
    openingHours: '7:00–17:00',
  }),
  branch('brno', 'CZ', 'Brno', ['Vídeňská', '121', '619 00'], {
    latitude: 49.1672,
    longitude: 16.5966,
    openingHours: '7:00–16:30',
  }),
  branch('praha', 'CZ', 'Praha', ['Průmyslová', '1472', '102 00'], {
    latitude: 50.0706,
    longitude: 14.5462,
    openingHours: '7:00–17:00',
  }),
  branch('bratislava', 'SK', 'Bratislava', ['Rožňavská', '30', '821 04'], {
    latitude: 48.1668,
    longitude: 17.159,
    openingHours: '7:00–16:00',
  }),
]

/** As the contract writes an address in one line: `Vídeňská 121, 619 00 Brno`. */
export function addressLine({ street, houseNumber, postcode, city }: Address): string {
  return `${street} ${houseNumber}, ${postcode} ${city}`
}

const workdays: Record<Locale, string> = {
  de: 'Mo–Fr',
  cs: 'Po–Pá',
  sk: 'Po–Pia',
  en: 'Mon–Fri',
}

/** `Mo–Fr 8:00–17:00` */
export function openingHoursOf({ openingHours }: Branch, locale: Locale): string {
  return `${workdays[locale]} ${openingHours}`
}

/** A branch as a list of them shows it. */
export function pickupPlace(one: Branch, locale: Locale): PickupPlace {
  const { id, name, address, latitude, longitude } = one
  return {
    id,
    name,
    address: addressLine(address),
    openingHours: openingHoursOf(one, locale),
    place: address,
    kind: 'branch',
    latitude,
    longitude,
  }
}

function branch(
  id: string,
  market: Market,
  city: string,
  [street, houseNumber, postcode]: [street: string, houseNumber: string, postcode: string],
  where: Pick<Branch, 'latitude' | 'longitude' | 'openingHours'>,
): Branch {
  const address = { street, houseNumber, postcode, city, country: countryOf[market] }
  const warehouseId = market === 'DE' ? 'leipzig' : 'brno'
  return { id, market, name: `LuftBasis ${city}`, address, ...where, warehouseId }
}
