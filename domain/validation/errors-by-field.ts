import type { FieldErrors } from './form-fields.ts'

/** The messages of a refusal by field, all of them: the store may have several for one. */
export function errorsByField(
  errors: readonly { field?: string | undefined; title: string }[],
): FieldErrors {
  const found: FieldErrors = {}
  for (const { field = '', title } of errors) {
    found[field] = found[field] ? `${found[field]} ${title}` : title
  }
  return found
}
