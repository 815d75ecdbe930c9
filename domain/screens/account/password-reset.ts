import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { FieldErrors } from '../../validation/form-fields.ts'

export const route = privateRoute('/passwordreset')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface PasswordResetProps {
  /** Token of the emailed link; '' if the link is incomplete. */
  token: string
  /** The link has been used or has expired: there is no form. */
  isOver: boolean
  email: string
  errors: FieldErrors
}
