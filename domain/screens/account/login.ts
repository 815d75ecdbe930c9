import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { FieldErrors } from '../../validation/form-fields.ts'

export const route = privateRoute('/login')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface LoginProps {
  /** Same-origin redirect path after the sign-in. */
  redirect: string
  /** Values and errors after a native form post. */
  email: string
  /** A new password was set moments ago. */
  isReset: boolean
  errors: FieldErrors
}
