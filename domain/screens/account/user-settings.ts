import { customerRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { FieldErrors, FieldValues } from '../../validation/form-fields.ts'

export const route = customerRoute('/user/settings')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface UserSettingsProps {
  email: string
  values: FieldValues
  errors: FieldErrors
  /** Of the form that deletes the account. */
  deleteErrors: FieldErrors
}
