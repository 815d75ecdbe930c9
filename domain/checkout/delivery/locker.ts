import type { Address } from '../../account/address.ts'
import type { FieldError } from '../../validation/message.ts'

/*
 * Parcel lockers and post offices of DHL in Germany. They have no address of their own kind: the
 * street is `Packstation` or `Postfiliale`, the house number is theirs, and the recipient's number at
 * DHL stands in a line of its own above.
 */

const kinds = ['Packstation', 'Postfiliale'] as const
type LockerKind = (typeof kinds)[number]

/** Where lockers are: ISO 3166-1 alpha-3. */
const lockerCountry = 'DEU'

/** `packstation` -> `Packstation`; null for a street. */
export function lockerOf(street: string): LockerKind | null {
  const typed = street.trim().toLowerCase()
  return kinds.find((kind) => kind.toLowerCase() === typed) ?? null
}

interface Typed {
  street: string
  houseNumber: string
  country: string
  postNumber: string
}

/** A locker that nothing can be sent to; null for every street. */
export function checkLocker({ street, country }: Typed, isServed: boolean): FieldError {
  const isPossible = isServed && country === lockerCountry
  return lockerOf(street) && !isPossible ? 'validation.locker' : null
}

/** Lockers and their post offices have three digits. */
export function checkLockerNumber({ street, houseNumber }: Typed): FieldError {
  return lockerOf(street) && !/^\d{3}$/.test(houseNumber.trim()) ? 'validation.lockerNumber' : null
}

/** The recipient's number opens the locker; a post office asks for an identity card as well. */
export function checkPostNumber({ street, postNumber }: Typed): FieldError {
  const kind = lockerOf(street)
  const typed = postNumber.replace(/\s/g, '')
  if (typed === '') return kind === 'Packstation' ? 'validation.required' : null
  if (!kind) return 'validation.lockerStreet'
  return /^\d{6,10}$/.test(typed) ? null : 'validation.postNumber'
}

/** Street and number as they are written on a parcel, with what has to stand above them. */
export function streetLines({ street, houseNumber, postNumber }: StreetPart): string[] {
  return [...(postNumber ? [postNumber] : []), `${street} ${houseNumber}`.trim()]
}

type StreetPart = Pick<Address, 'street' | 'houseNumber' | 'postNumber'>
