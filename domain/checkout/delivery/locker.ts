import type { Address } from '../../account/address.ts'
import type { FieldError } from '../../validation/message.ts'

/* DHL lockers and post offices in Germany. Address format: the street is `Packstation` or
   `Postfiliale`, the house number is theirs, and the recipient's DHL number is a line above. */

const kinds = ['Packstation', 'Postfiliale'] as const
type LockerKind = (typeof kinds)[number]

/** Countries with lockers: ISO 3166-1 alpha-3. */
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

/** An undeliverable locker address; null for every street. */
export function checkLocker({ street, country }: Typed, isServed: boolean): FieldError {
  const isPossible = isServed && country === lockerCountry
  return lockerOf(street) && !isPossible ? 'validation.locker' : null
}

/** Locker and post office numbers have three digits. */
export function checkLockerNumber({ street, houseNumber }: Typed): FieldError {
  return lockerOf(street) && !/^\d{3}$/.test(houseNumber.trim()) ? 'validation.lockerNumber' : null
}

/** The recipient's number opens the locker; a post office also requires an identity card. */
export function checkPostNumber({ street, postNumber }: Typed): FieldError {
  const kind = lockerOf(street)
  const typed = postNumber.replace(/\s/g, '')
  if (typed === '') return kind === 'Packstation' ? 'validation.required' : null
  if (!kind) return 'validation.lockerStreet'
  return /^\d{6,10}$/.test(typed) ? null : 'validation.postNumber'
}

/** Street lines of a parcel label, including the line above. */
export function streetLines({ street, houseNumber, postNumber }: StreetPart): string[] {
  return [...(postNumber ? [postNumber] : []), `${street} ${houseNumber}`.trim()]
}

type StreetPart = Pick<Address, 'street' | 'houseNumber' | 'postNumber'>
