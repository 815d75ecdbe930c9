import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { FieldErrors } from '../../validation/form-fields.ts'

export const route = privateRoute('/passwordforgotten')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface PasswordForgottenProps {
  /** An email was sent, if there is such an account. */
  sent: boolean
  /** Values and errors after a native form post. */
  email: string
  errors: FieldErrors
}
