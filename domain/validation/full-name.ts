import type { FieldError } from './message.ts'

/** At least two words (spec §5 full_name). */
export function checkFullName(value: string): FieldError {
  return /\S\s+\S/.test(value) ? null : 'validation.fullName'
}

/** The last word is the last name: `Jan Amos Komenský` -> `Jan Amos`, `Komenský`. */
export function splitFullName(value: string): { firstName: string; lastName: string } {
  const words = value.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
