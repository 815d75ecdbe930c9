import type { FieldErrors, FieldValues } from '../validation/form-fields.ts'

/** What became of a form of the product page that was posted without JavaScript. */
export interface ProductAnswer {
  form: 'review' | 'watcher'
  /** What it was sent for; '' where it was not taken. */
  done: string
  errors: FieldErrors
  values: FieldValues
}
