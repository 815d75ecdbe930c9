import type { FieldError } from './message.ts'

export const minPasswordLength = 8
const maxPasswordLength = 200

/** Length is the only rule (NIST SP 800-63B); the contract's NewPassword says the same. */
export function checkPassword(value: string): FieldError {
  if (value.length < minPasswordLength) return 'validation.passwordShort'
  return value.length > maxPasswordLength ? 'validation.passwordLong' : null
}

/** Both must match and not be empty (spec §5, §4 registration flag). */
export function checkPasswordConfirmation(password: string, confirmation: string): FieldError {
  return confirmation && confirmation === password ? null : 'validation.passwordConfirmation'
}
