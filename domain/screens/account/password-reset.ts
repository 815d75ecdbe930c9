import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { FieldErrors } from '../../validation/form-fields.ts'

export const route = privateRoute('/passwordreset')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface PasswordResetProps {
  /** Of the link in the mail; '' where the link is not whole. */
  token: string
  email: string
  errors: FieldErrors
}
