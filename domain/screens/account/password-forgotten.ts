import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { FieldErrors } from '../../validation/form-fields.ts'

export const route = privateRoute('/passwordforgotten')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface PasswordForgottenProps {
  /** A mail is on its way, if there is such an account. */
  sent: boolean
  /** What was typed and what was wrong with it, after a form post without JavaScript. */
  email: string
  errors: FieldErrors
}
