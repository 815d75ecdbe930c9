import type { FieldError } from './message.ts'

const maxLength = 254
// What zod's z.email() accepts, so that the browser and the contract never disagree.
const pattern = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export function checkEmail(value: string): FieldError {
  const email = value.trim()
  return email.length <= maxLength && pattern.test(email) ? null : 'validation.email'
}
