import type { FieldError } from './message.ts'

/** `+`, then at least nine of digits, brackets, slash, dot, space, hyphen (spec §5 phone_number). */
export function checkPhoneNumber(value: string): FieldError {
  return /^\+[\d()/. -]{9,}$/.test(value.trim()) ? null : 'validation.phoneNumber'
}
