import { textsOf } from '../../../locales/texts-of.ts'
import type { Address } from '../../../../domain/account/address.ts'
import type { PickupPlace } from '../../../../domain/checkout/checkout.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Branch } from '../../../../domain/merchant/merchant.ts'

/** One-line address in the contract's format: `Vídeňská 121, 619 00 Brno`. */
export function addressLine({ street, houseNumber, postcode, city }: Address): string {
  return `${street} ${houseNumber}, ${postcode} ${city}`
}

/** `Mo–Fr 8:00–17:00` */
export function openingHoursOf({ openingHours }: Branch, locale: Locale): string {
  return `${textsOf(locale).orders.workdays} ${openingHours}`
}

/** A branch as a list entry. */
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
