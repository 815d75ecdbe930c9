import type { FieldError } from './message.ts'

/** The street of a form with a separate house number (spec §5 street_only). */
export function checkStreetOnly(street: string, houseNumber: string): FieldError {
  const number = houseNumber.trim()
  return number && street.includes(number) ? 'validation.streetOnly' : null
}

/** One word, and not the reference (the street) once more (spec §5 house_number). */
export function checkHouseNumber(value: string, reference: string): FieldError {
  const number = value.trim()
  return /^\S+$/.test(number) && number !== reference.trim() ? null : 'validation.houseNumber'
}

/**
 * @internal No form has one field for both. Text without digits, white space, a number: `Lidická
 * 700/19` (spec §5 street_and_number).
 */
export function checkStreetAndNumber(value: string): FieldError {
  return /[^\d\s]\s+\d/.test(value) ? null : 'validation.streetAndNumber'
}
