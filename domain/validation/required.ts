import type { FieldError } from './message.ts'

/**
 * Whether a field may be empty is the form's decision; the other rules validate non-empty values,
 * and only `tin` lets an empty value pass (spec §5).
 */
export function checkRequired(value: string): FieldError {
  return value.trim() ? null : 'validation.required'
}
