import type { FieldError } from './message.ts'

const maxLength = 254
// The pattern of zod's z.email(), so that browser and contract agree.
const pattern = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export function checkEmail(value: string): FieldError {
  const email = value.trim()
  return email.length <= maxLength && pattern.test(email) ? null : 'validation.email'
}
