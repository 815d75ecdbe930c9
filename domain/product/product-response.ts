import type { FieldErrors, FieldValues } from '../validation/form-fields.ts'

/** Result of a product page form that was posted natively. */
export interface ProductResponse {
  form: 'review' | 'watcher'
  /** The accepted action; '' if it was rejected. */
  done: string
  errors: FieldErrors
  values: FieldValues
}
